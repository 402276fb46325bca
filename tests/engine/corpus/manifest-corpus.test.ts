import { describe, expect, it } from 'vitest';
import type { CorpusManifest } from '../../../src/engine/corpus/manifest';
import { readManifestCorpus } from '../../../src/engine/corpus/manifest-corpus';
import { insurerFiles } from '../abstention/insurer';

const MANIFEST: CorpusManifest = {
  schema: 'corpus-manifest/1',
  kind: 'abstention',
  id: 'small',
  name: { fr: 'Petit', en: 'Small' },
  languages: ['fr', 'en'],
  title: { fr: 'Petit', en: 'Small' },
  licence: 'CC BY 4.0',
  source: 'a test',
  documents: [{ id: 'd1', title: { fr: 'Un', en: 'One' } }],
};
const QUESTIONS = {
  schema: 'corpus-questions/1',
  questions: [
    { id: 'a1', text: { fr: 'Combien ?', en: 'How much?' }, answer: { fr: '5 €', en: '€5' } },
    {
      id: 'u1',
      text: { fr: 'Quand ?', en: 'When?' },
      unanswerable: true,
      why: 'named-without-figure',
      note: { fr: 'Sans date.', en: 'No date.' },
    },
  ],
};
const TEXTS = new Map([['d1', 'It costs [[a1>€5<a1]].']]);

const read = (questions: unknown, texts = TEXTS, manifest = MANIFEST) =>
  readManifestCorpus(manifest, questions, texts, 'en');

describe('readManifestCorpus', () => {
  it('gives the corpus of one language, evidence from the marks', () => {
    const found = read(QUESTIONS);
    expect(found.ok && found.value.corpus).toMatchObject({
      language: 'en',
      title: 'Small',
      documents: [{ id: 'd1', title: 'One', text: 'It costs €5.' }],
      questions: [
        { id: 'a1', answer: '€5', evidence: [{ documentId: 'd1', start: 9, end: 11 }] },
        { id: 'u1', unanswerable: true, evidence: [] },
      ],
    });
    expect(found.ok && found.value.notes.get('u1')).toEqual({
      why: 'named-without-figure',
      note: 'No date.',
    });
  });

  it('takes a text that stands in one language as it is', () => {
    const questions = { ...QUESTIONS, questions: [{ id: 'a1', text: 'How much?', answer: '€5' }] };
    const found = read(questions);
    expect(found.ok && found.value.corpus.questions).toMatchObject([
      { id: 'a1', text: 'How much?', answer: '€5' },
    ]);
  });

  it.each([
    ['questions-invalid', { ...QUESTIONS, schema: 'other' }, TEXTS, MANIFEST],
    ['questions-invalid', null, TEXTS, MANIFEST],
    ['document-without-text', QUESTIONS, new Map(), MANIFEST],
    ['mark-not-closed', QUESTIONS, new Map([['d1', '[[a1>x']]), MANIFEST],
    ['question-without-mark', QUESTIONS, new Map([['d1', 'Nothing marked.']]), MANIFEST],
    ['corpus-invalid', QUESTIONS, TEXTS, { ...MANIFEST, title: { fr: 'Petit' } }],
    [
      'corpus-duplicate-id',
      { ...QUESTIONS, questions: [QUESTIONS.questions[1], QUESTIONS.questions[1]] },
      TEXTS,
      MANIFEST,
    ],
  ] as const)('fails with %s', (code, questions, texts, manifest) => {
    expect(read(questions, texts as typeof TEXTS, manifest)).toMatchObject({
      ok: false,
      error: { code },
    });
  });

  it('reads the bundled papers, twenty questions and sixty further ones, in both languages', () => {
    for (const language of ['fr', 'en'] as const) {
      const { manifest, questions, texts, further } = insurerFiles(language);
      const twenty = readManifestCorpus(manifest, questions, texts, language);
      const sixty = readManifestCorpus(manifest, further, texts, language);
      if (!twenty.ok || !sixty.ok) throw new Error('unread');
      expect(twenty.value.corpus.questions).toHaveLength(20);
      expect(sixty.value.corpus.questions).toHaveLength(60);
      expect(twenty.value.notes.size).toBe(4);
    }
  });
});
