import type { Generator } from './generator';

/** A copy of `items` in a random order, each order equally likely (Fisher and Yates, backwards). */
export function shuffled<T>(items: readonly T[], generator: Generator): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = generator.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
