/** A mean with the count it rests on. */
export interface Summary {
  /** Values that were measured. */
  readonly n: number;
  /** Values that could not be measured: neither zero nor success. */
  readonly excluded: number;
  readonly mean: number | null;
  readonly minimum: number | null;
  /** Why there is no mean. */
  readonly reason: 'no-question' | 'nothing-measured' | null;
}

/** The mean of what was measured; null stands for a value that could not be. */
export function summarise(values: readonly (number | null)[]): Summary {
  const measured = values.filter((value) => value !== null);
  const n = measured.length;
  const excluded = values.length - n;
  if (n === 0) {
    const reason = values.length === 0 ? 'no-question' : 'nothing-measured';
    return { n, excluded, mean: null, minimum: null, reason };
  }
  let sum = 0;
  let minimum = Infinity;
  for (const value of measured) {
    sum += value;
    minimum = Math.min(minimum, value);
  }
  return { n, excluded, mean: sum / n, minimum, reason: null };
}

/** The middle value, or the mean of the two middle ones; null of nothing. */
export function median(values: readonly number[]): number | null {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (sorted[middle - 1]! + upper) / 2;
}
