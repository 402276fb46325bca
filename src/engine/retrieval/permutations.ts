/**
 * Every way to place `count` items in consecutive groups of `size` (the last may be shorter), when
 * the order inside a group does not matter: what all orders of a text share, each visited once.
 * Yields groups as bit masks of item numbers; `count` is at most 31, `size` at least 1.
 *
 * Each yielded arrangement stands for `product of groups' factorials` orders, see `ordersBehind`.
 */
export function* groupings(count: number, size: number): Generator<readonly number[]> {
  const all = 2 ** count - 1;
  const groups: number[] = [];
  function* place(used: number): Generator<readonly number[]> {
    const free = all & ~used;
    if (free === 0) {
      yield groups;
      return;
    }
    for (const group of subsets(free, Math.min(size, bitCount(free)))) {
      groups.push(group);
      yield* place(used | group);
      groups.pop();
    }
  }
  yield* place(0);
}

/** How many orders of the items fall into groups of these sizes: the product of their factorials. */
export function ordersBehind(groups: readonly number[]): number {
  return groups.reduce((product, group) => product * factorial(bitCount(group)), 1);
}

/** n! for 0 ≤ n ≤ 18 (exact in a double). */
export function factorial(n: number): number {
  let product = 1;
  for (let factor = 2; factor <= n; factor += 1) product *= factor;
  return product;
}

/** The item numbers of a bit mask, lowest first. */
export function members(mask: number): number[] {
  const items: number[] = [];
  for (let item = 0; mask >>> item !== 0; item += 1) if ((mask >>> item) & 1) items.push(item);
  return items;
}

/** The number of items in a bit mask. */
export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** All subsets of `mask` with exactly `size` members. */
function* subsets(mask: number, size: number, from = 0, chosen = 0): Generator<number> {
  if (size === 0) {
    yield chosen;
    return;
  }
  for (let item = from; mask >>> item !== 0; item += 1) {
    if ((mask >>> item) & 1) yield* subsets(mask, size - 1, item + 1, chosen | (1 << item));
  }
}
