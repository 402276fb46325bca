import { isGlued, isMark, longestPhrase, wordAt, type Scan } from './scan';
import { isWord, type Pack } from './pack';
import { DURATION_UNITS, type UnitKind, type UnitWord } from './unit-words';

/** A unit as read: its canonical names (more than one when the word is ambiguous). */
export interface UnitFound {
  readonly kind: UnitKind;
  readonly units: readonly string[];
  readonly to: number;
}

/** A unit word or sign at token `index`; a sign counts only when `behindDigits`. */
export function unitAt(scan: Scan, index: number, behindDigits: boolean): UnitFound | null {
  const token = scan.tokens[index];
  if (!token || token.gap === 3) return null;
  const sign = behindDigits ? signAt(scan, index) : null;
  const found = longestPhrase(scan, index, scan.pack.unitWords.get(token.folded));
  const misspelt = !sign && !found && behindDigits ? misspeltAt(scan, index) : null;
  if (misspelt) return misspelt;
  // "l / 100 km" goes on where "l" would end.
  if (sign && (!found || found.to <= sign.to)) return sign;
  return found && { kind: found.entry.kind, units: found.entry.units, to: found.to };
}

/** Shorter words are one letter from too many others. */
const LONG_ENOUGH = 6;
const LONGEST = 20;

/**
 * "12 kilometrs", "3 minuttes": a word behind digits that is one letter more or less than the word
 * of a unit, and begins as it does. A letter in the place of another makes other words ("mouths").
 */
function misspeltAt(scan: Scan, index: number): UnitFound | null {
  const token = scan.tokens[index];
  const word = token?.type === 'word' ? token.folded : '';
  if (word.length < LONG_ENOUGH || word.length > LONGEST || token?.gap !== 1) return null;
  if (token.cased !== word) return null;
  const near = nearWords(scan.pack);
  const unit =
    near.less.get(word) ??
    shorter(word)
      .map((each) => near.whole.get(each))
      .find((each) => each !== undefined);
  return unit ? { kind: unit.kind, units: unit.units, to: index + 1 } : null;
}

/** The word without one of its letters, the first kept. */
function shorter(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at + 1) + word.slice(at + 2),
  );
}

interface NearWords {
  /** Unit words of one token. */
  readonly whole: ReadonlyMap<string, UnitWord>;
  /** The same with a letter left out. */
  readonly less: ReadonlyMap<string, UnitWord>;
}

const nearOf = new WeakMap<Pack, NearWords>();

function nearWords(pack: Pack): NearWords {
  let near = nearOf.get(pack);
  if (!near) {
    const single = [...pack.unitWords.values()].flat().filter(({ phrase }) => phrase.length === 1);
    const long = single.filter(({ phrase }) => (phrase[0]?.length ?? 0) >= LONG_ENOUGH);
    const whole = new Map(long.map((unit): [string, UnitWord] => [unit.phrase[0] ?? '', unit]));
    const less = new Map(
      long.flatMap((unit) =>
        shorter(unit.phrase[0] ?? '').map((word): [string, UnitWord] => [word, unit]),
      ),
    );
    for (const { phrase } of single) less.delete(phrase[0] ?? '');
    near = { whole, less };
    nearOf.set(pack, near);
  }
  return near;
}

const MAX_SIGN_TOKENS = 4;

function signAt(scan: Scan, index: number): UnitFound | null {
  const first = scan.tokens[index];
  if (!first || first.gap > 2 || first.type === 'digits') return null;
  let sign = '';
  let best: UnitFound | null = null;
  for (let count = 0; count < MAX_SIGN_TOKENS; count++) {
    const at = index + count;
    const token = scan.tokens[at];
    if (!token || (count > 0 && token.gap !== 0)) break;
    sign += token.cased.replace('²', '2').replace('³', '3');
    const units = scan.pack.unitSigns.get(sign);
    if (units && endsHere(scan, at + 1) && !isPreposition(scan, at) && !isAge(scan, at)) {
      const duration = DURATION_UNITS.has(units[0] ?? '');
      best = { kind: duration ? 'duration' : 'measure', units, to: at + 1 };
    }
  }
  return best;
}

/** "12 in." measures, "5 in 10" does not. */
function isPreposition(scan: Scan, index: number): boolean {
  const next = scan.tokens[index + 1];
  return scan.tokens[index]?.folded === 'in' && next !== undefined && next.type !== 'mark';
}

/** "under-18s" are people, and "her 30s" years of a life. */
function isAge(scan: Scan, index: number): boolean {
  if (scan.tokens[index]?.cased !== 's' || !isGlued(scan, index)) return false;
  const hyphen = isMark(scan, index - 2, '-') && isGlued(scan, index - 1);
  const spread = scan.pack.spans.has(wordAt(scan, index - 2)) ? 1 : 0;
  return (hyphen && wordAt(scan, index - 3) !== '') || isWord(scan, index - 2 - spread, 'whose');
}

/** A sign ends at white space or punctuation; "l'eau" and "s-t" begin with no unit. */
function endsHere(scan: Scan, index: number): boolean {
  const next = scan.tokens[index];
  if (!next || next.gap > 0) return true;
  if (next.type !== 'mark') return false;
  const goesOn = scan.tokens[index + 1]?.gap === 0;
  // "8 h-12 h" and "5 kg-10 kg" go on to another figure.
  const joins = next.folded === '-' && goesOn && scan.tokens[index + 1]?.type !== 'digits';
  return !"'_@&".includes(next.folded) && !joins;
}

/** What one unit is in another of the same system: unit -> [base, numerator, denominator]. */
const IN_BASE: ReadonlyMap<string, readonly [string, bigint, bigint]> = new Map([
  ['millisecond', ['second', 1n, 1000n]],
  ['minute', ['second', 60n, 1n]],
  ['hour', ['second', 3600n, 1n]],
  ['day', ['second', 86400n, 1n]],
  ['week', ['second', 604800n, 1n]],
  ['fortnight', ['second', 1209600n, 1n]],
  ['quarter', ['month', 3n, 1n]],
  ['half-year', ['month', 6n, 1n]],
  ['year', ['month', 12n, 1n]],
  ['decade', ['month', 120n, 1n]],
  ['century', ['month', 1200n, 1n]],
  ['millennium', ['month', 12000n, 1n]],
  ['millimetre', ['metre', 1n, 1000n]],
  ['centimetre', ['metre', 1n, 100n]],
  ['decimetre', ['metre', 1n, 10n]],
  ['kilometre', ['metre', 1000n, 1n]],
  ['foot', ['inch', 12n, 1n]],
  ['yard', ['inch', 36n, 1n]],
  ['square-centimetre', ['square-metre', 1n, 10000n]],
  ['square-kilometre', ['square-metre', 1000000n, 1n]],
  ['hectare', ['square-metre', 10000n, 1n]],
  ['millilitre', ['litre', 1n, 1000n]],
  ['centilitre', ['litre', 1n, 100n]],
  ['decilitre', ['litre', 1n, 10n]],
  ['hectolitre', ['litre', 100n, 1n]],
  ['cubic-metre', ['litre', 1000n, 1n]],
  ['milligram', ['gram', 1n, 1000n]],
  ['kilogram', ['gram', 1000n, 1n]],
  ['quintal', ['gram', 100000n, 1n]],
  ['tonne', ['gram', 1000000n, 1n]],
  ['pound', ['ounce', 16n, 1n]],
  ['stone', ['ounce', 224n, 1n]],
  ['mile', ['inch', 63360n, 1n]],
  ['teaspoon', ['tablespoon', 1n, 3n]],
  ['microgram', ['gram', 1n, 1000000n]],
  ['micrometre', ['metre', 1n, 1000000n]],
  ['nanometre', ['metre', 1n, 1000000000n]],
  ['kilowatt', ['watt', 1000n, 1n]],
  ['megawatt', ['watt', 1000000n, 1n]],
  ['gigawatt', ['watt', 1000000000n, 1n]],
  ['kilowatt-hour', ['watt-hour', 1000n, 1n]],
  ['megawatt-hour', ['watt-hour', 1000000n, 1n]],
  ['gigawatt-hour', ['watt-hour', 1000000000n, 1n]],
  ['kilobyte', ['byte', 1000n, 1n]],
  ['megabyte', ['byte', 1000000n, 1n]],
  ['gigabyte', ['byte', 1000000000n, 1n]],
  ['terabyte', ['byte', 1000000000000n, 1n]],
]);

/**
 * The base unit of `unit` and the exact factor to it (numerator, denominator). Months and seconds
 * are systems apart: thirty days are not a month. A unit without a base is its own.
 */
export function baseOf(unit: string): readonly [string, bigint, bigint] {
  return IN_BASE.get(unit) ?? [unit, 1n, 1n];
}
