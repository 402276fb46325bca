import { plainDigits, type Token } from './tokens';

/**
 * Leaves out what refers and counts nothing: bracketed reference marks ("[2]", "[3, 4]"), "(note 4)"
 * and superscript note numbers. Superscripts that make a unit (m²), a power or a fraction stay.
 */
export function withoutNotes(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (!token) break;
    const end = markEnd(tokens, index);
    if (end > index) index = end;
    else {
      if (!isNoteNumber(tokens, index)) kept.push(token);
      index += 1;
    }
  }
  return kept;
}

const MAX_MARK = 12;

/** Where the reference mark that opens at `index` ends; `index` when none opens. */
function markEnd(tokens: readonly Token[], index: number): number {
  const open = tokens[index];
  const square = open?.folded === '[';
  const note = open?.folded === '(' && /^(notes?|n)$/.test(tokens[index + 1]?.folded ?? '');
  if (!square && !note) return index;
  const close = square ? ']' : ')';
  let digits = 0;
  for (let at = index + (note ? 2 : 1); at < index + MAX_MARK; at++) {
    const token = tokens[at];
    if (!token || token.gap === 3) return index;
    if (token.folded === close) return digits > 0 ? at + 1 : index;
    // "[0.85, 0.97]" and "[1,2 ; 3,4]" are intervals.
    if (square && isDecimalMark(tokens, at, index)) return index;
    if (token.type === 'digits' && token.folded.length <= 3) digits += 1;
    else if (!',;-–.°'.includes(token.folded)) return index;
  }
  return index;
}

/** A point between digits, or a comma where semicolons part the numbers. */
function isDecimalMark(tokens: readonly Token[], at: number, open: number): boolean {
  const glued = tokens[at]?.gap === 0 && tokens[at + 1]?.gap === 0;
  if (!glued || tokens[at - 1]?.type !== 'digits' || tokens[at + 1]?.type !== 'digits')
    return false;
  if (tokens[at]?.folded === '.') return true;
  const around = tokens.slice(open + 1, at + MAX_MARK);
  const close = around.findIndex(({ folded }) => folded === ']');
  return (
    tokens[at]?.folded === ',' &&
    around.slice(0, Math.max(close, 0)).some(({ folded }) => folded === ';')
  );
}

const SQUARED: ReadonlySet<string> = new Set(['m', 'cm', 'mm', 'dm', 'km', 'ft', 'in', 'hm']);

function isNoteNumber(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (token?.type !== 'superscript' || token.gap > 0 || !before) return false;
  if (tokens[index + 1]?.folded === '⁄') return false;
  // "m²", "m/s²"
  const unit =
    SQUARED.has(before.folded) || (before.folded === 's' && tokens[index - 2]?.folded === '/');
  if (unit && /^[²³]$/.test(token.folded)) return false;
  return !isExponent(tokens, index);
}

/** "× 10⁶", "10⁻⁴", and "10⁶" alone from the cube up: a first or second note is likelier a note. */
function isExponent(tokens: readonly Token[], index: number): boolean {
  const signed = /^[⁻⁺]$/.test(tokens[index - 1]?.folded ?? '');
  const ten = signed ? index - 2 : index - 1;
  if (tokens[ten]?.folded !== '10') return false;
  const times = /^[×x*·⋅∙]$/.test(tokens[ten - 1]?.folded ?? '');
  return signed || times || Number(plainDigits(tokens[index]?.folded ?? '')) >= 3;
}
