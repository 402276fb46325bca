import { digitsAt, isGlued, isMark, wordAt, type Scan } from './scan';
import { plainDigits } from './tokens';

/** A power of ten and the token after it. */
interface Power {
  readonly power: number;
  readonly to: number;
}

/** Larger powers name no quantity that anybody counts, and would only make long integers. */
const LARGEST = 30;

/**
 * The power of ten that multiplies a number ending before token `index`: "× 10⁶", "x 10^-4",
 * "· 10^(6)", or glued as in "1e6" and "3.2E-4"; null where there is none.
 */
export function powerBehind(scan: Scan, index: number): Power | null {
  const times = isMark(scan, index, '×*·⋅∙') || wordAt(scan, index) === 'x';
  return times ? powerOfTen(scan, index + 1) : glued(scan, index);
}

/** "10⁶", "10⁻⁴", "10^6", "10^(-4)" from token `index` on, or null. */
export function powerOfTen(scan: Scan, index: number): Power | null {
  if (digitsAt(scan, index) !== '10' || !isGlued(scan, index + 1)) return null;
  const raised = isMark(scan, index + 1, '⁻⁺') ? index + 2 : index + 1;
  const token = scan.tokens[raised];
  if (token?.type === 'superscript' && token.gap === 0) {
    return signed(isMark(scan, index + 1, '⁻'), plainDigits(token.folded), raised + 1);
  }
  if (!isMark(scan, index + 1, '^')) return null;
  const bracket = isMark(scan, index + 2, '({') ? 1 : 0;
  const at = index + 2 + bracket;
  const sign = isMark(scan, at, '-−–+') ? 1 : 0;
  const found = signed(
    sign > 0 && !isMark(scan, at, '+'),
    digitsAt(scan, at + sign),
    at + sign + 1,
  );
  if (!found || bracket === 0) return found;
  return isMark(scan, found.to, ')}') ? { ...found, to: found.to + 1 } : null;
}

/** "1e6", "3.2e-4": no space anywhere, nothing glued behind. */
function glued(scan: Scan, index: number): Power | null {
  if (wordAt(scan, index) !== 'e' || !isGlued(scan, index) || !isGlued(scan, index + 1))
    return null;
  const sign = isMark(scan, index + 1, '-−+') ? 1 : 0;
  if (sign > 0 && !isGlued(scan, index + 2)) return null;
  const found = signed(
    sign > 0 && !isMark(scan, index + 1, '+'),
    digitsAt(scan, index + 1 + sign),
    index + 2 + sign,
  );
  const next = found && scan.tokens[found.to];
  // "4e2f" is a code.
  const goesOn = next?.gap === 0 && (next.type === 'word' || next.type === 'digits');
  return goesOn ? null : found;
}

function signed(negative: boolean, digits: string, to: number): Power | null {
  if (digits === '' || digits.length > 2 || Number(digits) > LARGEST) return null;
  return { power: negative ? -Number(digits) : Number(digits), to };
}
