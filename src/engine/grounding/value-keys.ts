import type { Interval, Quantity, Reading } from '../quantities';
import { readingsOf } from './relation';
import { widerReferences } from './references';
import { codeOf, countsOf, endOf, mantissaOf, ratioKey } from './values';

/**
 * Keys under which a figure of a passage is looked up. Whatever `relate` finds between a figure of a
 * passage and one of a claim, the two share a key: the value in its base unit, the digits whatever
 * the unit and the power of ten, a date and all that it makes true, the ends of a range.
 */
export function sourceKeys(quantity: Quantity): ReadonlySet<string> {
  return new Set(
    readingsOf(quantity).flatMap((reading) => {
      if (reading.kind !== 'range') return keysOfSource(reading);
      const { from, to } = reading.value as Interval;
      return [
        ...rangeKeys(reading, keysOfSource),
        ...keysOfSource(endOf(reading, from)),
        ...keysOfSource(endOf(reading, to)),
      ];
    }),
  );
}

/** Keys under which a figure of a claim looks for those of the passages. */
export function claimKeys(quantity: Quantity): ReadonlySet<string> {
  return new Set(
    readingsOf(quantity).flatMap((reading) =>
      reading.kind === 'range' ? rangeKeys(reading, keysOfClaim) : keysOfClaim(reading),
    ),
  );
}

/** By its ends as written, and by what its lower end says. */
function rangeKeys(range: Reading, keysOf: (reading: Reading) => string[]): string[] {
  const { from, to } = range.value as Interval;
  return [`..${from}..${to}`, ...keysOf(endOf(range, from)).map((key) => `..${key}`)];
}

function keysOfSource(reading: Reading): string[] {
  const value = String(reading.value);
  if (reading.kind === 'date') return [...datesMadeTrue(value), ...digits(reading)];
  if (reading.kind === 'time') return [`time ${value.slice(0, 5)}`, ...digits(reading)];
  if (reading.kind === 'address' && reading.parts?.postcode) {
    const postcode = codeOf({ kind: 'postcode', value: reading.parts.postcode, unit: null });
    return [...keysOfClaim(reading), `postcode ${postcode}`];
  }
  const wider = widerReferences(reading).map((code) => ({ ...reading, value: code }));
  return [reading, ...countsOf(reading), ...wider].flatMap(keysOfClaim);
}

function keysOfClaim(reading: Reading): string[] {
  const value = String(reading.value);
  switch (reading.kind) {
    case 'date':
      return [`date ${value}`, ...digits(reading)];
    case 'time':
      return [`time ${value.slice(0, 5)}`, ...digits(reading)];
    case 'address':
      return [`address ${reading.parts?.number ?? ''}`];
    case 'phone':
      return [`phone ${value.slice(-8)}`];
    case 'identifier':
    case 'postcode':
    case 'email':
    case 'url':
      return [`${reading.kind} ${codeOf(reading)}`];
    default: {
      const ratio = ratioKey(reading);
      return [...(ratio === null ? [] : [`value ${ratio}`]), ...digits(reading)];
    }
  }
}

function digits(reading: Reading): string[] {
  const mantissa = mantissaOf(reading);
  return mantissa === null ? [] : [`digits ${mantissa}`];
}

/** "2026-09-14" makes true: itself, 2026-09, 2026, --09-14, --09, 202X and 20XX. */
function datesMadeTrue(value: string): string[] {
  const made = [value];
  const dated = /^(-?[\dX]{4,5})(?:-(\d\d))?(?:-(\d\d))?$/.exec(value);
  const yearless = /^--(\d\d)-\d\d$/.exec(value);
  if (yearless) made.push(`--${yearless[1]}`);
  if (dated) {
    const [, year = '', month, day] = dated;
    if (month !== undefined) made.push(`${year}-${month}`, `--${month}`);
    if (day !== undefined) made.push(`--${month}-${day}`);
    made.push(year, `${year.slice(0, -1)}X`, `${year.slice(0, -2)}XX`);
  }
  return made.map((each) => `date ${each}`);
}
