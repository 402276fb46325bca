import { describe, expect, it } from 'vitest';
import { orderRun } from '../../../src/labs/order/run';
import { OrderLab } from '../../../src/labs/order/state.svelte';
import { makeRun } from '../../../src/runs/make-run';
import { conditionsOf } from '../../../src/runs/out/order-conditions';
import { policiesOf } from '../../../src/runs/out/run-files';
import { trecName, trecQrels, trecRun } from '../../../src/runs/out/trec';
import { sampleRun } from '../samples';
import { CORPORA, sampleEvaluation } from '../compare/sample-evaluation';

const { result, run } = sampleEvaluation(1);

interface OrderResult {
  readonly name: string;
  readonly supplied: readonly string[];
  readonly conditions: readonly string[];
  readonly conditionsTotal: number;
  readonly chunks: readonly { readonly facts: readonly string[]; readonly rank: number | null }[];
}

/** Two chunks of two sentences are supplied, so that their order matters. */
const lab = new OrderLab(new URLSearchParams('case=price&text=en&size=2&k=2'), 'en');
const order = makeRun(
  orderRun(lab, 'en', 'two chunks').run,
  '40000000-0000-4000-8000-000000000001',
  '2026-03-04T10:00:00.000Z',
);

function read(text: { ok: boolean; value?: string }): string[][] {
  if (!text.ok) throw new Error('not written');
  const lines = text.value!.split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => line.split(' '));
}

describe('TREC files', () => {
  it('hold six and four columns, each pair once, scores falling with the rank', () => {
    const lines = read(trecRun(run, 'window-1'));
    expect(lines.length).toBeGreaterThan(14 * 5);
    const seen = new Set<string>();
    const lastScore = new Map<string, number>();
    for (const [question, q0, chunk, rank, score, tag, ...more] of lines) {
      expect([q0, tag, more]).toEqual(['Q0', 'window-1', []]);
      expect(seen.has(`${question} ${chunk}`)).toBe(false);
      seen.add(`${question} ${chunk}`);
      const before = lastScore.get(question!);
      expect(Number(rank)).toBeGreaterThan(0);
      if (before === undefined) expect(rank).toBe('1');
      else expect(Number(score)).toBe(before - 1);
      lastScore.set(question!, Number(score));
    }
    expect([...lastScore.values()].every((score) => score === 1)).toBe(true);
    expect(
      read(trecQrels(run)).every(
        ([, zero, , relevant, ...more]) => zero === '0' && relevant === '1' && more.length === 0,
      ),
    ).toBe(true);
  });

  it('give the recall of the evaluation to a reader that knows nothing of it', () => {
    for (const policy of ['top-5', 'window-1', 'carried-bm25']) {
      const retrieved = new Map<string, Set<string>>();
      for (const [question, , chunk] of read(trecRun(run, policy))) {
        retrieved.set(question!, (retrieved.get(question!) ?? new Set()).add(chunk!));
      }
      const relevant = new Map<string, string[]>();
      for (const [question, , chunk] of read(trecQrels(run))) {
        relevant.set(question!, [...(relevant.get(question!) ?? []), chunk!]);
      }
      const recalls = [...relevant].map(
        ([question, chunks]) =>
          chunks.filter((chunk) => retrieved.get(question)?.has(chunk)).length / chunks.length,
      );
      const mean = recalls.reduce((sum, each) => sum + each, 0) / recalls.length;
      const row = result.table.find(
        ({ policy: id, class: kind, corpus }) =>
          id === policy && kind === 'all' && corpus === 'pooled',
      );
      expect(mean).toBeCloseTo(row!.recall!, 12);
    }
  });

  it('names chunks with their cutting, and questions with their corpus where there are several', () => {
    expect(read(trecQrels(run))[0]!.slice(0, 3)).toEqual([
      'harbour:q0',
      '0',
      'harbour:sentences-1:0',
    ]);
    const one = sampleEvaluation(2, { size: 2, corpora: CORPORA.slice(0, 1) }).run;
    expect(read(trecQrels(one))[0]!.slice(0, 3)).toEqual(['q0', '0', 'harbour:sentences-2:0']);
  });

  it('tells questions of two corpora apart, whatever their ids', () => {
    const question = (corpus: number, id: string) =>
      ({ corpus, id, class: 'atomic', gold: [0], stratum: 's' }) as const;
    const corpora = ['a:b', 'a'].map((id) => ({ id, digest: id }));
    const questions = [question(0, 'c'), question(1, 'b:c')];
    const odd = { ...run, result: { corpora, questions, supplied: [] } };
    const names = read(trecQrels(odd)).map(([name]) => name);
    expect(names).toEqual(['a%3Ab:c', 'a:b:c']);
  });

  it('has no white space in names, and one name for one name', () => {
    expect(trecName('a b\u00a0c\td%20')).toBe('a%20b%C2%A0c%09d%2520');
    expect(trecName('x\u200by\u2028')).not.toMatch(/[\s\u200b]/);
    expect(trecName('')).toBe('%');
  });

  it('come out in the same order from a reader that sorts by score and breaks ties by name', () => {
    for (const text of [trecRun(run, 'carried-bm25'), trecRun(order, 'left')]) {
      const lines = read(text);
      const sorted = [...lines].sort(
        (a, b) =>
          (a[0]! < b[0]! ? -1 : a[0]! > b[0]! ? 1 : 0) ||
          Number(b[4]) - Number(a[4]) ||
          // As trec_eval does: of equal scores the later name first.
          (a[2]! < b[2]! ? 1 : -1),
      );
      const ranks = new Map<string, number>();
      for (const [question, , , rank] of sorted) {
        ranks.set(question!, (ranks.get(question!) ?? 0) + 1);
        expect(Number(rank)).toBe(ranks.get(question!));
      }
    }
  });

  it('of an Order run name sentences, and give the share of conditions as recall', async () => {
    const conditions = (await conditionsOf(order, undefined))!;
    const judged = read(trecQrels(order, conditions));
    expect(judged.map((line) => line.length)).toEqual(conditions.map(() => 4));
    const relevant = new Set(judged.map(([, , sentence]) => sentence!));
    const { left, right } = order.result as Record<'left' | 'right', OrderResult>;
    for (const [side, shown] of [
      ['left', left],
      ['right', right],
    ] as const) {
      const lines = read(trecRun(order, side));
      expect(lines).toHaveLength(shown.supplied.length);
      expect(new Set(lines.map(([question]) => question))).toEqual(new Set(['price:en']));
      expect(lines[0]![5]).toBe(`${side}-${shown.name}`);
      const found = lines.filter(([, , sentence]) => relevant.has(sentence!));
      expect(found.length / relevant.size).toBe(shown.conditions.length / shown.conditionsTotal);
      // The best chunk first: the sentences of one that ranks after it come after it.
      const chunkOf = (sentence: string) =>
        shown.chunks.find(({ facts }) => facts.includes(sentence.split(':').at(-1)!))!.rank!;
      const ranks = lines.map(([, , sentence]) => chunkOf(sentence!));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    }
    expect(policiesOf(order)).toEqual(['left', 'right']);
    expect(trecRun(order, 'top-5')).toMatchObject({ error: { code: 'run-without-figures' } });
    expect(trecQrels(order)).toMatchObject({ error: { code: 'conditions-missing' } });
    const changed = { ...order, corpus: { ...order.corpus, digest: 'x' } };
    expect(await conditionsOf(changed, undefined)).toBe(undefined);
  });

  it('have six and four columns whatever a name holds', () => {
    const odd = { ...order, corpus: { ...order.corpus, id: 'a b\tc\u2028d% \u00a0' } };
    for (const text of [trecRun(odd, 'right'), trecQrels(odd, ['F 1', ''])]) {
      for (const line of read(text)) {
        expect([4, 6]).toContain(line.length);
        expect(line.every((column) => column !== '' && !/\s/.test(column))).toBe(true);
      }
    }
  });

  it('refuses a policy it does not have, and a run that is no evaluation', () => {
    expect(trecRun(run, 'top-6')).toMatchObject({ error: { code: 'run-without-figures' } });
    expect(trecQrels({ ...sampleRun(), result: null })).toMatchObject({
      error: { code: 'run-without-figures' },
    });
  });
});
