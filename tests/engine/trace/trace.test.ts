import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RetrievalCorpus } from '../../../src/engine/corpus/retrieval-corpus';
import { CATALOGUE } from '../../../src/engine/evaluation/catalogue';
import { corpusDocuments } from '../../../src/engine/evaluation/corpus';
import { placedScope } from '../../../src/engine/evaluation/placed-scope';
import { readQuestion, type Retrieval } from '../../../src/engine/pipeline';
import { PreparedCorpus } from '../../../src/engine/prepare';
import { SCORERS } from '../../../src/engine/scorers';
import {
  chunkingOf,
  DEFAULT_SETTINGS,
  type ChunkingSettings,
  type PipelineSettings,
} from '../../../src/engine/settings';
import { trace, type Trace } from '../../../src/engine/trace/trace';
import { bundledManifests, folderOf, readDocumentFolders } from '../../../src/cli/bundled';
import { holds, recomputed } from './evaluator';

const CORPORA: readonly RetrievalCorpus[] = [
  ...bundledManifests('neighbours'),
  ...bundledManifests('abstention'),
].flatMap((manifest) => readDocumentFolders(folderOf(manifest)));

const CUTTINGS: readonly ChunkingSettings[] = [
  { ...chunkingOf(DEFAULT_SETTINGS), chunking: 'characters', target: 800 },
  { ...chunkingOf(DEFAULT_SETTINGS), chunking: 'characters', target: 400 },
  { ...chunkingOf(DEFAULT_SETTINGS), chunking: 'sentence-range' },
];

function settingsOf(
  { policy, space, settings }: (typeof CATALOGUE)[number],
  chunking: ChunkingSettings,
  scorer: PipelineSettings['scorer'] = 'bm25-1',
): PipelineSettings {
  return {
    ...DEFAULT_SETTINGS,
    ...chunking,
    ...settings,
    policy,
    scorer,
    ...(space && { space }),
  };
}

/** Everything that must hold of a Trace, whatever made it. */
function isTrue(told: Trace): void {
  const { selection, rankedScores: scores } = told;
  const ranking = [...told.supply.ranking];
  const tied = new Map<number, number[]>();
  ranking.forEach((chunk, place) => {
    const score = scores[place]!;
    tied.set(score, [...(tied.get(score) ?? []), chunk]);
    if (place === 0) return;
    const [before, above] = [ranking[place - 1]!, scores[place - 1]!];
    const inOrder = above > score || (above === score && before < chunk);
    if (!inOrder) expect.fail(`${before} (${above}) before ${chunk} (${score})`);
  });
  expect(told.ties).toEqual([...tied.values()].filter((chunks) => chunks.length > 1));

  for (const chunk of told.chunks) {
    const value = recomputed(chunk);
    if (!(Math.abs(value - chunk.score) <= 1e-9)) expect.fail(`${chunk.formula} = ${value}`);
    if (chunk.rank !== null) expect(chunk.score).toBe(scores[chunk.rank - 1]);
  }

  const supplied = new Set(told.supplied);
  const let_in = new Set<number>();
  for (const test of selection?.tests ?? []) {
    expect(holds(test.comparison, test.terms)).toBe(test.passes);
    if (test.passes) let_in.add(test.chunk);
  }
  ranking.forEach((chunk, place) => {
    const shown = { rank: place + 1, score: scores[place]! };
    const passes = selection !== null && holds(selection.comparison, selection.terms, shown);
    if (supplied.has(chunk) !== (passes || let_in.has(chunk))) expect.fail(`${chunk} supplied`);
  });
  for (const chunk of told.supplied) {
    expect(ranking.includes(chunk) || let_in.has(chunk)).toBe(true);
  }
  const anchors = new Set(told.supply.anchors);
  for (const { chunk, role, supplied: isSupplied } of told.chunks) {
    expect(isSupplied).toBe(supplied.has(chunk));
    const expected = anchors.has(chunk) ? 'anchor' : let_in.has(chunk) ? 'neighbour' : 'withheld';
    if (role !== expected) expect.fail(`${chunk}: ${role} for ${expected}`);
  }
}

/** The chunks whose arithmetic is recomputed: the best, those around the cap, the last, neighbours. */
function someOf({ supply, supplied }: Retrieval): number[] {
  const places = [0, 1, 2, 5, 11, 12, supply.ranking.length - 1];
  const ranked = places.flatMap((place) => supply.ranking[place] ?? []);
  return [...new Set([...ranked, ...supplied.slice(0, 2)])];
}

describe.each(CORPORA.map((corpus) => [`${corpus.id} ${corpus.language}`, corpus] as const))(
  'the Trace of %s',
  (_, corpus) => {
    it.each(CUTTINGS)(
      'is true of every question and policy, cut by $chunking $target',
      (cut) => {
        const prepared = new PreparedCorpus(corpusDocuments(corpus), cut);
        for (const question of corpus.questions) {
          const read = readQuestion(question.text, corpus.language);
          const scope = placedScope(corpus, question);
          for (const variant of CATALOGUE) {
            const settings = settingsOf(variant, cut);
            isTrue(trace(prepared, read, settings, scope, someOf));
          }
        }
      },
      120_000,
    );
  },
);

describe('the Trace of odd texts', () => {
  const word = fc.constantFrom('pilot', 'storm', 'harbour', 'le', 'port', 'x1', 'storms');
  const text = fc.array(fc.array(word, { maxLength: 7 }), { maxLength: 14 });
  const SMALL: ChunkingSettings = { chunking: 'sentences', size: 1, target: 100 };

  it('is true of one chunk, of none, of ties everywhere, of several documents and of a scope', () => {
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 3 }),
        fc.array(word, { maxLength: 4 }),
        fc.constantFrom(...CATALOGUE),
        fc.constantFrom(...SCORERS.map(({ id }) => id)),
        fc.boolean(),
        (texts, asked, variant, scorer, scoped) => {
          const documents = texts.map((lines, number) => ({
            id: `d${number}`,
            title: '',
            text: lines.map((line) => `${line.join(' ')}. `).join('\n\n'),
            language: number % 2 === 0 ? ('en' as const) : ('fr' as const),
          }));
          const settings = settingsOf(variant, SMALL, scorer);
          const prepared = new PreparedCorpus(documents, settings);
          const read = readQuestion(`${asked.join(' ')}?`, 'en');
          isTrue(trace(prepared, read, settings, scoped ? [documents.length - 1] : undefined));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('tells apart a tie of the scores and one that rounding put in order', () => {
    // 1 / √2 and 3 / √18 are equal on paper and differ in the last bit.
    const words = Array.from({ length: 15 }, (_, number) => `other${number}`).join(' ');
    const document = {
      id: 'a',
      title: '',
      language: 'en' as const,
      text: `Storm filler.\n\nPilot storm harbour ${words}.\n\nStorm other.`,
    };
    const settings = settingsOf(CATALOGUE[0]!, SMALL, 'lexical-1.0');
    const prepared = new PreparedCorpus([document], settings);
    const told = trace(prepared, readQuestion('pilot storm harbour', 'en'), settings);
    expect(told.ties).toEqual([[0, 2]]);
    expect(told.tiesByHand.map((chunks) => [...chunks].sort())).toEqual([[0, 1, 2]]);
    isTrue(told);
  });
});
