import type { Decimal } from './decimal';
import type { Bound, Part, Tax } from './quantity';
import type { Rule } from './rule';
import { RULERS } from './rulers';
import { phraseOf, phraseTable, type Scan } from './scan';
import { signTable, unitTable, type UnitWord } from './unit-words';
import { currencyTable, type CurrencyWord } from './currencies';
import type { PercentWord } from './percents';

/** A number written in words and the token after it. */
export interface WordNumber {
  readonly value: Decimal;
  readonly to: number;
  /** The word, when the number is one word: some single words need their context to count. */
  readonly single: string | null;
}

/** How a language writes numbers in words. */
export interface Numerals {
  /** The number in words that starts at token `index`, or null. */
  readonly read: (scan: Scan, index: number) => WordNumber | null;
  /** The power of ten of a scale word behind a number ("million"), or null. */
  readonly scale: (word: string) => number | null;
  /** Words that count in dozens and scores behind a number. */
  readonly multiples: ReadonlyMap<string, bigint>;
  /** Words behind which the language puts "of" before what is counted ("une dizaine de"). */
  readonly collective: RegExp;
  /** Whether a letter behind digits counts millions here ("15 M d'habitants", "12m people"). */
  readonly millions: (scan: Scan, index: number) => boolean;
  /** Whether a number of one word that is also another word counts here ("neuf agents"). */
  readonly counts: (scan: Scan, index: number, to: number, word: string) => boolean;
  /** Scale signs of this language alone, glued behind digits: "5mn" in English. */
  readonly signs: ReadonlyMap<string, number>;
}

/**
 * What the small words of a language do beside a figure. Rules ask for the class and never for the
 * word: a language that lacks a class reads nothing by it.
 */
export const WORD_CLASSES = [
  /** Joins two figures: "and". */
  'and',
  'or',
  /** From one end to the other: "to", "through", "au". */
  'to',
  'between',
  'of',
  'the',
  'a',
  /** The number one where it is an article, too. */
  'one',
  'minus',
  'half',
  'other',
  'whose',
  'century',
  /** The abbreviation of century, with its point. */
  'century-sign',
  'hour',
  'minute',
  /** Between a number and its unit: "60 consecutive days". */
  'qualifier',
  'old',
  'out-of',
  'per',
  /** Before an age, a price: what may stand between an amount and its tax basis. */
  'tax-passes',
  'later',
  /** Before a figure that is a year. */
  'year-before',
  'month-before',
  'date-before',
  /** Before a clock time, before a length of time. */
  'clock-before',
  'length-before',
  'noon-before',
  'calling',
  'period',
  'counting',
  'hyphened',
  /** What is counted by turns, not in parts: "5 in 10 games". */
  'event',
  /** Plurals without an s. */
  'plural',
  /** A word that ends the noun behind a number: articles, prepositions, verbs that help. */
  'function',
  'point',
  'weekday',
  /** Turns a bound: "not exceed". */
  'not',
  /** Between a negation and a bound that it does not govern. */
  'apart',
  /** A result that brackets make negative: "Net loss (5,300)". */
  'account',
  /** Counts turns: "three times". */
  'times',
] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/** What a language does that others do not; a rule asks for the habit, never for the language. */
export type Habit =
  /** 03/04 is the third of April; without it, either. */
  | 'day-first'
  /** "le trois juin" */
  | 'day-in-words'
  /** "June 7" */
  | 'month-day'
  /** "12 € 50", "nonante francs septante" */
  | 'cents-unsaid'
  /** "un tiers" is a third only of something. */
  | 'part-needs-whole'
  /** "quart d'heure": no article before the whole. */
  | 'bare-whole'
  /** Towns with postcodes of four digits. */
  | 'short-postcodes'
  /** "huit heures vingt" */
  | 'spoken-minutes'
  /** 5'30" is a time first. */
  | 'minutes-first'
  /** "1 m 80" */
  | 'metres-unsaid'
  /** "6 ft 2" */
  | 'feet-unsaid'
  /** "79.6p" */
  | 'pence'
  /** "the 5 h" is a clock time: "à 5 heures" */
  | 'clock-hours'
  /** "1 310 de crédit-bail" leaves its unit unsaid. */
  | 'of-is-measure'
  /** Short numbers of two digits are dialled. */
  | 'two-digit-phones'
  /** "à" is folded to a word of another meaning; only the source tells. */
  | 'accented-to'
  /** "12 € a month" */
  | 'article-is-per'
  /** "the second": the seven that is also a month ("sept"). */
  | 'seven-month'
  /** "décret no 12", "nos 12 agents" */
  | 'no-is-number'
  /** A comma may stand between month and year. */
  | 'comma-before-year';

export interface Phrase<T> {
  readonly phrase: readonly string[];
  readonly value: T;
}

export type Phrases<T> = ReadonlyMap<string, readonly Phrase<T>[]>;

export interface RatioJoint {
  /** "in" and "sur" name places, too; "per" and "pour" take a round number. */
  readonly kind: 'place' | 'part' | 'rate';
  readonly phrase: readonly string[];
}

/** How figures are printed, so that reading what is printed gives the same again. */
export interface Spelling {
  readonly to: string;
  readonly phone: string;
  readonly postcode: string;
  readonly times: string;
  readonly points: Readonly<Record<string, string>>;
  readonly months: readonly string[];
  readonly day: (day: number, month: string) => string;
  readonly month: (month: string) => string;
  readonly century: (rank: string) => string;
  readonly decade: (tens: string) => string;
  readonly before: string;
  readonly early: (year: number) => string;
  readonly ordinal: (value: string) => string;
  /** Unit words are folded for reading; these are printed. */
  readonly accented: Readonly<Record<string, string>>;
}

/** All that the rules know of one language. */
export interface Pack {
  readonly language: string;
  /** The language's own rules, beside those of any language. */
  readonly rules: readonly Rule[];
  readonly decimal: ',' | '.';
  readonly habits: ReadonlySet<Habit>;
  readonly classes: ReadonlyMap<WordClass, ReadonlySet<string>>;
  readonly numerals: Numerals;
  readonly months: ReadonlyMap<string, number>;
  readonly shortMonths: ReadonlySet<string>;
  /** Words that are months and more often something else: "may", "march". */
  readonly doubtfulMonths: ReadonlySet<string>;
  readonly ordinals: ReadonlyMap<string, number>;
  readonly ordinalSuffixes: ReadonlySet<string>;
  /** Names of parts by their denominators: "third". */
  readonly parts: ReadonlyMap<string, number>;
  /** Multipliers in one word: "doubled", "threefold". */
  readonly multipliers: ReadonlyMap<string, string>;
  readonly unitWords: ReadonlyMap<string, readonly UnitWord[]>;
  readonly unitSigns: ReadonlyMap<string, readonly string[]>;
  readonly currencies: ReadonlyMap<string, readonly CurrencyWord[]>;
  /** Words of money that weigh, too. */
  readonly weights: ReadonlyMap<string, string>;
  readonly percents: ReadonlyMap<string, readonly PercentWord[]>;
  readonly tax: Phrases<Tax>;
  readonly perPhrases: Phrases<string>;
  readonly boundsBefore: Phrases<Bound>;
  readonly boundsBehind: Phrases<Bound>;
  /** Words before and behind a figure that say it is rounded. */
  readonly roundings: Phrases<true>;
  readonly roundingsBehind: Phrases<true>;
  readonly spans: ReadonlyMap<string, Part>;
  /** "and a half": what a number and a part in words come to, behind the number. */
  readonly andPart: Phrases<string>;
  readonly belowZero: Phrases<true>;
  /** "av. J.-C.": true before our era. */
  readonly eras: readonly Phrase<boolean>[];
  /** "in the afternoon": true after noon. */
  readonly partsOfDay: Phrases<boolean>;
  /** "et quart": minutes behind an hour. */
  readonly minutes: Phrases<number>;
  readonly namedHours: ReadonlyMap<string, number>;
  /** Words that name what follows by its number, and the name they share across languages. */
  readonly names: ReadonlyMap<string, string>;
  /** Of these, those that are words of other meaning unless a point, a sign or a code follows. */
  readonly namesWithPoint: ReadonlySet<string>;
  /** Names that the word for one may stand behind. */
  readonly namesOfOne: ReadonlySet<string>;
  readonly ratios: readonly RatioJoint[];
  /** Words before a Roman numeral of any length: those of rulers, and "War", "Part", "Title". */
  readonly romanNames: ReadonlySet<string>;
  readonly spelling: Spelling;
}

/** A pack as it is written down: tables as text, and only what the language has. */
export interface PackSource {
  readonly language: string;
  readonly decimal: ',' | '.';
  readonly rules?: readonly Rule[];
  readonly habits?: readonly Habit[];
  /** Words of each class, folded, with spaces between. */
  readonly classes?: Partial<Record<WordClass, string>>;
  readonly numerals?: Partial<Numerals>;
  /** The twelve months, bars between them, each with its abbreviations. */
  readonly months?: string;
  readonly doubtfulMonths?: string;
  readonly ordinals?: ReadonlyMap<string, number>;
  readonly ordinalSuffixes?: string;
  readonly parts?: ReadonlyMap<string, number>;
  /** "name = word, word" a line. */
  readonly multipliers?: string;
  readonly durations?: string;
  readonly measures?: string;
  /** Signs of this language alone, beside those of any. */
  readonly signs?: string;
  readonly currencies?: string;
  readonly cents?: string;
  readonly weights?: Readonly<Record<string, string>>;
  readonly percents?: readonly PercentWord[];
  readonly tax?: Partial<Record<Tax, string>>;
  readonly per?: Readonly<Record<string, string>>;
  readonly boundsBefore?: Partial<Record<Bound, string>>;
  readonly boundsBehind?: Partial<Record<Bound, string>>;
  readonly roundings?: string;
  readonly roundingsBehind?: string;
  readonly spans?: Partial<Record<Part, string>>;
  readonly andPart?: Readonly<Record<string, string>>;
  readonly belowZero?: string;
  readonly eras?: { readonly before: string; readonly after: string };
  readonly partsOfDay?: { readonly morning: string; readonly afternoon: string };
  readonly minutes?: Readonly<Record<number, string>>;
  readonly namedHours?: Readonly<Record<string, number>>;
  readonly names?: string;
  readonly namesWithPoint?: string;
  readonly namesOfOne?: string;
  readonly ratios?: readonly RatioJoint[];
  readonly romanNames?: string;
  readonly spelling?: Partial<Spelling>;
}

/** Makes of a pack as it is written down one that rules can ask. Phrases have commas between them. */
export function definePack(source: PackSource): Pack {
  const months = (source.months ?? '').split('|').map(words);
  return {
    language: source.language,
    rules: source.rules ?? [],
    decimal: source.decimal,
    habits: new Set(source.habits),
    classes: new Map(
      WORD_CLASSES.map((name) => [name, new Set(words(source.classes?.[name] ?? ''))]),
    ),
    numerals: { ...NO_NUMERALS, ...source.numerals },
    months: new Map(
      months.flatMap((names, place) => names.map((name): [string, number] => [name, place + 1])),
    ),
    shortMonths: new Set(months.flatMap((names) => names.slice(1))),
    doubtfulMonths: new Set(words(source.doubtfulMonths ?? '')),
    ordinals: source.ordinals ?? new Map(),
    ordinalSuffixes: new Set(words(source.ordinalSuffixes ?? '')),
    parts: source.parts ?? new Map(),
    multipliers: namesTable(source.multipliers ?? ''),
    unitWords: unitTable(source.durations ?? '', source.measures ?? ''),
    unitSigns: signTable(source.signs ?? ''),
    currencies: currencyTable(source.currencies ?? '', source.cents ?? ''),
    weights: new Map(Object.entries(source.weights ?? {})),
    percents: phraseTable(source.percents ?? []),
    tax: phraseTable(marked<Tax>(source.tax)),
    perPhrases: phraseTable(marked<string>(source.per)),
    boundsBefore: byLastToken(marked<Bound>(source.boundsBefore)),
    boundsBehind: phraseTable(marked<Bound>(source.boundsBehind)),
    roundings: byLastToken(phrases(source.roundings ?? '', true as const)),
    roundingsBehind: phraseTable(phrases(source.roundingsBehind ?? '', true as const)),
    spans: new Map(
      marked<Part>(source.spans).map(({ phrase, value }) => [phrase.join(' '), value]),
    ),
    andPart: phraseTable(marked<string>(source.andPart)),
    belowZero: phraseTable(phrases(source.belowZero ?? '', true as const)),
    eras: [
      ...phrases(source.eras?.before ?? '', true),
      ...phrases(source.eras?.after ?? '', false),
    ].sort((a, b) => b.phrase.length - a.phrase.length),
    partsOfDay: phraseTable([
      ...phrases(source.partsOfDay?.morning ?? '', false),
      ...phrases(source.partsOfDay?.afternoon ?? '', true),
    ]),
    minutes: phraseTable(
      Object.entries(source.minutes ?? {}).flatMap(([value, text]) => phrases(text, Number(value))),
    ),
    namedHours: new Map(Object.entries(source.namedHours ?? {})),
    names: namesTable(source.names ?? ''),
    namesWithPoint: new Set(words(source.namesWithPoint ?? '')),
    namesOfOne: new Set(words(source.namesOfOne ?? '')),
    ratios: source.ratios ?? [],
    romanNames: new Set([...RULERS, ...words(source.romanNames ?? '')]),
    spelling: { ...PLAIN, ...source.spelling },
  };
}

const NO_NUMERALS: Numerals = {
  read: () => null,
  scale: () => null,
  multiples: new Map(),
  collective: /^$/,
  millions: () => false,
  counts: () => true,
  signs: new Map(),
};

const PLAIN: Spelling = {
  to: '–',
  phone: 'tel.',
  postcode: '',
  times: '×',
  points: {},
  months: Array.from({ length: 12 }, (_, place) => String(place + 1)),
  day: (day, month) => `${day} ${month}`,
  month: (month) => month,
  century: (rank) => rank,
  decade: (tens) => `${tens}0s`,
  before: '',
  early: (year) => String(year),
  ordinal: (value) => value,
  accented: {},
};

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** "name = word, word" or "name = word word" a line, as word -> name. */
function namesTable(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line) => {
        const [name = '', list = ''] = line.split(' = ');
        return words(list).map((word): [string, string] => [word, name]);
      }),
  );
}

function phrases<T>(text: string, value: T): Phrase<T>[] {
  return text
    .split(/,\s*/)
    .map((phrase) => phraseOf(phrase))
    .filter((phrase) => phrase.length > 0)
    .map((phrase) => ({ phrase, value }));
}

function marked<T extends string>(table: Partial<Record<T, string>> | undefined): Phrase<T>[] {
  return Object.entries<string | undefined>(table ?? {}).flatMap(([value, text]) =>
    phrases(text ?? '', value as T),
  );
}

/** Phrases by their last token, longest first: for what stands before a figure. */
function byLastToken<T>(entries: readonly Phrase<T>[]): Phrases<T> {
  const table = new Map<string, Phrase<T>[]>();
  for (const entry of [...entries].sort((a, b) => b.phrase.length - a.phrase.length)) {
    const last = entry.phrase[entry.phrase.length - 1] ?? '';
    table.set(last, [...(table.get(last) ?? []), entry]);
  }
  return table;
}

/** Whether the word at `index` is of one of the classes, in the language of the text. */
export function isWord(scan: Scan, index: number, ...classes: readonly WordClass[]): boolean {
  const token = scan.tokens[index];
  if (token?.type !== 'word') return false;
  return classes.some((name) => scan.pack.classes.get(name)?.has(token.folded) === true);
}

export function isOfClass(scan: Scan, word: string, name: WordClass): boolean {
  return word !== '' && scan.pack.classes.get(name)?.has(word) === true;
}

export function has(scan: Scan, habit: Habit): boolean {
  return scan.pack.habits.has(habit);
}

/** A word that ends the noun behind a number. */
export function isFunctionWord(scan: Scan, index: number): boolean {
  return isWord(scan, index, 'function');
}
