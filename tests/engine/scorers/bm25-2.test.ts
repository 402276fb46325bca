import { describe, expect, it } from 'vitest';
import { readQuestion, retrieve } from '../../../src/engine/pipeline';
import { PreparedCorpus } from '../../../src/engine/prepare';
import { DEFAULT_SETTINGS } from '../../../src/engine/settings';
import type { Language } from '../../../src/engine/text/language';

/** Scores of documents of one chunk each, in their order. */
function scores(language: Language, texts: readonly string[], question: string, scorer: string) {
  const sources = texts.map((text, place) => ({ id: `d${place}`, title: '', text, language }));
  const prepared = new PreparedCorpus(sources, { ...DEFAULT_SETTINGS, chunking: 'characters' });
  const settings = { ...DEFAULT_SETTINGS, scorer: scorer as 'bm25-2', topK: 1 };
  return [...retrieve(prepared, readQuestion(question, language), settings).scores];
}

describe('bm25-2', () => {
  it.each([
    ['fr', 'Qui parle français ?', 'Elle est de langue française.', 'La monnaie était le franc.'],
    ['fr', 'Combien de coraux ?', 'Un corail y vit.', 'Une chorale y vit.'],
    ['fr', 'Qui paie 1000 € ?', 'Le prix est de 1 000 euros.', 'Le prix est de 100 euros.'],
    ['fr', 'Quelle presqu’île ?', 'Deux presqu’îles.', 'Une île.'],
    ['en', 'Who knows C#?', 'He writes C# daily.', 'She writes C++ daily.'],
    ['en', 'Was it added?', 'They add it.', 'The ad is here.'],
    ['en', 'Who paid 1000?', 'It cost 1,000.', 'It cost 1,100.'],
  ] as const)('%s: %s finds %j before %j', (language, question, right, wrong) => {
    const [first, second] = scores(language, [wrong, right], question, 'bm25-2');
    expect(second).toBeGreaterThan(first!);
    const [older, olderRight] = scores(language, [wrong, right], question, 'bm25-1');
    expect(olderRight! > older!).toBe(false);
  });

  it('gives a policy its own terms, and leaves those of bm25-1 as they were', () => {
    const text = 'Un corail y vit.';
    const sources = [{ id: 'd', title: '', text, language: 'fr' as const }];
    const prepared = new PreparedCorpus(sources, { ...DEFAULT_SETTINGS, chunking: 'characters' });
    const carried = { ...DEFAULT_SETTINGS, policy: 'carried-bm25' } as const;
    const question = readQuestion('les coraux', 'fr');
    const supplied = (scorer: 'bm25-1' | 'bm25-2') =>
      retrieve(prepared, question, { ...carried, scorer }).supplied;
    expect(supplied('bm25-2')).toEqual([0]);
    expect(supplied('bm25-1')).toEqual([]);
  });
});
