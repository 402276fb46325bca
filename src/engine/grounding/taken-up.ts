import type { Quantity } from '../quantities';
import type { ReadSentence } from './passage-sentences';

const BEFORE = /(?:^|[^\p{L}])(?:all|both|these|those|les|ces|tous|toutes)\s$/iu;
const MOST = 12;

/**
 * True for a small number that takes up what was named before and counts nothing new: "all three",
 * "these two", "toutes les deux". It has no noun of its own, and nothing to be found.
 */
export function takesUp({ start, text }: ReadSentence, quantity: Quantity): boolean {
  if (quantity.kind !== 'number' || quantity.noun !== null || quantity.per !== null) return false;
  if (!/^\d{1,2}$/.test(String(quantity.value)) || Number(quantity.value) > MOST) return false;
  const at = quantity.start - start;
  return BEFORE.test(text.slice(Math.max(0, at - 12), at));
}
