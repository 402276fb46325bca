import { fold } from '../text/fold';
import type { Interval, Quantity, QuantityKind } from '../quantities';
import { dateCovers } from './dates';
import { clauseOf, stretchOf, textOf, type Clause } from './clauses';
import type { ReadSentence } from './passage-sentences';

/** Two sides of one matter: what is said of the one is not said of the other. */
interface Opposites {
  readonly kinds: ReadonlySet<QuantityKind>;
  readonly sides: readonly [RegExp, RegExp];
}

/** Beginnings of folded words in both languages. */
const OPPOSITES: readonly Opposites[] = [
  {
    kinds: new Set<QuantityKind>(['date', 'time']),
    sides: [
      /\b(?:found(?:ed|ing)|establish|creat|launch|open(?:s|ed|ing)?\b|born|birth|formed|formation|inaugurat|join(?:s|ed|ing)?\b|hired|appointed|start(?:s|ed|ing)?\b|beg[aiu]n|fond(?:e|a)|cree|lanc|ouvr(?:ir|it|ira)\b|ouvert|debut|commenc|nee?s?\b|naiss|naquit|inaugur|embauch|nomm)/,
      /\b(?:clos(?:e[ds]?|ing|ure)\b|dissol|disband|end(?:s|ed|ing)?\b|die[ds]?\b|death|left\b|leav|resign|expir|abolish|retir|ceas|terminat|demolish|ferm|dissou|fin\b|finit|mort|mourut|deced|quitt|demission|aboli|cess|resili)/,
    ],
  },
  {
    kinds: new Set<QuantityKind>(['percent', 'points', 'amount', 'number', 'measure']),
    sides: [
      /\b(?:rise|rose|rising|risen|increas|grew|grow|growth|augment|hauss|progress)/,
      /\b(?:fall|fell|drop|declin|reduc|decreas|shrank|shrunk|baiss|diminu|recul|chut)/,
    ],
  },
];

/**
 * True when an answer tells of a figure the opposite of what the passage tells of it: founded and
 * closed in a year, since and until a day, up and down by a share. Only where each side's clause
 * names one alone, and neither negates.
 */
export function isOppositeEvent(
  claim: ReadSentence,
  claimed: Quantity,
  source: ReadSentence,
  found: Quantity,
): boolean {
  if (isOtherEndOfLife(claim, claimed, source, found)) return true;
  const [mine, theirs] = [toldIn(claim, claimed, stretchOf), toldIn(source, found, clauseOf)];
  if (!mine || !theirs || mine.negates || theirs.negates) return false;
  if (oppositeSides(side(claim, claimed), side(source, found))) return true;
  return OPPOSITES.some(
    ({ kinds }, place) =>
      kinds.has(claimed.kind) &&
      oppositeSides(mine.sides[place] ?? null, theirs.sides[place] ?? null),
  );
}

/**
 * "Ada Lovelace (1815–1852)": in brackets behind a name, the first date is a birth and the second a
 * death. Who "was born in 1852" is told the opposite.
 */
function isOtherEndOfLife(
  claim: ReadSentence,
  claimed: Quantity,
  source: ReadSentence,
  found: Quantity,
): boolean {
  if (found.kind !== 'range' || found.of !== 'date' || claimed.kind !== 'date') return false;
  const at = found.start - source.start;
  const inBrackets = /\p{L}[\p{L}.'’-]*,?\s?\([^()]{0,24}$/u.test(
    source.text.slice(Math.max(0, at - 60), at),
  );
  const stretch = inBrackets ? stretchOf(claim, claimed) : null;
  const [lives] = OPPOSITES;
  if (!stretch || !lives) return false;
  const told = only(fold(textOf(claim, stretch)), lives.sides);
  const { from, to } = found.value as Interval;
  const ends = [from, to].map((end) => dateCovers(end, String(claimed.value)));
  return told !== null && ends[told] === false && ends[1 - told] === true;
}

/** What a clause tells: the side it takes of each pair of opposites. */
interface Told {
  readonly negates: boolean;
  readonly sides: readonly Side[];
}

/** A clause is asked once a figure. */
const known = new WeakMap<Clause, Told>();

function toldIn(
  sentence: ReadSentence,
  quantity: Quantity,
  around: (sentence: ReadSentence, quantity: Quantity) => Clause | null,
): Told | null {
  const clause = around(sentence, quantity);
  if (!clause) return null;
  let told = known.get(clause);
  if (!told) {
    const text = fold(textOf(sentence, clause));
    told = { negates: NEGATES.test(text), sides: OPPOSITES.map(({ sides }) => only(text, sides)) };
    known.set(clause, told);
  }
  return told;
}

type Side = 0 | 1 | null;

function oppositeSides(mine: Side, theirs: Side): boolean {
  return mine !== null && theirs !== null && mine !== theirs;
}

/** The one side that a text names; null when it names both or none. */
function only(text: string, [first, second]: readonly [RegExp, RegExp]): Side {
  const [one, other] = [first.test(text), second.test(text)];
  return one === other ? null : one ? 0 : 1;
}

const FROM = /\b(?:since|after|depuis|apres)\s+(?:the |le |l'|la )?$/;
const UNTIL = /\b(?:until|till|before|avant|jusqu'(?:en|au|a))\s+(?:the |le |l'|la )?$/;

/** From a date on, or up to it, by the preposition right before it. */
function side(sentence: ReadSentence, { kind, start }: Quantity): Side {
  if (kind !== 'date') return null;
  const at = start - sentence.start;
  const before = fold(sentence.text.slice(Math.max(0, at - 16), at));
  return FROM.test(before) ? 0 : UNTIL.test(before) ? 1 : null;
}

const NEGATES = /\b(?:not|no|never|nor|cannot|without|ne|n'|pas|jamais|aucun|ni|sans)\b/;
