import { describe, expect, it } from 'vitest';
import { trecName, trecQrels, trecRun } from '../../../src/runs/out/trec';
import { sampleRun } from '../samples';
import { CORPORA, sampleEvaluation } from '../compare/sample-evaluation';

const { result, run } = sampleEvaluation(1);

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

  it('has no white space in names, and one name for one name', () => {
    expect(trecName('a b\u00a0c\td%20')).toBe('a%20b%C2%A0c%09d%2520');
    expect(trecName('x\u200by\u2028')).not.toMatch(/[\s\u200b]/);
    expect(trecName('')).toBe('%');
  });

  it('refuses a policy it does not have, and a run that is no evaluation', () => {
    expect(trecRun(run, 'top-6')).toMatchObject({ error: { code: 'run-without-figures' } });
    expect(trecQrels(sampleRun())).toMatchObject({ error: { code: 'run-without-figures' } });
  });
});
