/**
 * Exact decimals: `units` / 10^`scale`, scale never negative. The scale is kept as written, so that
 * "1500.50" prints as it stood; comparison is by value.
 */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** Longer runs of digits are codes, not values; the cap also keeps big integers cheap. */
export const MAX_DIGITS = 48;

export function whole(value: bigint | number): Decimal {
  return { units: BigInt(value), scale: 0 };
}

/** From ASCII digits before and after the decimal mark (both may be empty). */
export function fromDigits(integer: string, fraction: string): Decimal {
  return { units: BigInt(`${integer}${fraction}` || '0'), scale: fraction.length };
}

/** Reads back what `printDecimal` wrote; null when the text is not a plain decimal. */
export function parseDecimal(text: string): Decimal | null {
  const negative = text.startsWith('-');
  const body = negative ? text.slice(1) : text;
  const point = body.indexOf('.');
  const integer = point < 0 ? body : body.slice(0, point);
  const fraction = point < 0 ? '' : body.slice(point + 1);
  if (integer === '' || !isDigits(integer) || (point >= 0 && !isDigits(fraction))) return null;
  if (integer.length + fraction.length > MAX_DIGITS * 2) return null;
  const value = fromDigits(integer, fraction);
  return negative ? negate(value) : value;
}

export function negate(value: Decimal): Decimal {
  return { units: -value.units, scale: value.scale };
}

export function add(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  return { units: unitsAt(left, scale) + unitsAt(right, scale), scale };
}

export function multiply(left: Decimal, right: Decimal): Decimal {
  return { units: left.units * right.units, scale: left.scale + right.scale };
}

/** Times 10^`power`, without inventing decimals: 2.50 × 10^6 is 2500000, not 2500000.00. */
export function shift(value: Decimal, power: number): Decimal {
  const scale = value.scale - power;
  return scale >= 0
    ? { units: value.units, scale }
    : { units: value.units * 10n ** BigInt(-scale), scale: 0 };
}

/** -1, 0 or 1. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const scale = Math.max(left.scale, right.scale);
  const a = unitsAt(left, scale);
  const b = unitsAt(right, scale);
  return a < b ? -1 : a > b ? 1 : 0;
}

export function printDecimal(value: Decimal): string {
  const negative = value.units < 0n;
  const digits = (negative ? -value.units : value.units).toString().padStart(value.scale + 1, '0');
  const cut = digits.length - value.scale;
  const body = value.scale === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return negative ? `-${body}` : body;
}

function unitsAt(value: Decimal, scale: number): bigint {
  return value.units * 10n ** BigInt(scale - value.scale);
}

function isDigits(text: string): boolean {
  for (const character of text) if (character < '0' || character > '9') return false;
  return text !== '';
}
