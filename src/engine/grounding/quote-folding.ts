import type { Span } from '../text/span';

/** A folded text with the source span of each of its units. */
export interface FoldedQuote {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** One space for every run of white space. */
export function foldSpaces(source: string): FoldedQuote {
  return folded(source, (character) => character, false);
}

/**
 * Presentation folded: kinds of space, hyphen, apostrophe and quotation mark made alike, "…" spelled
 * out, composed and decomposed letters one, invisible characters and the space before high
 * punctuation or inside guillemets dropped. Letters, case and signs that change a meaning
 * (≥, ≤, −, €) stay.
 */
export function foldPresentation(source: string): FoldedQuote {
  return folded(source, (character) => PRESENTATION.get(character) ?? character, true);
}

const PRESENTATION: ReadonlyMap<string, string> = new Map([
  ...alike('“”„‟«»‹›', '"'),
  ...alike('‘’ʼ＇‛', "'"),
  ...alike('\u2010\u2011\u2012\u2013\u2014', '-'),
  ...alike('\u00ad\u200b\u200c\u200d\u2060\ufeff', ''),
  ['…', '...'],
  ['ﬁ', 'fi'],
  ['ﬂ', 'fl'],
]);

function alike(characters: string, replacement: string): [string, string][] {
  return [...characters].map((character) => [character, replacement]);
}

function folded(
  source: string,
  draw: (character: string) => string,
  typographic: boolean,
): FoldedQuote {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const clusters = typographic ? /\P{M}\p{M}*|\p{M}+/gu : /[^]/g;
  for (const match of source.matchAll(clusters)) {
    const drawn = draw(typographic ? match[0].normalize('NFC') : match[0]);
    for (const unit of drawn) {
      const space = /\s/.test(unit);
      const last = units[units.length - 1];
      if (space && (last === undefined || last === ' ')) continue;
      if (space && typographic && last === '"') continue;
      // The space before a high mark is the printer's.
      if (typographic && last === ' ' && ';:!?"'.includes(unit)) {
        units.pop();
        starts.pop();
        ends.pop();
      }
      units.push(space ? ' ' : unit);
      starts.push(match.index);
      ends.push(match.index + match[0].length);
    }
  }
  return { text: units.join(''), starts: perUnit(units, starts), ends: perUnit(units, ends) };
}

/** One entry a UTF-16 unit, where a drawn character may have two. */
function perUnit(units: readonly string[], offsets: readonly number[]): number[] {
  return units.flatMap((unit, at) => Array<number>(unit.length).fill(offsets[at] ?? 0));
}

/** Where `wanted` stands in a folded text, as a span of its source; null when it does not. */
export function spanOf(text: FoldedQuote, wanted: string): Span | null {
  const at = text.text.indexOf(wanted);
  if (at < 0) return null;
  const start = text.starts[at] ?? 0;
  return { start, end: text.ends[at + wanted.length - 1] ?? start };
}
