import { describe, expect, it } from 'vitest';
import { MACRO, POOLED } from '../../../src/engine/evaluation/table';
import { DEFAULT_SETTINGS } from '../../../src/engine/settings';
import { compareRuns, type CompareOptions } from '../../../src/runs/compare/compare';
import { makeRun } from '../../../src/runs/make-run';
import type { EvaluationResult } from '../../../src/engine/records/evaluation-result';
import type { PolicyRule } from '../../../src/engine/records/policy-rule';
import type { RunRecord } from '../../../src/engine/records/run-record';
import { finish } from '../../engine/evaluation/helpers';
import { sampleInput, sampleRun } from '../samples';
import { CORPORA, sampleEvaluation } from './sample-evaluation';

const compare = (runs: readonly RunRecord[], options?: CompareOptions) =>
  finish(compareRuns(runs, options));

const { result, run } = sampleEvaluation(1);

function between(first: string, second: string, runs = [run, run], sharedOnly = false) {
  const sides = [
    [
      { run: 0, variant: first },
      { run: 1, variant: second },
    ],
  ] as const;
  return compare(runs, { sides, sharedOnly }).pairs[0]!;
}

describe('comparing evaluations', () => {
  it('reproduces the statistics of the engine, figure for figure', () => {
    for (const [a, b] of [
      ['scar-1', 'window-1'],
      ['carried-latent', 'top-8'],
    ] as const) {
      const stated = result.differences.filter((row) => row.a === a && row.b === b && row.n > 0);
      const { figures } = between(b, a).result!;
      expect(figures).toHaveLength(stated.length);
      for (const { class: kind, corpus, n, recall, chunks } of stated) {
        const found = figures.find((row) => row.class === kind && row.corpus === corpus)!;
        expect(found.n).toBe(n);
        if (recall.reason !== 'no-variation') expect(found.recall).toEqual(recall);
        if (chunks.reason !== 'no-variation') expect(found.chunks).toEqual(chunks);
      }
    }
    // The sample is not so poor that nothing was held against anything.
    const { recall } = between('window-1', 'scar-1').result!.figures[0]!;
    expect(recall.reason).toBeNull();
    expect(recall.low!).toBeLessThan(recall.high!);
  });

  it('gives zero, tied, and no interval for a run with itself', () => {
    const { pairs, differs, runs } = compare([run, run]);
    expect(differs.differing).toEqual([]);
    expect(runs.map(({ intact }) => intact)).toEqual([true, true]);
    const { obstacles, result: itself, shared } = pairs[0]!;
    expect(obstacles).toEqual([]);
    expect(itself).toMatchObject({ wins: 0, losses: 0, ties: shared });
    expect(itself!.rows.some(({ changed }) => changed)).toBe(false);
    for (const { recall, chunks } of itself!.figures) {
      for (const difference of [recall, chunks]) {
        expect(difference).toMatchObject({ mean: 0, low: null, high: null, p: null, d: null });
        expect(['no-variation', 'one-question']).toContain(difference.reason);
      }
    }
  });

  it('counts wins, losses and ties, and names what was gained and lost, question by question', () => {
    const { result: found, shared } = between('top-5', 'window-1');
    const { wins, losses, ties, rows } = found!;
    expect(wins + losses + ties).toBe(shared);
    expect(wins).toBeGreaterThan(0);
    const [question] = rows.filter(({ outcome }) => outcome === 'win');
    expect(question!.gained).toEqual(
      question!.second.found.filter((chunk) => !question!.first.found.includes(chunk)),
    );
    expect(question!.gained).not.toEqual([]);
    const back = between('window-1', 'top-5').result!;
    expect([back.losses, back.wins]).toEqual([wins, losses]);
    expect(back.figures[0]!.recall.mean).toBeCloseTo(-found!.figures[0]!.recall.mean!, 12);
  });

  it('agrees with the means of the table', () => {
    const { figures } = between('top-5', 'window-1').result!;
    for (const corpus of ['harbour', 'lake', POOLED, MACRO]) {
      const mean = (policy: string) =>
        result.table.find(
          (row) => row.policy === policy && row.class === 'all' && row.corpus === corpus,
        )!;
      const found = figures.find((row) => row.class === 'all' && row.corpus === corpus)!;
      expect(found.recall.mean).toBeCloseTo(mean('window-1').recall! - mean('top-5').recall!, 10);
      expect(found.chunks.mean).toBeCloseTo(mean('window-1').chunks! - mean('top-5').chunks!, 10);
    }
  });

  it('refuses another cutting, and compares the shared questions on request', () => {
    const other = sampleEvaluation(2, { size: 2 }).run;
    const refused = compare([run, other]);
    expect(refused.pairs[0]).toMatchObject({ obstacles: [{ code: 'cutting' }], result: null });
    expect(refused.differs.differing).toEqual([{ path: 'settings.size', values: ['1', '2'] }]);
    const { result: shared } = compare([run, other], { sharedOnly: true }).pairs[0]!;
    expect(shared!.rows).toHaveLength(14);
    expect(shared!.rows.every(({ gained, lost }) => gained === null && lost === null)).toBe(true);
    const moved = shared!.rows.find((row) => row.class === null);
    expect(moved).toBeDefined();
    const inClasses = shared!.figures.filter(
      ({ class: kind, corpus }) => kind !== 'all' && corpus === POOLED,
    );
    expect(inClasses.reduce((sum, { n }) => sum + n, 0)).toBeLessThan(14);
  });

  it('refuses other questions, and shares only those about the same text', () => {
    const fewer = sampleEvaluation(3, { corpora: CORPORA.slice(0, 1) }).run;
    expect(compare([run, fewer]).pairs[0]).toMatchObject({
      obstacles: [{ code: 'questions', onlyFirst: 6, onlySecond: 0 }],
      shared: 8,
      result: null,
    });
    const { result: shared } = compare([run, fewer], { sharedOnly: true }).pairs[0]!;
    expect(shared).toMatchObject({ wins: 0, losses: 0, ties: 8 });
    expect(new Set(shared!.rows.map(({ corpus }) => corpus))).toEqual(new Set(['harbour']));

    // The same ids about a corpus that was changed: nothing is shared.
    const changed = { ...CORPORA[0]!, title: 'Another title' };
    const elsewhere = sampleEvaluation(4, { corpora: [changed] }).run;
    const apart = compare([fewer, elsewhere], { sharedOnly: true });
    expect(apart.pairs[0]).toMatchObject({ shared: 0, result: null });
    expect(apart.differs.differing.map(({ path }) => path)).toContain('corpus.digest');
  });

  it('refuses other rules by name', () => {
    const other = makeRun(
      { ...sampleEvaluation(5).run, profiles: { terms: 'bm25-2' } } as never,
      '10000000-0000-4000-8000-000000000099',
      '2026-03-02T10:00:00.000Z',
    );
    expect(compare([run, other]).pairs[0]!.obstacles).toEqual([
      { code: 'rules', rules: ['terms'] },
    ]);
  });

  it('holds the first run against each of several', () => {
    const again = { ...run, id: '10000000-0000-4000-8000-000000000055' };
    const { pairs, runs } = compare([run, run, again]);
    expect(pairs.map(({ first, second }) => [first.run, second.run])).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(runs[2]!.intact).toBe(false);
  });

  it('has nothing to compare in a run without figures, in one that is damaged, and across labs', () => {
    const damaged = (change: object) =>
      compare([run, { ...run, result: { ...(run.result as object), ...change } }]);
    const { questions, supplied } = run.result as {
      questions: object[];
      supplied: { chunks: unknown[] }[];
    };
    for (const change of [
      { supplied: undefined },
      { supplied: [{ ...supplied[0]!, chunks: supplied[0]!.chunks.slice(1) }] },
      { questions: questions.map((each) => ({ ...each, corpus: 7 })) },
      { questions: questions.map((each) => ({ ...each, id: 'q', corpus: 0 })) },
      { questions: questions.map((each) => ({ ...each, gold: [] })) },
    ]) {
      const { runs, pairs } = damaged(change);
      expect(runs[1]!.variants).toEqual([]);
      expect(pairs).toEqual([]);
    }
    expect(compare([run, orders(1, ['F1'], [])]).pairs[0]).toMatchObject({
      obstacles: [{ code: 'sort' }],
      shared: 0,
      result: null,
    });
    expect(() => between('no-such-policy', 'top-5')).toThrow(RangeError);
  });
});

/** A run of the Order lab: the conditions that each of its two orders supplied, of F1 and F2. */
function orders(number: number, left: string[], right: string[], topK = 1): RunRecord {
  const side = (order: string[], conditions: string[]) => ({
    name: 'A',
    order,
    supplied: conditions,
    conditions,
    conditionsTotal: 2,
    chunks: [
      { facts: order, score: 1, rank: 1, role: 'anchor' },
      { facts: [], score: 0, rank: null, role: 'withheld' },
    ],
  });
  return sampleRun(number, {
    ...sampleInput(),
    settings: { ...DEFAULT_SETTINGS, topK },
    result: { text: 'en', left: side(['F1', 'F2'], left), right: side(['F2', 'F1'], right) },
  });
}

describe('comparing orders', () => {
  it('holds each side against the same side, without an interval for one question', () => {
    const { pairs, differs } = compare([orders(1, ['F1'], ['F2']), orders(2, ['F1', 'F2'], [], 2)]);
    expect(differs.differing.map(({ path }) => path)).toEqual(['settings.topK']);
    expect(pairs.map(({ first }) => first.variant)).toEqual(['left', 'right']);
    expect(pairs[0]!.result).toMatchObject({ wins: 1, losses: 0, ties: 0 });
    expect(pairs[0]!.result!.rows[0]).toMatchObject({ gained: ['F2'], lost: [], recall: 0.5 });
    expect(pairs[1]!.result!.rows[0]).toMatchObject({ gained: [], lost: ['F2'], recall: -0.5 });
    const nothing = { low: null, high: null, p: null, d: null, reason: 'one-question' };
    expect(pairs[0]!.result!.figures[0]!.recall).toEqual({ mean: 0.5, ...nothing });
  });

  it('is zero and tied with itself, and shares nothing with another text', () => {
    const same = orders(1, ['F1'], ['F2']);
    for (const pair of compare([same, same]).pairs) {
      expect(pair.result).toMatchObject({ wins: 0, losses: 0, ties: 1 });
      expect(pair.result!.rows[0]).toMatchObject({ changed: false, gained: [], lost: [] });
    }
    const french = { ...same, result: { ...(same.result as object), text: 'fr' } };
    expect(compare([same, french], { sharedOnly: true }).pairs[0]).toMatchObject({
      obstacles: [{ code: 'questions', onlyFirst: 1, onlySecond: 1 }],
      shared: 0,
      result: null,
    });
  });
});

describe('a policy whose preset was changed', () => {
  /** The evaluation as it was before a preset was another one; its digests play no part. */
  function before(change: Partial<PolicyRule>): RunRecord {
    const kept = run.result as EvaluationResult;
    const policies = kept.policies!.map((rule) =>
      rule.id === 'smoothed-cut' ? { ...rule, ...change } : rule,
    );
    return { ...run, result: { ...kept, policies } };
  }
  const sides = [
    [
      { run: 0, variant: 'smoothed-cut' },
      { run: 1, variant: 'smoothed-cut' },
    ],
  ] as const;

  it('is told apart by parameter, with both values', () => {
    const { pairs, differs } = compare([before({ parameters: { tau: 0.5, cap: 12 } }), run], {
      sides,
    });
    expect(pairs[0]).toMatchObject({
      obstacles: [
        {
          code: 'parameters',
          policy: 'smoothed-cut',
          parameters: [{ parameter: 'tau', first: 0.5, second: 0.53 }],
        },
      ],
      result: null,
    });
    expect(differs.differing).toEqual([
      { path: 'policies.smoothed-cut.tau', values: ['0.5', '0.53'] },
    ]);
    const shared = compare([before({ version: '2' }), run], { sides, sharedOnly: true }).pairs[0]!;
    expect(shared.obstacles).toMatchObject([{ parameters: [{ parameter: 'version' }] }]);
    expect(shared.result).toMatchObject({ wins: 0, losses: 0 });
    // The other policies are what they were.
    expect(compare([before({ version: '2' }), run]).pairs[0]!.obstacles).toEqual([]);
  });

  it('is the same in a run that only names it: its names are those of its time', () => {
    const unnamed = { ...(run.result as EvaluationResult), policies: undefined };
    const old = { ...run, result: unnamed, versions: { ...run.versions, profiles: THEN } };
    expect(compare([old, run], { sides }).pairs[0]!.obstacles).toEqual([]);
    const today = before({ parameters: { tau: 0.5, cap: 12 } });
    expect(compare([old, today], { sides }).pairs[0]!.obstacles).toMatchObject([
      { code: 'parameters', parameters: [{ parameter: 'tau', first: 0.53, second: 0.5 }] },
    ]);
  });
});

const { lexical, terms, generator } = run.versions.profiles as Record<string, string>;
/** What a run named before parts had versions. */
const THEN = { lexical, terms, ...(generator && { generator }) } as Record<string, string>;
