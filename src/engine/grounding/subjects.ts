import type { Quantity } from '../text/quantities';
import type { ReadSentence, SentenceTerm } from './passage-sentences';
import { readingsOf, relate } from './relation';

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
 * nowhere in them, and no more than this share is: then its figure stands beside another subject.
 */
const UNSEEN_TERMS = 4;
const SEEN_SHARE = 1 / 3;

/** True when most of what the claim says around its figure is nowhere in the passages. */
export function saysSomethingElse(
  claim: ReadSentence,
  claimed: Quantity,
  inPassages: (term: string) => boolean,
): boolean {
  const own = clausesOf(claim).find((clause) => clause.quantities.includes(claimed));
  const terms = [...(own?.terms ?? [])];
  const seen = terms.filter(inPassages).length;
  return terms.length - seen >= UNSEEN_TERMS && seen <= terms.length * SEEN_SHARE;
}

/** A stretch of a passage sentence around one quantity: its clause. */
interface Clause {
  readonly terms: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
}

/**
 * True when a figure stands beside another subject: `found` agrees with the claim's value, but a
 * rival of the same kind and unit, with another value the claim does not make, stands in a sentence
 * or clause that holds every term of the claim that the figure's own holds, and more.
 */
export function besideAnotherSubject(
  claim: ReadSentence,
  claimed: Quantity,
  sentence: ReadSentence,
  found: Quantity,
  others: readonly ReadSentence[],
): boolean {
  const terms = bearingTerms(claim);
  const clauses = clausesOf(sentence);
  const own = clauses.find((clause) => clause.quantities.includes(found));
  if (!own) return false;
  const isRival = (item: Quantity) => rivals(claim, claimed, item);
  const inside = clauses.some(
    (clause) =>
      clause !== own &&
      clause.quantities.some(isRival) &&
      holdsMore(terms, clause.terms, own.terms),
  );
  if (inside) return true;
  return others.some(
    (other) =>
      other !== sentence &&
      other.language === sentence.language &&
      other.quantities.some(isRival) &&
      holdsMore(terms, other.reach, sentence.reach),
  );
}

/** Codes and addresses name; they are not the value of one subject rather than of another. */
const VALUES: ReadonlySet<string> = new Set(
  'amount percent points duration measure number date time range ordinal fraction'.split(' '),
);

/** Same kind and unit as the claimed figure, another value, and none that the claim makes too. */
function rivals(claim: ReadSentence, claimed: Quantity, item: Quantity): boolean {
  if (!VALUES.has(claimed.kind)) return false;
  const alike = readingsOf(claimed).some(
    (mine) => mine.kind === item.kind && mine.unit === item.unit,
  );
  return alike && !claim.quantities.some((own) => relate(item, own, true) === 'same');
}

/** Every term of the claim in `weaker` is in `stronger`, which has another one besides. */
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
  return more;
}

const CLAUSE_BREAK = /[,;:]|\b(?:and|but|while|whereas|et|mais|tandis|alors)\b/gi;

/** Cuts a sentence at commas and conjunctions so that a quantity keeps the words around it. */
function clausesOf(sentence: ReadSentence): Clause[] {
  const clauses: Clause[] = [];
  let start = sentence.start;
  for (const end of [...breaksOf(sentence), sentence.end]) {
    const terms = termsWithin(sentence.terms, start, end);
    // "In 1882, the city ..." has its subject behind the comma.
    if (terms.size === 0 && end < sentence.end) continue;
    const from = start;
    const quantities = sentence.quantities.filter((item) => item.start >= from && item.start < end);
    clauses.push({ terms, quantities });
    start = end;
  }
  return clauses;
}

function termsWithin(terms: readonly SentenceTerm[], start: number, end: number): Set<string> {
  return new Set(
    terms.filter((item) => item.start >= start && item.start < end).map((item) => item.term),
  );
}

/** A break counts between two quantities, never inside one. */
function breaksOf(sentence: ReadSentence): number[] {
  const breaks: number[] = [];
  for (const match of sentence.text.matchAll(CLAUSE_BREAK)) {
    const at = sentence.start + match.index;
    const inside = sentence.quantities.some((item) => at >= item.start && at < item.end);
    if (!inside) breaks.push(at);
  }
  return breaks;
}
