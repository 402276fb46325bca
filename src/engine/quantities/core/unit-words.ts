import { phraseOf, phraseTable } from './scan';

export type UnitKind = 'duration' | 'measure';

export interface UnitWord {
  readonly phrase: readonly string[];
  readonly kind: UnitKind;
  /** Canonical names; more than one when the word is ambiguous. */
  readonly units: readonly string[];
}

/** Written with these capitals; a sign needs digits before it. */
const SIGNS = `
ms millisecond|s second|sec second|min minute|mn minute|h hour|hr hour|hrs hour
mm millimetre|cm centimetre|dm decimetre|m metre|km kilometre
mi mile|mm2 square-millimetre|cm2 square-centimetre|m2 square-metre|km2 square-kilometre
ha hectare|cm3 cubic-centimetre|m3 cubic-metre|l litre|L litre|cl centilitre|cL centilitre
ml millilitre|mL millilitre|dl decilitre|dL decilitre|hl hectolitre|hL hectolitre|gal gallon
mg milligram|g gram|kg kilogram|Kg kilogram|KG kilogram|t tonne|lb pound|lbs pound|oz ounce
W watt|kW kilowatt|KW kilowatt|MW megawatt|GW gigawatt|TW terawatt|Wh watt-hour
kWh kilowatt-hour|KWh kilowatt-hour|kwh kilowatt-hour|KWH kilowatt-hour|MWh megawatt-hour
GWh gigawatt-hour|TWh terawatt-hour|kcal kilocalorie|cal calorie|J joule|kJ kilojoule
MJ megajoule|V volt|kV kilovolt|mA milliampere|Ah ampere-hour|mAh milliampere-hour
Hz hertz|kHz kilohertz|MHz megahertz|GHz gigahertz|dB decibel|Pa pascal|hPa hectopascal
Ko kilobyte|Mo megabyte|Go gigabyte|To terabyte
kB kilobyte|KB kilobyte|kb kilobit,kilobyte|MB megabyte|mb megabyte|Mb megabit,megabyte
GB gigabyte|gb gigabyte|Gb gigabit,gigabyte|TB terabyte|tb terabyte|PB petabyte|KiB kibibyte
MiB mebibyte|GiB gibibyte|TiB tebibyte|Mbps megabit-per-second|Gbps gigabit-per-second
Mbit/s megabit-per-second|Mb/s megabit-per-second|Mo/s megabyte-per-second|MB/s megabyte-per-second
km/h kilometre-per-hour|kmh kilometre-per-hour|km/hr kilometre-per-hour|kmph kilometre-per-hour
km/hour kilometre-per-hour|km/heure kilometre-per-hour|Km/h kilometre-per-hour|KM/H kilometre-per-hour
km/H kilometre-per-hour|kms/h kilometre-per-hour|kph kilometre-per-hour|KPH kilometre-per-hour
kms kilometre|kgs kilogram|MPH mile-per-hour|mi/h mile-per-hour|m/sec metre-per-second
m/s metre-per-second|mph mile-per-hour
°C degree-celsius|°F degree-fahrenheit|° degree,degree-celsius|px pixel|dpi dot-per-inch
ppm part-per-million|nm nanometre|µm micrometre|μm micrometre|µg microgram|μg microgram|mcg microgram
mmHg millimetre-of-mercury|mmol millimole|mmol/l millimole-per-litre|mmol/L millimole-per-litre
IU international-unit|UI international-unit|km/s kilometre-per-second
m/s2 metre-per-second-squared|kn knot|kts knot|rpm revolution-per-minute
mSv millisievert|Bq becquerel|lx lux|lm lumen|kWc kilowatt-peak
kWp kilowatt-peak|hp horsepower`;

/** The unit signs of a language, by their spelling: those of any and `own`, "sign unit" between bars. */
export function signTable(own: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    `${SIGNS}\n${own}`
      .split(/[|\n]/)
      .filter((entry) => entry !== '')
      .map((entry): [string, readonly string[]] => {
        const [sign = '', units = ''] = entry.split(' ');
        return [sign, units.split(',')];
      }),
  );
}

export const DURATION_UNITS: ReadonlySet<string> = new Set(
  (
    'millisecond second minute hour day business-day workable-day week fortnight month quarter ' +
    'half-year year decade century millennium'
  ).split(' '),
);

function wordsOf(table: string, kind: UnitKind): UnitWord[] {
  return linesOf(table).flatMap(([units, words]) =>
    words.split(', ').map((text) => ({ phrase: phraseOf(text), kind, units: units.split('/') })),
  );
}

/** "name = word, word" a line. */
export function linesOf(table: string): [string, string][] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line): [string, string] => {
      const [name = '', words = ''] = line.split(' = ');
      return [name, words];
    });
}

/** The unit words of a language, by their first token, longest first. */
export function unitTable(
  durations: string,
  measures: string,
): ReadonlyMap<string, readonly UnitWord[]> {
  return phraseTable([...wordsOf(durations, 'duration'), ...wordsOf(measures, 'measure')]);
}
