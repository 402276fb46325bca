import type { Language } from '../../text/language';
import { phraseOf, phraseTable } from './scan';

export type UnitKind = 'duration' | 'measure';

export interface UnitWord {
  readonly phrase: readonly string[];
  readonly kind: UnitKind;
  /** Canonical names; more than one when the word is ambiguous. */
  readonly units: readonly string[];
}

/** Canonical unit = its words, folded. A word that may mean several units names them all. */
const FRENCH_DURATIONS = `
millisecond = milliseconde, millisecondes
second = seconde, secondes
minute = minute, minutes
hour = heure, heures
day = jour, jours, journee, journees, jours calendaires, jour calendaire, jours francs, jour franc
business-day = jour ouvre, jours ouvres
workable-day = jour ouvrable, jours ouvrables
week = semaine, semaines
fortnight = quinzaine
month = mois
quarter = trimestre, trimestres
half-year = semestre, semestres
year = an, ans, annee, annees
decade = decennie, decennies
century = siecle, siecles
millennium = millenaire, millenaires`;

const ENGLISH_DURATIONS = `
millisecond = millisecond, milliseconds
second = second, seconds, sec, secs
minute = minute, minutes, mins
hour = hour, hours, hr, hrs
day = day, days, calendar day, calendar days, clear day, clear days
business-day = business day, business days
business-day/workable-day = working day, working days
week = week, weeks
fortnight = fortnight, fortnights
month = month, months, calendar month, calendar months
half-year = half - year, half - years
year = year, years, yr, yrs
decade = decade, decades
century = century, centuries
millennium = millennium, millennia`;

const FRENCH_MEASURES = `
millimetre = millimetre, millimetres
centimetre = centimetre, centimetres
metre = metre, metres
kilometre = kilometre, kilometres
inch = pouce, pouces
foot = pied, pieds
mile = mile, miles
square-metre = metre carre, metres carres
square-kilometre = kilometre carre, kilometres carres
square-centimetre = centimetre carre, centimetres carres
hectare = hectare, hectares
cubic-metre = metre cube, metres cubes
litre-per-100-kilometre = l / 100 km, litres aux 100 km, litres aux 100, litres aux cent, litres pour 100 km, litres / 100 km
litre = litre, litres
centilitre = centilitre, centilitres
millilitre = millilitre, millilitres
tablespoon = c . a soupe, cuillere a soupe, cuilleres a soupe, cuilleree a soupe, cuillerees a soupe
teaspoon = c . a cafe, cuillere a cafe, cuilleres a cafe
knot = noeud, noeuds
hectolitre = hectolitre, hectolitres
microgram = microgramme, microgrammes
milligram = milligramme, milligrammes
gram = gramme, grammes
kilogram = kilogramme, kilogrammes, kilo, kilos
tonne = tonne, tonnes
quintal = quintal, quintaux
watt = watt, watts
kilowatt = kilowatt, kilowatts
megawatt = megawatt, megawatts
kilowatt-hour = kilowattheure, kilowattheures, kilowatt - heure, kilowatts - heures, kilowatt - heures
kilocalorie = kilocalorie, kilocalories
calorie = calorie, calories
joule = joule, joules
volt = volt, volts
ampere = ampere, amperes
hertz = hertz
decibel = decibel, decibels
bit = bit, bits
byte = octet, octets
kilobyte = kilooctet, kilooctets, kilo-octets
megabyte = megaoctet, megaoctets
gigabyte = gigaoctet, gigaoctets
terabyte = teraoctet, teraoctets
degree-celsius = degre celsius, degres celsius
degree-fahrenheit = degre fahrenheit, degres fahrenheit
degree/degree-celsius = degre, degres
kilometre-per-hour = kilometre heure, kilometres heure, kilometres par heure, kilometre par heure, kilometre - heure, kilometres - heure, kilometres - heures
pixel = pixel, pixels`;

const ENGLISH_MEASURES = `
millimetre = millimeter, millimeters, millimetre, millimetres
centimetre = centimeter, centimeters, centimetre, centimetres
metre = meter, meters, metre, metres
kilometre = kilometer, kilometers, kilometre, kilometres
inch = inch, inches
foot = foot, feet
yard = yard, yards
mile = mile, miles
square-metre = square meter, square meters, square metre, square metres
square-kilometre = square kilometer, square kilometers, square kilometre, square kilometres
square-foot = square foot, square feet, sq ft
square-mile = square mile, square miles
hectare = hectare, hectares
acre = acre, acres
cubic-metre = cubic meter, cubic meters, cubic metre, cubic metres
litre-per-100-kilometre = l / 100 km, litres per 100 km, liters per 100 km, litres per 100 kilometres, liters per 100 kilometers
litre = liter, liters, litre, litres
fluid-ounce = fl oz, fl . oz, fluid ounce, fluid ounces
tablespoon = tablespoon, tablespoons, tbsp, tbsps
teaspoon = teaspoon, teaspoons, tsp, tsps
mile-per-gallon = miles per gallon
knot = knot, knots
centilitre = centiliter, centiliters, centilitre, centilitres
millilitre = milliliter, milliliters, millilitre, millilitres
gallon = gallon, gallons
pint = pint, pints
microgram = microgram, micrograms, mcg
milligram = milligram, milligrams
gram = gram, grams, gramme, grammes
kilogram = kilogram, kilograms, kilo, kilos
tonne = tonne, tonnes, metric ton, metric tons
ton = ton, tons
stone = stone
pound = lb, lbs
ounce = ounce, ounces, oz
watt = watt, watts
kilowatt = kilowatt, kilowatts
megawatt = megawatt, megawatts
kilowatt-hour = kilowatt hour, kilowatt hours, kilowatt - hour, kilowatt - hours
kilocalorie = kilocalorie, kilocalories
calorie = calorie, calories
joule = joule, joules
volt = volt, volts
ampere = ampere, amperes, amp, amps
hertz = hertz
decibel = decibel, decibels
bit = bit, bits
byte = byte, bytes, octet, octets
kilobyte = kilobyte, kilobytes
megabyte = megabyte, megabytes
gigabyte = gigabyte, gigabytes
terabyte = terabyte, terabytes
degree-celsius = degree celsius, degrees celsius, degree centigrade, degrees centigrade
degree-fahrenheit = degree fahrenheit, degrees fahrenheit
degree/degree-celsius/degree-fahrenheit = degree, degrees
kilometre-per-hour = kilometers per hour, kilometres per hour, kph
mile-per-hour = miles per hour, mph
pixel = pixel, pixels`;

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
km/h kilometre-per-hour|kmh kilometre-per-hour|m/s metre-per-second|mph mile-per-hour
°C degree-celsius|°F degree-fahrenheit|° degree,degree-celsius|px pixel|dpi dot-per-inch
ppm part-per-million|nm nanometre|µm micrometre|μm micrometre|µg microgram|μg microgram|mcg microgram
mmHg millimetre-of-mercury|mmol millimole|mmol/l millimole-per-litre|mmol/L millimole-per-litre
IU international-unit|UI international-unit|km/s kilometre-per-second
m/s2 metre-per-second-squared|kn knot|kts knot|rpm revolution-per-minute
mSv millisievert|Bq becquerel|lx lux|lm lumen|kWc kilowatt-peak
kWp kilowatt-peak|hp horsepower`;

/** Signs that are words of the other language: "from 3 to 5", "5 in 10". */
const SIGNS_OF: Record<Language, string> = {
  fr: 'j day|po inch|pi foot|o byte|ko kilobyte|mo megabyte|go gigabyte|to terabyte|bar bar|ch horsepower',
  en: 'ft foot|yd yard|in inch|st stone|mpg mile-per-gallon',
};

function signTable(table: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    table
      .split(/[|\n]/)
      .filter((entry) => entry !== '')
      .map((entry): [string, readonly string[]] => {
        const [sign = '', units = ''] = entry.split(' ');
        return [sign, units.split(',')];
      }),
  );
}

/** The unit signs of each language, by their spelling. */
export const UNIT_SIGNS: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  fr: signTable(`${SIGNS}\n${SIGNS_OF.fr}`),
  en: signTable(`${SIGNS}\n${SIGNS_OF.en}`),
};

export const DURATION_UNITS: ReadonlySet<string> = new Set(
  (
    'millisecond second minute hour day business-day workable-day week fortnight month quarter ' +
    'half-year year decade century millennium'
  ).split(' '),
);

function wordsOf(table: string, kind: UnitKind): UnitWord[] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [units = '', words = ''] = line.split(' = ');
      return words
        .split(', ')
        .map((text) => ({ phrase: phraseOf(text), kind, units: units.split('/') }));
    });
}

/** The unit words of each language, by their first token, longest first. */
export const UNIT_WORDS: Record<Language, ReadonlyMap<string, readonly UnitWord[]>> = {
  fr: phraseTable([
    ...wordsOf(FRENCH_DURATIONS, 'duration'),
    ...wordsOf(FRENCH_MEASURES, 'measure'),
  ]),
  en: phraseTable([
    ...wordsOf(ENGLISH_DURATIONS, 'duration'),
    ...wordsOf(ENGLISH_MEASURES, 'measure'),
  ]),
};
