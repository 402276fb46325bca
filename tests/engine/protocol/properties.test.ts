import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../src/engine/pipeline';
import { PreparedCorpus } from '../../../src/engine/prepare';
import { orderedDocument } from '../../../src/engine/protocol/ordered-case';
import { isCeilingBound, sensitivityMatrix } from '../../../src/engine/protocol/matrix';
import { chunkText } from '../../../src/engine/retrieval/chunk-table';
import { DEFAULT_SETTINGS, type PipelineSettings } from '../../../src/engine/settings';
import { recomputed } from '../trace/evaluator';
import { trace } from '../../../src/engine/trace/trace';
import { smallCase } from './small-case';

const settings = fc
  .record({
    size: fc.integer({ min: 1, max: 6 }),
    topK: fc.integer({ min: 1, max: 4 }),
    scorer: fc.constantFrom('lexical-1.0' as const, 'bm25-1' as const),
    policy: fc.constantFrom('top-k' as const, 'window' as const, 'scar' as const),
    radius: fc.integer({ min: 1, max: 3 }),
    space: fc.constantFrom('lexical' as const, 'tf-idf' as const),
    lambda: fc.double({ min: 0, max: 1, noNaN: true }),
    gamma: fc.double({ min: 0, max: 2, noNaN: true }),
  })
  .map((values): PipelineSettings => ({ ...DEFAULT_SETTINGS, ...values }));

describe('the pipeline on any teaching case', () => {
  it('partitions, supplies only what was decided, in source order, with the arithmetic shown', () => {
    fc.assert(
      fc.property(smallCase(3, 8), settings, (teachingCase, chosen) => {
        const document = orderedDocument(teachingCase, 'en', teachingCase.variants.A!);
        const prepared = new PreparedCorpus([document], chosen);
        const question = teachingCase.question.en!;
        const explained = trace(prepared, readQuestion(question, 'en'), chosen);
        const { table } = prepared;

        // Chunks rebuild the text and hold `size` sentences each, the last the rest.
        const texts = Array.from({ length: table.count }, (_, chunk) => chunkText(table, chunk));
        expect(texts.join('')).toBe(document.text);
        expect(table.count).toBe(Math.ceil(teachingCase.facts.length / chosen.size));

        // Nothing unselected is supplied; each chunk once, in source order.
        const decided = new Set([
          ...explained.supply.anchors,
          ...explained.supply.added.map((test) => test.chunk),
        ]);
        expect([...explained.supplied]).toEqual([...decided].sort((a, b) => a - b));
        expect(explained.supply.anchors.length).toBeLessThanOrEqual(chosen.topK);
        for (const test of [...explained.supply.added, ...explained.supply.refused]) {
          expect(test.distance).toBeLessThanOrEqual(chosen.radius);
          expect(table.documentOf[test.chunk]).toBe(table.documentOf[test.anchor]);
        }

        // Every score equals its displayed arithmetic.
        for (const { score, ...arithmetic } of explained.chunks) {
          expect(Math.abs(recomputed(arithmetic) - score)).toBeLessThan(1e-9);
          expect(Number.isFinite(score)).toBe(true);
        }

        // Ranks fall from the best score, and source order settles equal scores.
        const ranked = explained.chunks
          .filter((chunk) => chunk.rank !== null)
          .sort((a, b) => a.rank! - b.rank!);
        for (let place = 1; place < ranked.length; place += 1) {
          const before = ranked[place - 1]!;
          const after = ranked[place]!;
          const inOrder =
            before.score > after.score ||
            (before.score === after.score && before.chunk < after.chunk);
          expect(inOrder).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('states its outcome for an empty and for an unmatched question', () => {
    const [teachingCase] = fc.sample(smallCase(4, 4), { numRuns: 1, seed: 7 });
    const document = orderedDocument(teachingCase!, 'en', teachingCase!.variants.A!);
    const prepared = new PreparedCorpus([document], DEFAULT_SETTINGS);
    const bm25 = { ...DEFAULT_SETTINGS, scorer: 'bm25-1' as const };

    expect(trace(prepared, readQuestion('', 'en'), DEFAULT_SETTINGS).outcome).toBe(
      'no-question-terms',
    );
    expect(trace(prepared, readQuestion('the of', 'en'), DEFAULT_SETTINGS).outcome).toBe(
      'no-question-terms',
    );
    expect(trace(prepared, readQuestion('zebra', 'en'), DEFAULT_SETTINGS).outcome).toBe('no-match');
    // The frozen rule still gives every chunk a place; BM25 retrieves nothing.
    expect(trace(prepared, readQuestion('zebra', 'en'), DEFAULT_SETTINGS).supplied).toEqual([0]);
    expect(trace(prepared, readQuestion('zebra', 'en'), bm25).outcome).toBe('no-match');
    expect(trace(prepared, readQuestion('zebra', 'en'), bm25).supplied).toEqual([]);
    expect(trace(prepared, readQuestion('', 'en'), bm25).supplied).toEqual([]);
  });

  it('tells ties decided by source order from ties broken by rounding', () => {
    const filler = Array.from({ length: 15 }, (_, n) => `word${n}`).join(' ');
    const document = {
      id: 'ties',
      title: 'Ties',
      language: 'en' as const,
      text: `price net. price delay net ${filler}. price net.`,
      sentences: [
        { start: 0, end: 10 },
        { start: 11, end: 11 + `price delay net ${filler}.`.length },
        {
          start: 12 + `price delay net ${filler}.`.length,
          end: 22 + `price delay net ${filler}.`.length,
        },
      ],
    };
    const chosen = { ...DEFAULT_SETTINGS, size: 1 };
    const prepared = new PreparedCorpus([document], chosen);
    const { ties, supply } = trace(prepared, readQuestion('price delay', 'en'), chosen);
    expect([...supply.ranking]).toEqual([0, 2, 1]);
    expect(ties).toEqual([[0, 2]]);
    const rounded = trace(prepared, readQuestion('price delay net', 'en'), chosen);
    // 2/√2 and 3/√18 are not tied; 1/√2 and 3/√18 are, by hand.
    expect(rounded.ties).toEqual([[0, 2]]);
    expect(rounded.tiesByHand).toEqual([]);
    const single = {
      ...document,
      text: `price rare. price delay net ${filler}.`,
      sentences: [
        { start: 0, end: 11 },
        { start: 12, end: 12 + `price delay net ${filler}.`.length },
      ],
    };
    const pair = trace(
      new PreparedCorpus([single], chosen),
      readQuestion('price delay net', 'en'),
      chosen,
    );
    expect([...pair.supply.ranking]).toEqual([1, 0]);
    expect(pair.ties).toEqual([]);
    expect(pair.tiesByHand).toEqual([[1, 0]]);
  });
});

describe('sensitivityMatrix', () => {
  it('marks as ceiling-bound exactly the settings in which no order can matter', () => {
    fc.assert(
      fc.property(smallCase(3, 7), (teachingCase) => {
        for (const cell of sensitivityMatrix([teachingCase], [1, 2, 3], [1, 2, 3])) {
          const everything = cell.supplied.length === teachingCase.facts.length;
          expect(isCeilingBound(teachingCase.facts.length, cell.size, cell.topK)).toBe(everything);
        }
      }),
    );
  });

  it('leaves out a case added after its results were seen, unless it is asked for', () => {
    const [teachingCase] = fc.sample(smallCase(3, 3), { numRuns: 1, seed: 3 });
    const added = { ...teachingCase!, addedAfterObservation: true };
    expect(sensitivityMatrix([added])).toEqual([]);
    expect(sensitivityMatrix([added], [2], [1], true)).toHaveLength(1);
  });
});
