import type { Arithmetic } from '../parts/arithmetic';

/** More symbols than these make a sum to be looked up, not one to be read at a glance. */
const MOST_SYMBOLS = 2;

/**
 * A short formula with its numbers in the place of its symbols, as a person writes it: `3 / √12`.
 * Undefined for a formula of more than two symbols.
 */
export function writtenOut({ formula, terms }: Arithmetic): string | undefined {
  const used = terms.filter(({ symbol }) => new RegExp(`\\b${symbol}\\b`).test(formula));
  if (used.length === 0 || used.length > MOST_SYMBOLS) return undefined;
  const numbers = used.reduce(
    (text, { symbol, value }) => text.replaceAll(new RegExp(`\\b${symbol}\\b`, 'g'), String(value)),
    formula,
  );
  return numbers
    .replaceAll(/\bmax\(([\d.]+), ([\d.]+)\)/g, (_, a: string, b: string) =>
      String(Math.max(Number(a), Number(b))),
    )
    .replaceAll(/\bsqrt\(([\d.]+)\)/g, '√$1')
    .replaceAll('*', '×');
}

/** A formula as it is set on the page: × for a product, √ for a root. */
export function typeset(formula: string): string {
  return formula.replaceAll('*', '×').replaceAll('sqrt', '√');
}

/** Where a number comes from, chunks counted from 1 as the page counts them. */
export function fromOnPage(from: string): string {
  return typeset(from).replaceAll(/#(\d+)/g, (_, chunk: string) => `#${Number(chunk) + 1}`);
}
