import type { QuantityKind } from '../quantities';
import type { Language } from '../text/language';
import type { Span } from '../text/span';
import { isStopWord } from '../text/stop-words';
import { words, type Term } from '../text/words';
import { ASKED_NOUNS, COUNTED_AS, type AskedKind } from './asked-nouns';
import { MEASURING_ADJECTIVES, MEASURING_VERBS, type Measuring } from './asked-verbs';
import { namedUnit } from './asked-units';
import { segmentsOf } from './segments';
import { asksSeveral } from './several-questions';
import { wordSet } from './word-set';

/** The quantity a question calls for. */
export interface AskedQuantity extends Span {
  readonly kind: AskedKind;
  /** The words that are counted ("hotel", "nights"), or name a unit; empty where there are none. */
  readonly counted: readonly Term[];
  /** What the unit it names, or the noun, measures (`dimensionOf`); empty where any unit will do. */
  readonly dimensions: readonly string[];
  /** Folded words that only ask and bear no subject, by their start in the question. */
  readonly askingWords: ReadonlySet<number>;
}

/** What kinds of quantity in a text answer each kind of question; a range by what it ranges over. */
export const ANSWERED_BY: Readonly<Record<AskedKind, readonly QuantityKind[]>> = {
  count: ['number'],
  amount: ['amount'],
  ceiling: ['amount', 'percent'],
  reduction: ['percent', 'amount', 'fraction'],
  share: ['percent', 'fraction', 'points'],
  // A length where "how long is it" asks for either: see `dimensions`.
  duration: ['duration', 'measure'],
  // An appointment, a season or "1 month after we receive it" all say when.
  moment: ['date', 'time', 'duration'],
  // "Since when" and "what date" want a place in the calendar.
  date: ['date'],
  time: ['time'],
  measure: ['measure'],
  // A tank holds litres, a stadium spectators.
  capacity: ['measure', 'number'],
  // "How much water", "quelle consommation": whatever is measured in.
  quantity: ['measure', 'number', 'amount', 'percent', 'fraction', 'duration'],
  postal: ['address', 'postcode'],
  email: ['email'],
  url: ['url'],
  phone: ['phone'],
};

/** Forms of to be, articles and measures between "what" and the noun that says what is asked. */
const BETWEEN = {
  fr: wordSet(
    'est sont etait etaient sera seront serait a ont ete le la les un une ce cette mon ma mes',
    'votre vos notre nos son sa ses grand grande petit petite haut haute bas basse',
  ),
  en: wordSet('is are was were will would be been has have had the a an my your our its their'),
};

/** Where a noun phrase of English ends: behind these the noun asked for is not looked for. */
const NOUN_PHRASE_ENDS = wordSet(
  'of for to in on at by with under from if when that which who can could may must should do does',
  'did will would is are was were has have had i we you they it he she my your our their the a an',
);

/** Before "when" or "quand" inside a question: it asks, and does not only tie clauses together. */
const BEFORE_WHEN = wordSet('depuis jusqu a partir de pour since until till from by and et');

const LONGEST_NOUN_PHRASE = 4;
const MOST_COUNTED = 2;

interface Asking {
  readonly words: readonly Term[];
  readonly language: Language;
  readonly question: string;
}

/**
 * The quantity that a question calls for, or null where it calls for none ("who", "why", "which
 * thefts"). Asking words that name a quantity (how many, what ceiling, combien, quel délai) go
 * before "when", which may also tie clauses together; else the first decides. Null too for a question
 * that asks several things: that one of them has no figure is no reason to refuse the others.
 */
export function askedQuantity(question: string, language: Language): AskedQuantity | null {
  const all = words(question);
  const segments = segmentsOf(question);
  if (asksSeveral(all, segments, language)) return null;
  let moment: AskedQuantity | null = null;
  for (const segment of segments) {
    const inside = all.filter(({ start, end }) => start >= segment.start && end <= segment.end);
    const asking = { words: inside, language, question };
    for (let place = 0; place < inside.length; place += 1) {
      const found = language === 'fr' ? frenchAt(asking, place) : englishAt(asking, place);
      if (!found) continue;
      if (!isMoment(found.kind)) return found;
      moment ??= found;
    }
  }
  return moment;
}

function isMoment(kind: AskedKind): boolean {
  return kind === 'moment' || kind === 'date';
}

function frenchAt(asking: Asking, place: number): AskedQuantity | null {
  const word = asking.words[place]!.term;
  if (word === 'combien') return combien(asking, place);
  if (/^quel(?:le)?s?$/.test(word)) return namedBy(asking, place, place + 1);
  if (word === 'quand') return when(asking, place);
  return null;
}

function englishAt(asking: Asking, place: number): AskedQuantity | null {
  const word = asking.words[place]!.term;
  if (word === 'how') return how(asking, place);
  if (word === 'what' || word === 'which') return namedBy(asking, place, place + 1);
  if (word === 'when') return when(asking, place);
  return null;
}

/** "Combien coûte", "combien de temps", "combien de personnes", "depuis combien de temps". */
function combien(asking: Asking, place: number): AskedQuantity | null {
  const at = (offset: number) => asking.words[place + offset];
  const partitive = at(1)?.term === 'de' || at(1)?.term === 'des';
  const gap = asking.question.slice(asking.words[place]!.end, at(1)?.start);
  const elided = /^\s+d['’ʼ]$/i.test(gap);
  if (partitive || elided) return countOf(asking, place, partitive ? 2 : 1);
  // "De combien": by how much, which no one kind of figure answers.
  if (asking.words[place - 1]?.term === 'de') return null;
  const measured = measuringVerb(asking, place + 1);
  if (measured) return asked(asking, measured.kind, place, [place], [], measured.dimensions);
  return asked(asking, 'amount', place, withCostVerb(asking, place + 1));
}

/** What a verb behind the asking word measures: "combien pèse", "how much does it weigh". */
function measuringVerb(asking: Asking, from: number): Measuring | undefined {
  const verbs = MEASURING_VERBS[asking.language];
  const costs = COST_VERBS[asking.language];
  const behind = asking.words.slice(from).map(({ term }) => term);
  return behind.some((word) => costs.has(word))
    ? undefined
    : behind.map((word) => verbs.get(word)).find((found) => found !== undefined);
}

/** "How long is the pier", or the wait. */
const IS = wordSet('is are was were');
const EXTENTS = ['duration', 'length'];

function how(asking: Asking, place: number): AskedQuantity | null {
  const next = asking.words[place + 1]?.term;
  if (next === 'many') return countOf(asking, place, 2);
  if (next === 'much') {
    // "By how much", "how much of": an amount, a percentage, a weight; no one kind is called for.
    const before = asking.words[place - 1]?.term;
    if (before === 'by' || asking.words[place + 2]?.term === 'of') return null;
    const behind = asking.words[place + 2]?.term ?? '';
    const noun = COUNTED_AS.en.get(behind);
    if (noun) return asked(asking, noun, place, [place, place + 1, place + 2]);
    const measured = measuringVerb(asking, place + 2);
    if (measured) return asked(asking, measured.kind, place, [place], [], measured.dimensions);
    // "How much water": a noun right behind is what is measured, and no price.
    if (!isStopWord(behind, 'en') && !COST_VERBS.en.has(behind) && behind !== '') {
      return asked(asking, 'quantity', place, [place, place + 1]);
    }
    return asked(asking, 'amount', place, [place + 1, ...withCostVerb(asking, place + 2)]);
  }
  const measured = MEASURING_ADJECTIVES.get(next ?? '');
  if (!measured) return null;
  const stands = next === 'long' && IS.has(asking.words[place + 2]?.term ?? '');
  const dimensions = stands ? EXTENTS : measured.dimensions;
  return asked(asking, measured.kind, place, [place, place + 1], [], dimensions);
}

/** Forms of "to cost": they ask for the amount and say nothing of what is priced. */
const COST_VERBS = {
  fr: wordSet('coute coutent coutera couteront couterait vaut valent'),
  en: wordSet('cost costs'),
};

function withCostVerb(asking: Asking, from: number): number[] {
  return asking.words.flatMap(({ term }, place) =>
    place >= from && COST_VERBS[asking.language].has(term) ? [place] : [],
  );
}

/** What is counted stands `offset` words behind the asking word. */
function countOf(asking: Asking, place: number, offset: number): AskedQuantity {
  const { language } = asking;
  const first = asking.words[place + offset];
  const kind = first && COUNTED_AS[language].get(first.term);
  const asks = Array.from({ length: offset }, (_, step) => place + step);
  if (kind) return asked(asking, kind, place, [...asks, place + offset]);
  const unit = first && namedUnit(asking.question.slice(first.start), language);
  if (unit) {
    const end = first.start + unit.length;
    const at = asking.words.flatMap(({ start }, number) =>
      start >= first.start && start < end ? [number] : [],
    );
    const named = at.map((number) => asking.words[number]!);
    return asked(asking, unit.kind, place, [...asks, ...at], named, unit.dimensions);
  }
  // French puts the noun first; English may put it behind the words that qualify it.
  const most = language === 'fr' ? 1 : MOST_COUNTED;
  const counted: Term[] = [];
  for (let at = place + offset; counted.length < most; at += 1) {
    const word = asking.words[at];
    if (!word || isStopWord(word.term, language)) break;
    counted.push(word);
  }
  return asked(asking, 'count', place, asks, counted);
}

/**
 * "Quel est le plafond", "what wind speed": the noun that names a kind of quantity. In French it
 * stands first, or behind one adjective. In English it is the first word or the head of its phrase,
 * the last before a preposition or a verb: injury time asks for a time, time lost to injury does
 * not.
 */
function namedBy(asking: Asking, place: number, from: number): AskedQuantity | null {
  const { language } = asking;
  const wordAt = (at: number) => asking.words[at]?.term;
  let at = from;
  while (BETWEEN[language].has(wordAt(at) ?? '')) at += 1;
  const first = at;
  const longest = language === 'fr' ? 2 : LONGEST_NOUN_PHRASE;
  for (; at < first + longest; at += 1) {
    const word = wordAt(at);
    if (word === undefined || (at > first && language === 'en' && endsNounPhrase(word))) break;
    const noun = ASKED_NOUNS[language].get(word);
    if (!noun) continue;
    if (language === 'en' && at > first && !endsNounPhrase(wordAt(at + 1))) continue;
    const { kind, numberOf, dimensions } = noun;
    if (numberOf) {
      const counts = wordAt(at + 1) === 'of' || wordAt(at + 1) === 'de';
      return counts ? countOf(asking, place, at + 2 - place) : null;
    }
    const asks = noun.asksOnly ? [place, at, ...whichAddress(asking, kind, at)] : [place];
    return asked(asking, refined(asking, kind, at), place, asks, [], dimensions);
  }
  return null;
}

function endsNounPhrase(word: string | undefined): boolean {
  return word === undefined || NOUN_PHRASE_ENDS.has(word);
}

const POSTAL = wordSet('postal postale postales');
const ELECTRONIC = wordSet('electronique email mail courriel');
const WEB = wordSet('internet web site');

/** "Adresse électronique", "e-mail address" ask for another kind than "adresse". */
function refined(asking: Asking, kind: AskedKind, place: number): AskedKind {
  const which = whichAddress(asking, kind, place).map((at) => asking.words[at]!.term);
  if (which.some((word) => WEB.has(word))) return 'url';
  return which.some((word) => ELECTRONIC.has(word)) ? 'email' : kind;
}

/** The words beside "address" that say which sort of address is wanted. */
function whichAddress(asking: Asking, kind: AskedKind, place: number): number[] {
  if (kind !== 'postal') return [];
  return [place - 1, place + 1].filter((at) => {
    const word = asking.words[at]?.term ?? '';
    return POSTAL.has(word) || ELECTRONIC.has(word) || WEB.has(word);
  });
}

function when(asking: Asking, place: number): AskedQuantity | null {
  const before = asking.words[place - 1]?.term;
  if (before !== undefined && !BEFORE_WHEN.has(before)) return null;
  const since = before === 'since' || before === 'depuis';
  const asks = before === undefined ? [place] : [place - 1, place];
  return asked(asking, since ? 'date' : 'moment', place, asks);
}

function asked(
  asking: Asking,
  kind: AskedKind,
  place: number,
  asks: readonly number[],
  counted: readonly Term[] = [],
  dimensions: readonly string[] = [],
): AskedQuantity {
  const placed = asks.flatMap((at) => asking.words[at] ?? []);
  const first = asking.words[place]!;
  const lastOfPhrase = placed.filter(({ start }) => start <= first.start + 40).at(-1) ?? first;
  return {
    kind,
    counted,
    dimensions: kind === 'duration' && dimensions.length === 0 ? ['duration'] : dimensions,
    askingWords: new Set(placed.map(({ start }) => start)),
    start: Math.min(first.start, ...placed.map(({ start }) => start)),
    end: Math.max(first.end, lastOfPhrase.end),
  };
}
