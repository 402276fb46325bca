import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../src/engine/settings';
import { mergeFiles, sameFigures } from '../../../src/runs/class/duplicates';
import { classFigures, classGroups } from '../../../src/runs/class/figures';
import type { OrderPrediction } from '../../../src/engine/records/order-result';
import type { RunRecord } from '../../../src/engine/records/run-record';
import { sampleRun } from '../samples';

const CONDITIONS = ['F1', 'F2', 'F3'];

interface Said {
  readonly left: number;
  readonly right: number;
  readonly order?: readonly string[];
  readonly prediction?: OrderPrediction;
  readonly topK?: number;
  readonly text?: 'fr' | 'en';
}

/** What a student saved: the conditions their two orders supplied. */
function student(number: number, said: Said): RunRecord {
  const { left, right, order = ['F3', 'F2', 'F1'], prediction, topK = 1, text = 'en' } = said;
  const side = (name: string, ids: readonly string[], supplied: number) => ({
    name,
    order: ids,
    supplied: CONDITIONS.slice(0, supplied),
    conditions: CONDITIONS.slice(0, supplied),
    conditionsTotal: 3,
    chunks: [],
  });
  return sampleRun(number, {
    settings: { ...DEFAULT_SETTINGS, topK },
    prediction,
    result: { text, left: side('A', CONDITIONS, left), right: side('yours', order, right) },
  });
}

describe('mergeFiles', () => {
  it('finds three duplicates among thirty bundles', () => {
    const files = Array.from({ length: 30 }, (_, place) => ({
      name: `student-${place}.json`,
      keys: [`run-${place < 27 ? place : place - 20}`],
    }));
    const { keys, duplicates } = mergeFiles(files);
    expect(keys).toHaveLength(27);
    expect(duplicates).toEqual([
      { key: 'run-7', files: ['student-7.json', 'student-27.json'] },
      { key: 'run-8', files: ['student-8.json', 'student-28.json'] },
      { key: 'run-9', files: ['student-9.json', 'student-29.json'] },
    ]);
    expect(mergeFiles([])).toEqual({ keys: [], duplicates: [] });
  });
});

describe('sameFigures', () => {
  it('finds runs with one digest of reproduction, whoever saved them and when', () => {
    const said = { left: 1, right: 2 };
    const runs = [
      student(1, said),
      student(2, { left: 1, right: 3 }),
      student(3, said),
      // What was predicted, and how it is named, is no part of the figures.
      { ...student(4, { ...said, prediction: { left: 0, right: 0 } }), name: 'another' },
    ];
    expect(sameFigures(runs)).toEqual([[runs[0], runs[2], runs[3]]]);
    expect(sameFigures([runs[0]!, runs[2]!])).toHaveLength(1);
    expect(sameFigures(runs.slice(0, 2))).toEqual([]);
  });
});

describe('a class', () => {
  const runs = [
    student(1, { left: 1, right: 2, prediction: { left: 1, right: 3 } }),
    student(2, { left: 1, right: 3, order: ['F2', 'F1', 'F3'] }),
    student(3, { left: 1, right: 2, prediction: { left: 2, right: null } }),
    { ...student(4, { left: 2, right: 2, topK: 2 }), prediction: 'soup' },
  ];
  const { groups, leftOut } = classGroups([...runs, student(5, { left: 0, right: 0, text: 'fr' })]);
  const figures = classFigures(groups[0]!);

  it('is grouped by case and language, the largest first', () => {
    expect(groups.map(({ text, runs: own }) => [text, own.length])).toEqual([
      ['en', 4],
      ['fr', 1],
    ]);
    expect(leftOut).toBe(0);
  });

  it('counts conditions, gaps and the orders tried', () => {
    expect(figures).toMatchObject({ runs: 4, total: 3 });
    expect(figures.conditions).toEqual([
      { value: 0, published: 0, own: 0 },
      { value: 1, published: 3, own: 0 },
      { value: 2, published: 1, own: 3 },
      { value: 3, published: 0, own: 1 },
    ]);
    expect(figures.gaps.map(({ runs: times }) => times)).toEqual([1, 2, 1, 0]);
    expect(
      figures.orders.map(({ name, topK, conditions, times }) => [name, topK, conditions, times]),
    ).toEqual([
      ['A', 1, 1, 3],
      ['yours', 1, 2, 2],
      ['yours', 1, 3, 1],
      ['A', 2, 2, 1],
      ['yours', 2, 2, 1],
    ]);
  });

  it('counts predictions that were made, by how far they were off', () => {
    expect(figures).toMatchObject({ predictions: 3, right: 1 });
    expect(figures.errors).toEqual([
      { value: -1, runs: 2 },
      { value: 0, runs: 1 },
    ]);
    expect(classFigures(groups[1]!)).toMatchObject({ predictions: 0, right: 0, errors: [] });
  });

  it('leaves out what is not an Order run, or claims what cannot be', () => {
    const absurd = student(6, { left: 1, right: 1 });
    const result = absurd.result as { left: object };
    const claims = (change: object) => ({
      ...absurd,
      result: { ...result, left: { ...result.left, ...change } },
    });
    expect(
      classGroups([
        { ...sampleRun(), result: null },
        claims({ conditionsTotal: 1e9 }),
        claims({ conditionsTotal: 0 }),
        claims({ order: 'F1' }),
        runs[0]!,
      ]),
    ).toMatchObject({ leftOut: 4, groups: [{ runs: [runs[0]] }] });
  });
});
