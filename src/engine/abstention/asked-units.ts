import { readQuantities, type Quantity, type Reading } from '../quantities';
import { baseOf } from '../quantities/core/units';
import type { Language } from '../text/language';
import type { AskedKind } from './asked-nouns';

/** A unit that a question names: "combien de litres", "how many dollars". */
export interface NamedUnit {
  readonly kind: AskedKind;
  /** What the unit measures; more than one where its word is ambiguous (pounds). */
  readonly dimensions: readonly string[];
  /** Length of the unit's words. */
  readonly length: number;
}

const KINDS: ReadonlyMap<string, AskedKind> = new Map([
  ['amount', 'amount'],
  ['percent', 'share'],
  ['duration', 'duration'],
  ['measure', 'measure'],
]);
/** Long enough for "kilomètres par heure" and what tells where it ends. */
const LONGEST_UNIT = 60;
const COUNTED = '2 ';

/**
 * The unit at the beginning of `words`, or null. Read as the reader of quantities reads it behind a
 * number: every unit that it knows in a text can be asked for, and none is listed twice.
 */
export function namedUnit(words: string, language: Language): NamedUnit | null {
  const read = readQuantities(COUNTED + words.slice(0, LONGEST_UNIT), language)[0];
  const first = read?.start === 0 ? KINDS.get(read.kind) : undefined;
  if (!read || !first) return null;
  // "Pounds" are money or a weight: what they measure decides, not the kind.
  const kind = read.candidates.every((each) => each.kind === read.kind) ? first : 'quantity';
  return { kind, dimensions: dimensionsOf(read), length: read.end - COUNTED.length };
}

/** What the bases of the systems of units measure, where several measure one thing. */
const MEASURED: ReadonlyMap<string, string> = new Map(
  [
    'length metre inch',
    'weight gram ounce ton',
    'volume litre gallon pint fluid-ounce tablespoon cubic-centimetre',
    'area square-metre square-millimetre square-foot square-mile acre',
    'speed kilometre-per-hour mile-per-hour metre-per-second kilometre-per-second knot',
    'temperature degree degree-celsius degree-fahrenheit',
    'duration second month business-day workable-day',
    'energy watt-hour calorie joule',
  ].flatMap((line) => {
    const [dimension = '', ...bases] = line.split(' ');
    return bases.map((base): [string, string] => [base, dimension]);
  }),
);

const PREFIX = /^(?:micro|milli|centi|deci|hecto|kilo|mega|giga|tera|peta|kibi|mebi|gibi|tebi)/;

/** What a unit measures: "length", "weight"; a currency, or a unit with no other beside it, itself. */
function dimensionOf(unit: string): string {
  const [base] = baseOf(unit);
  const plain = MEASURED.has(base) ? base : base.replace(PREFIX, '');
  return MEASURED.get(plain) ?? plain;
}

function dimensionsOf(quantity: Quantity): string[] {
  return [quantity, ...quantity.candidates].flatMap(({ unit }) =>
    unit ? [dimensionOf(unit)] : [],
  );
}

/** Whether one reading of a figure has a unit of one of the dimensions; true where none is named. */
export function isOf(figure: Reading, dimensions: readonly string[]): boolean {
  if (dimensions.length === 0) return true;
  return figure.unit !== null && dimensions.includes(dimensionOf(figure.unit));
}
