import { readingsOf } from '../grounding/relation';
import { states } from '../grounding/values';
import type { Quantity } from '../text/quantities';

/** Whether `stated` says the figure `asserted`, in one of the ways each can be read. */
export function saysFigure(stated: Quantity, asserted: Quantity): boolean {
  return readingsOf(stated).some((there) =>
    readingsOf(asserted).some((here) => states(there, here)),
  );
}
