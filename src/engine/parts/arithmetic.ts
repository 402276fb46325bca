/**
 * A number of a formula, with where it comes from in the notation of formulas, which no language
 * owns: `tf(lock, #12)`, chunks by their number behind `#`.
 */
export interface TraceTerm {
  /** An identifier that stands once in its formula: `idf_1`, `L_mean`. */
  readonly symbol: string;
  readonly value: number;
  readonly from: string;
}

/**
 * How a number is made: an expression of numbers, + - * / ( ), `sqrt`, `ln`, `max` and `min` over
 * the symbols of `terms`, which evaluates to it. Terms that the expression does not name explain
 * those it does.
 */
export interface Arithmetic {
  readonly formula: string;
  readonly terms: readonly TraceTerm[];
}

/** The scores that a ranking is made of, and how each is made. */
export interface RankedArithmetic {
  scoreOf(chunk: number): number;
  explain(chunk: number): Arithmetic;
  /**
   * Equal for scores that are equal on paper, whatever rounding makes of them; absent where a score
   * is no simple fraction.
   */
  onPaper?(chunk: number): string;
}

export function term(symbol: string, value: number, from: string): TraceTerm {
  return { symbol, value, from };
}

/** A formula that sums parts, or 0 without one. */
export function sumOf(parts: readonly string[]): string {
  return parts.length === 0 ? '0' : parts.join(' + ');
}

/** The place of a chunk in `from`. */
export function at(chunk: number): string {
  return `#${chunk}`;
}

/** The boundary behind a chunk, in `from`. */
export function boundaryAfter(chunk: number): string {
  return `w(${at(chunk)}|${at(chunk + 1)})`;
}

/** A number that nobody can set. */
export const CONSTANT = 'constant';
/** A number of the settings. */
export const SETTING = 'setting';
