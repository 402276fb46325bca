import { canonicalJson } from '../../engine/protocol/canonical';
import { orderPredictionOf, readOrder } from '../../engine/records/kinds';
import { SIDES } from '../../engine/records/order-result';
import type { RunRecord } from '../../engine/records/run-record';

/** The name the Order lab gives to an order that the reader made. */
const OWN_ORDER = 'yours';

/** What a class did with one text of one case. */
export interface ClassGroup {
  readonly key: string;
  readonly corpus: string;
  readonly title: string;
  readonly text: string;
  readonly runs: readonly RunRecord[];
}

/** An order under some settings, and how often it was on the screen when a run was saved. */
export interface TriedOrder {
  readonly order: readonly string[];
  /** Its published name, or `yours`. */
  readonly name: string;
  readonly size: number | null;
  readonly topK: number | null;
  readonly conditions: number;
  readonly times: number;
}

interface Count {
  readonly value: number;
  readonly runs: number;
}

/** What a class found, in counts. An order counts once for each run and side that shows it. */
export interface ClassFigures {
  readonly runs: number;
  /** Conditions of the case. */
  readonly total: number;
  /** The most tried first. */
  readonly orders: readonly TriedOrder[];
  /** For 0 to `total` conditions supplied: published orders and the class's own. */
  readonly conditions: readonly {
    readonly value: number;
    readonly published: number;
    readonly own: number;
  }[];
  /** Conditions supplied minus conditions predicted, over the predictions made. */
  readonly errors: readonly Count[];
  readonly predictions: number;
  readonly right: number;
  /** Conditions between the two orders of a run, 0 to `total`. */
  readonly gaps: readonly Count[];
}

/**
 * Order runs by case and language of the text, the largest group first; runs of other labs, and
 * such as do not hold what an Order run holds, are counted in `leftOut`.
 */
export function classGroups(runs: readonly RunRecord[]): {
  readonly groups: readonly ClassGroup[];
  readonly leftOut: number;
} {
  const groups = new Map<string, ClassGroup & { runs: RunRecord[] }>();
  let leftOut = 0;
  for (const run of runs) {
    const read = readOrder(run);
    if (!read.ok) {
      leftOut += 1;
      continue;
    }
    const { text } = read.value;
    const key = JSON.stringify([run.corpus.digest, text]);
    const group = groups.get(key);
    if (group) group.runs.push(run);
    else {
      const { id: corpus, title } = run.corpus;
      groups.set(key, { key, corpus, title, text, runs: [run] });
    }
  }
  return {
    groups: [...groups.values()].sort((a, b) => b.runs.length - a.runs.length),
    leftOut,
  };
}

function add(counts: Map<number, number>, value: number): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function between(counts: ReadonlyMap<number, number>, low: number, high: number): Count[] {
  return Array.from({ length: high - low + 1 }, (_, place) => ({
    value: low + place,
    runs: counts.get(low + place) ?? 0,
  }));
}

const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

/** The figures of one group of `classGroups`. */
export function classFigures({ runs }: ClassGroup): ClassFigures {
  const orders = new Map<string, TriedOrder>();
  const published = new Map<number, number>();
  const own = new Map<number, number>();
  const errors = new Map<number, number>();
  const gaps = new Map<number, number>();
  let total = 0;
  for (const run of runs) {
    const read = readOrder(run);
    if (!read.ok) throw new RangeError('not a run of a group');
    const predicted = orderPredictionOf(run);
    for (const side of SIDES) {
      const { name, order, conditions, conditionsTotal } = read.value[side];
      const supplied = conditions.length;
      total = Math.max(total, conditionsTotal);
      add(name === OWN_ORDER ? own : published, supplied);
      const said = predicted?.[side] ?? null;
      if (said !== null) add(errors, supplied - said);
      const key = canonicalJson([order, run.settings, supplied]);
      const { size, topK } = run.settings;
      const tried = orders.get(key) ?? {
        order,
        name,
        size: numberOrNull(size),
        topK: numberOrNull(topK),
        conditions: supplied,
        times: 0,
      };
      orders.set(key, { ...tried, times: tried.times + 1 });
    }
    const { left, right } = read.value;
    add(gaps, Math.abs(left.conditions.length - right.conditions.length));
  }
  const found = [...errors.keys()];
  const sum = (counts: ReadonlyMap<number, number>) =>
    [...counts.values()].reduce((total, each) => total + each, 0);
  return {
    runs: runs.length,
    total,
    orders: [...orders.values()].sort((a, b) => b.times - a.times || b.conditions - a.conditions),
    conditions: between(published, 0, total).map(({ value, runs: times }) => ({
      value,
      published: times,
      own: own.get(value) ?? 0,
    })),
    errors: found.length === 0 ? [] : between(errors, Math.min(...found), Math.max(...found)),
    predictions: sum(errors),
    right: errors.get(0) ?? 0,
    gaps: between(gaps, 0, total),
  };
}
