import type { Quantity } from '../quantities';
import type { Reason } from './relation';
import { sizeOf } from './values';

/** What a claim says of an exact figure without stating it, and the sizes that would bear it out. */
export interface Estimate {
  readonly reason: Extract<Reason, 'rounded' | 'bound-implied'>;
  readonly scale: string;
  readonly from: number;
  readonly to: number;
}

/** A rounding is off by this share of the exact figure at most; a bound lies so near to it. */
const MOST_ROUNDED = 0.1;
const MOST_BOUNDED = 0.25;

/**
 * "About 8,200" is borne out by 8,234, since 8,200 is 8,234 rounded to its last digit that is no
 * zero; "more than 8,000" by 8,234, since 8,234 is above and near. Null for a claim that says neither
 * that it rounds nor that it bounds, and for what has no size.
 */
export function estimateOf(claim: Quantity): Estimate | null {
  const own = sizeOf(claim);
  if (!own || own.size <= 0 || (!claim.rounded && claim.bound === null)) return null;
  const { scale, size } = own;
  if (claim.rounded) {
    // In the unit of the claim, and from there in its base unit.
    const step = (stepOf(String(claim.value)) * size) / Math.abs(Number(claim.value));
    const [off, share] = [step / 2, size * MOST_ROUNDED];
    const far = Math.min(off, share) * (1 + Number.EPSILON * 8);
    return { reason: 'rounded', scale, from: size - far, to: size + far };
  }
  const reach = size * MOST_BOUNDED;
  const upper = claim.bound === 'at-most' || claim.bound === 'below';
  const [from, to] = upper ? [size - reach, size] : [size, size + reach];
  return { reason: 'bound-implied', scale, from, to };
}

/** What one more in the last digit that is no zero would come to: 100 for 8200, 0.1 for 2.5. */
function stepOf(value: string): number {
  const [integer = '', fraction = ''] = value.replace('-', '').split('.');
  if (fraction !== '' && Number(fraction) > 0) return 10 ** -fraction.replace(/0+$/, '').length;
  return 10 ** (/0*$/.exec(integer)?.[0].length ?? 0);
}

/** Whether a figure of the passage bears an estimate out: exact, and bounded to no other side. */
export function bearsOut(
  source: Quantity,
  claim: Quantity,
  { from, to, scale }: Estimate,
): boolean {
  const own = sizeOf(source);
  if (!own || own.scale !== scale || own.size < from || own.size > to) return false;
  // Over 30 is more than 30.
  const strict = claim.bound === 'above' || claim.bound === 'below';
  if (strict && (claim.bound === 'above' ? own.size <= from : own.size >= to)) return false;
  if (source.bound === null || claim.bound === null) return true;
  const upper = (bound: string) => bound === 'at-most' || bound === 'below';
  return upper(source.bound) === upper(claim.bound);
}
