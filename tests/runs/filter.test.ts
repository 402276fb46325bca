import { describe, expect, it } from 'vitest';
import { isWanted, NO_FILTER, type RunFilter } from '../../src/runs/filter';
import { shelved } from '../../src/runs/keep';
import { sampleRun } from './samples';

const run = {
  ...shelved({ ...sampleRun(), tags: ['group 2'] }, false).run,
  keptIn: 'device' as const,
};
const wanted = (filter: Partial<RunFilter>) => isWanted(run, { ...NO_FILTER, ...filter });

describe('the filter of the list', () => {
  it('keeps everything where nothing is asked for', () => {
    expect(wanted({})).toBe(true);
  });

  it('asks for lab, corpus and tag', () => {
    expect(wanted({ lab: 'order', corpus: run.head.corpus.digest, tag: 'group 2' })).toBe(true);
    expect(wanted({ lab: 'neighbours' })).toBe(false);
    expect(wanted({ corpus: 'f'.repeat(64) })).toBe(false);
    expect(wanted({ tag: 'group' })).toBe(false);
  });

  it('asks for days of the reader’s clock, both included', () => {
    const date = new Date(run.head.createdAt);
    const day = [
      date.getFullYear(),
      String(date.getMonth() + 1).padStart(2, '0'),
      String(date.getDate()).padStart(2, '0'),
    ].join('-');
    expect(wanted({ from: day, to: day })).toBe(true);
    expect(wanted({ from: '2026-03-03' })).toBe(false);
    expect(wanted({ to: '2026-02-27' })).toBe(false);
  });

  it('finds a run by the beginning of any of its digests, as it is pasted', () => {
    for (const digest of [
      run.key.slice(0, 12),
      ` SHA256:${run.head.reproduction.toUpperCase()} `,
      run.head.integrity,
      run.head.corpus.digest.slice(0, 5),
      run.head.id,
    ]) {
      expect(wanted({ digest })).toBe(true);
    }
    expect(wanted({ digest: run.key.slice(1, 20) })).toBe(false);
  });
});
