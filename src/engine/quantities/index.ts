import type { Language } from '../text/language';
import { boundAround, isRounded, partBefore, perBehind, taxBehind } from './core/context';
import { completeLists } from './core/lists';
import { markersOf } from './core/markers';
import { nounAfter } from './core/nouns';
import { withoutNotes } from './core/notes';
import { rankedPeriod } from './rules/numbered';
import type { Pack } from './core/pack';
import { candidates, type Piece } from './core/pieces';
import type { Quantity, Reading } from './core/quantity';
import { readRange } from './core/ranges';
import { readingText } from './core/reading-text';
import { compete, ruleBook, type RuleBook } from './core/rule';
import type { Scan } from './core/scan';
import { tokenise } from './core/tokens';
import type { Span } from '../text/span';
import { PACKS } from './packs';
import { ANY_LANGUAGE } from './rules';
import { findWebAddresses, type WebAddress } from './rules/web-addresses';

export type { Interval, Quantity, QuantityKind, Reading } from './core/quantity';

/**
 * Every quantity, identifier and address of `text`, read as its language writes them, in the order
 * they stand; spans never overlap. Offsets are UTF-16 code units of `text`, end exclusive. Text that
 * holds none gives an empty list; no text throws. Time grows with the length of the text.
 */
export function readQuantities(text: string, language: Language): Quantity[] {
  return readWith(text, PACKS[language]);
}

/** The same, with a pack of one's own. */
export function readWith(text: string, pack: Pack): Quantity[] {
  const { scan, ready, addresses } = scanOf(text, pack);
  const markers = markersOf(scan);
  const pieces: Piece[] = [];
  let index = 0;
  while (index < scan.tokens.length) {
    const behindMarker = markers.get(index);
    if (behindMarker !== undefined) {
      index = behindMarker;
      continue;
    }
    const piece = readRange(scan, index);
    if (piece) pieces.push(piece);
    index = piece ? piece.to : index + 1;
  }
  const read = completeLists(scan, pieces).map((piece) => asQuantity(scan, piece));
  const placed = addresses.map((address) => addressQuantity(text, ready, address));
  return [...read, ...placed].sort((a, b) => a.start - b.start);
}

/** A reading that lost the place of a quantity to the rule that read it. */
export interface LostReading extends Span {
  readonly rule: string;
  readonly readings: readonly Reading[];
}

/**
 * What else rules read where a quantity of `text` begins, best first: `quantity.rule` won of them by
 * the order of `compete`.
 */
export function lostReadings(text: string, language: Language, quantity: Quantity): LostReading[] {
  const { scan } = scanOf(text, PACKS[language]);
  const index = scan.tokens.findIndex(({ start }) => start === quantity.start);
  if (index < 0) return [];
  return candidates(scan, index)
    .sort(compete)
    .filter(({ rule }) => rule !== quantity.rule)
    .map(({ rule, readings, from, to }) => ({
      rule,
      readings,
      start: scan.tokens[from]?.start ?? 0,
      end: scan.tokens[to - 1]?.end ?? 0,
    }));
}

function scanOf(text: string, pack: Pack) {
  const ready = readingText(text);
  const addresses = findWebAddresses(ready);
  const tokens = withoutNotes(tokenise(ready, addresses));
  const scan: Scan = {
    tokens,
    pack,
    book: bookOf(pack),
    source: text,
    pieces: new Map(),
    numbers: new Map(),
  };
  return { scan, ready, addresses };
}

const books = new WeakMap<Pack, RuleBook>();

function bookOf(pack: Pack): RuleBook {
  let book = books.get(pack);
  if (!book) {
    book = ruleBook([...ANY_LANGUAGE, ...pack.rules]);
    books.set(pack, book);
  }
  return book;
}

const NONE: readonly Reading[] = [];
const COUNTED: ReadonlySet<string> = new Set(['number', 'ordinal']);
const RATED: ReadonlySet<string> = new Set([
  'amount',
  'percent',
  'number',
  'measure',
  'range',
  'duration',
]);

function asQuantity(scan: Scan, piece: Piece): Quantity {
  const first = piece.readings[0];
  const candidates = piece.readings.length > 1 ? piece.readings.slice(1) : NONE;
  if (!first) throw new RangeError('a piece has a reading');
  const start = scan.tokens[piece.from]?.start ?? 0;
  const end = scan.tokens[piece.to - 1]?.end ?? start;
  const counted = piece.readings.some(
    (item) => COUNTED.has(item.kind) || (item.kind === 'range' && item.of === 'number'),
  );
  const period = first.kind === 'ordinal' ? rankedBefore(scan, piece) : null;
  const noun = period ? { ...period, to: piece.to } : counted ? nounAfter(scan, piece.to) : null;
  const rated = RATED.has(first.kind);
  const bounded = rated || first.kind === 'fraction';
  // Property by property: a spread here is what a page of nothing but figures would wait for.
  return {
    kind: first.kind,
    value: first.value,
    unit: first.unit,
    of: first.of,
    parts: first.parts,
    counts: first.counts,
    start,
    end,
    text: scan.source.slice(start, end),
    candidates,
    noun: noun && scan.source.slice(noun.start, noun.end),
    per: rated ? perAround(scan, piece.to, noun) : null,
    tax: first.kind === 'amount' || first.of === 'amount' ? taxBehind(scan, piece.to) : null,
    bound: bounded ? boundAround(scan, piece.from, piece.to) : null,
    rounded: bounded && isRounded(scan, piece.from, noun?.to ?? piece.to, piece.to),
    part: first.kind === 'date' ? partBefore(scan, piece.from) : null,
    rule: piece.rule,
  };
}

/** What a rank ranks where it stands before it: "year four", "World War II". */
function rankedBefore(scan: Scan, piece: Piece) {
  return piece.rule === 'rank.roman'
    ? (scan.tokens[piece.from - 1] ?? null)
    : rankedPeriod(scan, piece.from);
}

/** "12 € a month"; "three times a day" and "3 times daily" have it behind their noun, or in it. */
function perAround(scan: Scan, to: number, noun: { to: number } | null): string | null {
  const per = perBehind(scan, to);
  if (per !== null || !noun) return per;
  return perBehind(scan, noun.to) ?? perBehind(scan, noun.to - 1);
}

function addressQuantity(
  text: string,
  ready: { starts: Uint32Array; ends: Uint32Array },
  address: WebAddress,
): Quantity {
  const start = ready.starts[address.start] ?? 0;
  const end = ready.ends[address.end - 1] ?? start;
  return {
    kind: address.reading.kind,
    value: address.reading.value,
    unit: null,
    start,
    end,
    text: text.slice(start, end),
    candidates: [],
    noun: null,
    per: null,
    tax: null,
    bound: null,
    rounded: false,
    part: null,
    rule: address.reading.kind,
  };
}
