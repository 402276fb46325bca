import { fold } from '../text/fold';
import type { Span } from '../text/span';
import { foldPresentation, foldSpaces, spanOf, type FoldedQuote } from './quote-folding';

/** A fact (or passage) that a quote may come from. */
export interface QuoteSource {
  readonly id: string;
  readonly text: string;
}

/** What was supplied to the model, and what was kept from it. */
export interface QuoteSources {
  readonly supplied: readonly QuoteSource[];
  readonly withheld: readonly QuoteSource[];
}

/** Shorter quotes prove nothing. In UTF-16 units, after folding white space. */
const MINIMUM_QUOTE = 16;

export type QuoteDiagnosis =
  | { readonly kind: 'exact'; readonly source: string; readonly span: Span }
  | { readonly kind: 'other-supplied'; readonly source: string; readonly span: Span }
  | { readonly kind: 'withheld'; readonly source: string; readonly span: Span }
  | { readonly kind: 'typography-only'; readonly source: string; readonly span: Span }
  | { readonly kind: 'stitched'; readonly sources: readonly string[] }
  | { readonly kind: 'absent' };

/**
 * The frozen rule: a quote is valid when the cited id was supplied and the quote, at least 16
 * characters after folding white space, is a substring of that fact, white space folded.
 */
export function isValidQuote(quote: string, citedId: string, sources: QuoteSources): boolean {
  const folded = foldSpaces(quote).text.trim();
  if (folded.length < MINIMUM_QUOTE) return false;
  const cited = sources.supplied.find((source) => source.id === citedId);
  return cited !== undefined && foldSpaces(cited.text).text.includes(folded);
}

/**
 * What a quote is, whatever its validity: exact in the cited fact, in another supplied one, in one
 * that was withheld; the same but for typography or Unicode form; pieced together from several
 * places; or absent. Spans are offsets into the source named.
 */
export function diagnoseQuote(
  quote: string,
  citedId: string,
  { supplied, withheld }: QuoteSources,
): QuoteDiagnosis {
  const cited = supplied.filter((source) => source.id === citedId);
  const others = supplied.filter((source) => source.id !== citedId);
  const exact = locate(quote, cited, foldSpaces);
  if (exact) return { kind: 'exact', ...exact };
  const other = locate(quote, others, foldSpaces);
  if (other) return { kind: 'other-supplied', ...other };
  const hidden = locate(quote, withheld, foldSpaces);
  if (hidden) return { kind: 'withheld', ...hidden };
  const typography = locate(quote, [...cited, ...others, ...withheld], foldPresentation);
  if (typography) return { kind: 'typography-only', ...typography };
  const pieces = stitchedFrom(quote, [...cited, ...others, ...withheld]);
  return pieces ? { kind: 'stitched', sources: pieces } : { kind: 'absent' };
}

function locate(
  quote: string,
  sources: readonly QuoteSource[],
  folding: (text: string) => FoldedQuote,
): { source: string; span: Span } | null {
  const wanted = folding(quote).text.trim();
  if (wanted === '') return null;
  for (const source of sources) {
    const span = spanOf(folding(source.text), wanted);
    if (span) return { source: source.id, span };
  }
  return null;
}

/** The fewest letters that make a piece of a stitched quote. */
const MINIMUM_PIECE = 8;
const MAX_PIECES = 6;

/**
 * The sources of a quote pieced together: it must split into two to six runs of words, each of at
 * least eight characters and each a substring of some source. Greedy from the left, longest run
 * first: what a longer run leaves, a shorter one would leave too.
 */
function stitchedFrom(quote: string, sources: readonly QuoteSource[]): string[] | null {
  const folded = sources.map((source) => ({ id: source.id, text: ` ${plainWords(source.text)} ` }));
  let rest = plainWords(quote).split(' ');
  const used: string[] = [];
  while (rest.length > 0 && used.length < MAX_PIECES) {
    const run = longestRun(rest, folded);
    if (!run || run.text.length < MINIMUM_PIECE) return null;
    used.push(run.source);
    rest = rest.slice(run.words);
  }
  return rest.length === 0 && used.length > 1 ? used : null;
}

function plainWords(text: string): string {
  return fold(text)
    .replace(/\[?(?:\.\.\.|…)\]?/g, ' ')
    .replace(/[^\p{L}\p{N}≥≤<>−%€$£]+/gu, ' ')
    .trim();
}

function longestRun(words: readonly string[], sources: readonly QuoteSource[]) {
  let low = 0;
  let found: { source: string; words: number; text: string } | null = null;
  let high = words.length;
  // A run of n words has its first n - 1 words as a run, so the longest is found by halving.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const text = words.slice(0, middle).join(' ');
    const source = sources.find((item) => item.text.includes(` ${text} `));
    if (source) {
      found = { source: source.id, words: middle, text };
      low = middle;
    } else high = middle - 1;
  }
  return found;
}
