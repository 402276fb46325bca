import type { Quantity } from '../quantities';
import { clauseOf, clausesNaming, stretchOf, textOf, type Clause } from './clauses';
import type { ReadSentence } from './passage-sentences';
import { shareNoun } from './noun-classes';
import { readingsOf, relate, type Surroundings } from './relation';
import { tellsOfSpeaker } from './speaker';
import { claimKeys, sourceKeys } from './value-keys';

/** The bearing terms of a sentence of the claim, each once. */
export function bearingTerms(sentence: ReadSentence): ReadonlySet<string> {
  return new Set(sentence.terms.map((item) => item.term));
}

/** How many bearing terms of the claim a passage sentence has in its reach. */
export function coverage(terms: ReadonlySet<string>, reach: ReadonlySet<string>): number {
  let count = 0;
  for (const term of terms) if (reach.has(term)) count += 1;
  return count;
}

/**
 * A clause says something else than the passages when at least this many of its bearing terms are
 * nowhere in them, and no more than a share is. A figure that any text may hold ("two", "first",
 * "four billion") proves less than "223.90", and takes a smaller part to be beside another subject.
 */
const UNSEEN_TERMS = 3;
const SEEN_SHARE = 1 / 3;
const SEEN_SHARE_OF_COMMON = 1 / 2;

/** True when most of what the claim says around its figure is nowhere in the passages. */
export function saysSomethingElse(
  claim: ReadSentence,
  claimed: Quantity,
  inPassages: (term: string) => boolean,
): boolean {
  const stretch = stretchOf(claim, claimed);
  if (!stretch) return false;
  const { size } = stretch.terms;
  let seen = seenOf.get(stretch);
  if (seen === undefined) {
    seen = [...stretch.terms].filter(inPassages).length;
    seenOf.set(stretch, seen);
  }
  const share = isCommon(claimed) ? SEEN_SHARE_OF_COMMON : SEEN_SHARE;
  return size - seen >= UNSEEN_TERMS && seen <= size * share;
}

/** A stretch belongs to one reading of one answer, and is asked once a figure. */
const seenOf = new WeakMap<Clause, number>();

/** At most two digits other than the zeros around them. */
function isCommon({ value }: Quantity): boolean {
  return /^0*[1-9]\d?0*$/.test(String(value));
}

/** A figure of the claim with what a search for rivals needs to know, made once a figure. */
export interface ClaimedFigure {
  readonly quantity: Quantity;
  /** The bearing terms of its clause. */
  readonly terms: ReadonlySet<string>;
  /** Ranks beside it in its clause ("first released in ..."): they name what it is told of. */
  readonly ranks: readonly Quantity[];
  /** Whether a quantity of the passages has its kind and unit, and a value the claim never makes. */
  readonly isRival: (item: Quantity) => boolean;
  /** It is told of whoever speaks. */
  readonly ofSpeaker: boolean;
}

/** `made` says which quantities of the passages some figure of the claim states. */
export function claimedFigure(
  claim: ReadSentence,
  terms: ReadonlySet<string>,
  quantity: Quantity,
  made: (item: Quantity) => boolean,
): ClaimedFigure {
  return {
    quantity,
    ofSpeaker: isOfSpeaker(claim, quantity),
    terms: termsAround(claim, terms, quantity),
    ranks: ranksBeside(claim, quantity),
    isRival: (item) => isAlike(quantity, item) && !made(item),
  };
}

function isOfSpeaker(claim: ReadSentence, quantity: Quantity): boolean {
  const stretch = stretchOf(claim, quantity);
  if (!stretch) return false;
  let told = spoken.get(stretch);
  if (told === undefined) {
    told = tellsOfSpeaker(textOf(claim, stretch), claim.language);
    spoken.set(stretch, told);
  }
  return told;
}

/** A stretch is asked once a figure. */
const spoken = new WeakMap<Clause, boolean>();

/** Which quantities of the passages the figures of a claim state, each looked up once. */
export function madeBy(claim: ReadSentence): (item: Quantity) => boolean {
  const known = new Map<Quantity, boolean>();
  const byKey = new Map<string, Quantity[]>();
  for (const own of claim.quantities) {
    for (const key of claimKeys(own)) {
      const owners = byKey.get(key);
      if (owners) owners.push(own);
      else byKey.set(key, [own]);
    }
  }
  return (item) => {
    let made = known.get(item);
    if (made === undefined) {
      made = [...sourceKeys(item)].some((key) =>
        byKey.get(key)?.some((own) => relate(item, own, LENIENT) === 'same'),
      );
      known.set(item, made);
    }
    return made;
  };
}

/**
 * True when a figure stands beside another subject: `found` agrees with the claim's value, but a
 * rival of the same kind and unit, with another value the claim does not make, stands in a sentence
 * or clause that holds every term and rank of the claim that the figure's own holds, and more.
 */
export function besideAnotherSubject(
  { terms, ranks, isRival }: ClaimedFigure,
  sentence: ReadSentence,
  found: Quantity,
  others: readonly ReadSentence[],
): boolean {
  const own = clauseOf(sentence, found);
  if (!own || terms.size > MOST_TERMS) return false;
  const inside = clausesNaming(sentence, terms).some(
    (clause) =>
      clause !== own &&
      holdsMore(terms, clause.terms, own.terms) &&
      holdsRanks(ranks, clause.quantities, own.quantities) &&
      clause.quantities.slice(0, MOST_FIGURES).some(isRival),
  );
  if (inside) return true;
  // A row of a table has its subject in its header.
  if (sentence.isRow) return false;
  // A sentence that shares nothing with the clause may have its subject in the one before.
  if (coverage(terms, sentence.reach) === 0) return false;
  return others.some(
    (other) =>
      other !== sentence &&
      other.language === sentence.language &&
      !other.isRow &&
      holdsMore(terms, other.reach, sentence.reach) &&
      holdsRanks(ranks, other.quantities, sentence.quantities) &&
      other.quantities.slice(0, MOST_FIGURES).some(isRival),
  );
}

/** Longer than this it is no clause of a writer's, and tells no subject. */
const MOST_TERMS = 200;
const MOST_FIGURES = 200;

/** The bearing terms of the claim's own clause; of its sentence when the clause has none. */
function termsAround(
  claim: ReadSentence,
  terms: ReadonlySet<string>,
  claimed: Quantity,
): ReadonlySet<string> {
  const own = clauseOf(claim, claimed);
  return own && own.terms.size > 0 ? own.terms : terms;
}

function ranksBeside(claim: ReadSentence, claimed: Quantity): readonly Quantity[] {
  if (claimed.kind === 'ordinal') return [];
  const beside =
    clauseOf(claim, claimed)?.quantities.filter(({ kind }) => kind === 'ordinal') ?? [];
  return beside.length > MOST_RANKS ? [] : beside;
}

const MOST_RANKS = 4;

/** Every rank of the claim that `weaker` states is in `stronger`. */
function holdsRanks(
  ranks: readonly Quantity[],
  stronger: readonly Quantity[],
  weaker: readonly Quantity[],
): boolean {
  const states = (quantities: readonly Quantity[], { value }: Quantity) =>
    quantities.some((item) => item.kind === 'ordinal' && item.value === value);
  return ranks.every((rank) => !states(weaker, rank) || states(stronger, rank));
}

/** Codes and addresses name; they are not the value of one subject rather than of another. */
const VALUES: ReadonlySet<string> = new Set(
  'amount percent points duration measure number date time range ordinal fraction'.split(' '),
);

/** Same kind and unit, and the same noun where both count one: berths are no rivals of octets. */
function isAlike(claimed: Quantity, item: Quantity): boolean {
  if (!VALUES.has(claimed.kind)) return false;
  const counted = claimed.noun !== null && item.noun !== null && claimed.kind === 'number';
  if (counted && !shareNoun(claimed, item)) return false;
  return readingsOf(claimed).some((mine) => mine.kind === item.kind && mine.unit === item.unit);
}

const LENIENT: Surroundings = {
  changes: true,
  compares: () => true,
  negates: () => true,
  isRow: false,
  cellPowers: [0],
  units: new Set(),
  writes: () => false,
  counts: () => false,
};

/**
 * Every term of the claim in `weaker` is in `stronger`, which has another one besides, and at least
 * three quarters of them: it is about what the claim is about.
 */
function holdsMore(
  terms: ReadonlySet<string>,
  stronger: ReadonlySet<string>,
  weaker: ReadonlySet<string>,
): boolean {
  let more = false;
  for (const term of terms) {
    if (weaker.has(term) && !stronger.has(term)) return false;
    if (stronger.has(term) && !weaker.has(term)) more = true;
  }
  return more && coverage(terms, stronger) * 4 >= terms.size * 3;
}
