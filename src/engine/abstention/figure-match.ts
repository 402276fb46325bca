import type { Quantity, Reading } from '../text/quantities';

/**
 * Whether `stated` says the figure `asserted`: same kind, same unit, same value, in one of their
 * readings. A date says every coarser one (19 March 2026 lies in March 2026 and in 2026).
 */
export function saysFigure(stated: Quantity, asserted: Quantity): boolean {
  return readingsOf(stated).some((there) =>
    readingsOf(asserted).some((here) => saysReading(there, here)),
  );
}

function readingsOf(quantity: Quantity): Reading[] {
  return [quantity, ...quantity.candidates];
}

function saysReading(stated: Reading, asserted: Reading): boolean {
  if (stated.kind !== asserted.kind || stated.unit !== asserted.unit) return false;
  if (stated.of !== asserted.of) return false;
  const { value: there } = stated;
  const { value: here } = asserted;
  if (typeof there === 'string' && typeof here === 'string') {
    if (stated.kind === 'date') return there === here || there.startsWith(`${here}-`);
    return sameValue(there, here);
  }
  if (typeof there === 'string' || typeof here === 'string') return false;
  return sameValue(there.from, here.from) && sameValue(there.to, here.to);
}

const DECIMAL = /^-?\d+\.\d+$/;

/** Decimals are compared without the zeros that only fill: 1500.50 is 1500.5. */
function sameValue(a: string, b: string): boolean {
  return withoutFilling(a) === withoutFilling(b);
}

function withoutFilling(value: string): string {
  return DECIMAL.test(value) ? value.replace(/0+$/, '').replace(/\.$/, '') : value;
}
