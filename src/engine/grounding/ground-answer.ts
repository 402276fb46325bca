import type { Language } from '../text/language';
import type { Quantity } from '../text/quantities';
import type { Span } from '../text/span';
import { readSentences, type LanguageText, type ReadSentence } from './passage-sentences';
import { shareNoun } from './noun-classes';
import { relate, type Reason } from './relation';
import { bearingTerms, besideAnotherSubject, coverage, saysSomethingElse } from './subjects';
import { statedByArticle } from './unwritten';

/** What the check of a sentence comes to. Never "true": figures found are figures found. */
export type Verdict =
  'figures-found' | 'figure-missing' | 'wrong-kind' | 'no-figure' | 'no-support';

/** A place in a passage. */
export interface Place extends Span {
  readonly passage: number;
}

/** A figure or address of the answer, and where it stands in the passages. */
export interface GroundedQuantity {
  readonly quantity: Quantity;
  readonly found: Place | null;
  /** Set exactly when `found` is null. */
  readonly reason: Reason | null;
  /** Where the figure stands in another unit, of another kind, or beside another subject. */
  readonly elsewhere: Place | null;
}

export interface GroundedSentence extends Span {
  readonly verdict: Verdict;
  /** The sentence of the passages that shares most with this one; null when none shares anything. */
  readonly support: Place | null;
  /** False across languages, where no term can be compared, and where the sentence has no term. */
  readonly subjectChecked: boolean;
  readonly quantities: readonly GroundedQuantity[];
}

export interface Grounding {
  /** The gravest verdict of the sentences. */
  readonly verdict: Verdict;
  readonly sentences: readonly GroundedSentence[];
}

/**
 * Checks an answer sentence by sentence against the passages it cites: each quantity and address
 * must stand there with the same kind, value and unit, in a sentence that has a bearing term of the
 * claim where both are in one language. Offsets count in the answer and in the named passage.
 */
export function groundAnswer(answer: LanguageText, passages: readonly LanguageText[]): Grounding {
  const sources = passages.flatMap((passage, place) => readSentences(passage, place));
  const claims = readSentences(answer, 0);
  const sentences = claims.map((claim) => groundSentence(claim, sources, claims));
  return { verdict: gravest(sentences.map((sentence) => sentence.verdict)), sentences };
}

const GRAVITY: readonly Verdict[] = [
  'figure-missing',
  'wrong-kind',
  'figures-found',
  'no-support',
  'no-figure',
];

function gravest(verdicts: readonly Verdict[]): Verdict {
  return GRAVITY.find((verdict) => verdicts.includes(verdict)) ?? 'no-figure';
}

function groundSentence(
  claim: ReadSentence,
  sources: readonly ReadSentence[],
  claims: readonly ReadSentence[],
): GroundedSentence {
  const support = bestSupport(claim, sources);
  const nearest = byCoverage(claim, sources);
  const quantities = claim.quantities
    .filter((quantity) => isChecked(quantity, sources))
    .map((quantity) => groundQuantity(quantity, claim, nearest, claims));
  const comparable = sources.some((source) => source.language === claim.language);
  return {
    start: claim.start,
    end: claim.end,
    verdict: verdictOf(claim, quantities, support, sources),
    support: support && { passage: support.passage, start: support.start, end: support.end },
    subjectChecked: comparable && claim.reach.size > 0,
    quantities,
  };
}

function verdictOf(
  claim: ReadSentence,
  quantities: readonly GroundedQuantity[],
  support: ReadSentence | null,
  sources: readonly ReadSentence[],
): Verdict {
  if (sources.length === 0) return 'no-support';
  if (quantities.some((item) => item.reason !== null && !isWrongKind(item.reason)))
    return 'figure-missing';
  if (quantities.some((item) => item.reason !== null)) return 'wrong-kind';
  if (quantities.length > 0) return 'figures-found';
  const foreign = sources.every((source) => source.language !== claim.language);
  return support || foreign || claim.reach.size === 0 ? 'no-figure' : 'no-support';
}

const WRONG_KINDS: ReadonlySet<Reason> = new Set<Reason>([
  'other-unit',
  'other-kind',
  'other-tax-basis',
  'other-period',
  'other-noun',
]);

function isWrongKind(reason: Reason): boolean {
  return WRONG_KINDS.has(reason);
}

/** The passage sentence with most bearing terms of the claim; the first of equals. */
function bestSupport(claim: ReadSentence, sources: readonly ReadSentence[]): ReadSentence | null {
  const terms = bearingTerms(claim);
  let best: ReadSentence | null = null;
  let most = 0;
  for (const source of sources) {
    if (source.language !== claim.language) continue;
    const count = coverage(terms, source.reach);
    if (count > most) [best, most] = [source, count];
  }
  return best;
}

/**
 * "First" is said of much that no passage numbers ("the first time"); it is checked only where the
 * passages rank the same noun.
 */
function isChecked(quantity: Quantity, sources: readonly ReadSentence[]): boolean {
  if (quantity.kind !== 'ordinal' || quantity.value !== '1') return true;
  return sources.some((source) =>
    source.quantities.some(
      (item) => item.kind === 'ordinal' && (item.value === '1' || shareNoun(item, quantity)),
    ),
  );
}

function groundQuantity(
  quantity: Quantity,
  claim: ReadSentence,
  /** Those that share most with the claim first. */
  sources: readonly ReadSentence[],
  claims: readonly ReadSentence[],
): GroundedQuantity {
  if (sources.length === 0) return { quantity, found: null, reason: 'no-passage', elsewhere: null };
  let nearest: { reason: Reason; place: Place } | null = null;
  for (const source of sources) {
    for (const item of source.quantities) {
      const relation = relate(item, quantity, source);
      if (relation === null) continue;
      const place = { passage: source.passage, start: item.start, end: item.end };
      const reason =
        relation === 'same' ? objection(quantity, claim, source, item, sources, claims) : relation;
      if (reason === null) return { quantity, found: place, reason: null, elsewhere: null };
      // A figure beside another subject is nearer to the claim than one of another kind.
      if (!nearest || (reason === 'other-subject' && nearest.reason !== 'other-subject')) {
        nearest = { reason, place };
      }
    }
  }
  const unwritten = unwrittenPlace(quantity, sources);
  if (unwritten) return { quantity, found: unwritten, reason: null, elsewhere: null };
  return {
    quantity,
    found: null,
    reason: nearest?.reason ?? 'absent',
    elsewhere: nearest?.place ?? null,
  };
}

/** Passage sentences, those that share most with the claim first, else in their order. */
function byCoverage(claim: ReadSentence, sources: readonly ReadSentence[]): ReadSentence[] {
  const terms = bearingTerms(claim);
  return sources
    .map((source, place) => ({ source, place, count: coverage(terms, source.reach) }))
    .sort((a, b) => b.count - a.count || a.place - b.place)
    .map((item) => item.source);
}

/** Why a figure of the same kind, value and unit still does not support the claim; null when it does. */
function objection(
  quantity: Quantity,
  claim: ReadSentence,
  source: ReadSentence,
  item: Quantity,
  sources: readonly ReadSentence[],
  claims: readonly ReadSentence[],
): Reason | null {
  if (source.language !== claim.language) return null;
  if (!sharesSubject(claim, source, claims)) return 'other-subject';
  if (saysSomethingElse(claim, quantity, seenIn(sources, claim.language))) return 'other-subject';
  return besideAnotherSubject(claim, quantity, source, item, sources) ? 'other-subject' : null;
}

const FAMILY = 4;

/** Whether a term, or one that begins alike ("yearly" for "year"), is anywhere in the passages. */
function seenIn(sources: readonly ReadSentence[], language: Language): (term: string) => boolean {
  const same = sources.filter((source) => source.language === language);
  const families = new Set(same.flatMap((source) => [...source.reach].map(familyOf)));
  return (term) => families.has(familyOf(term));
}

function familyOf(term: string): string {
  return term.slice(0, FAMILY);
}

/** A bearing term of the claim, or of a sentence next to it when its own has none to share. */
function sharesSubject(
  claim: ReadSentence,
  source: ReadSentence,
  claims: readonly ReadSentence[],
): boolean {
  if (claim.reach.size === 0 || coverage(claim.reach, source.reach) > 0) return true;
  const place = claims.indexOf(claim);
  return [claims[place - 1], claims[place + 1]].some(
    (beside) => beside !== undefined && coverage(beside.reach, source.reach) > 0,
  );
}

/** A range made of two figures apart, or a one that the passage writes as an article. */
function unwrittenPlace(quantity: Quantity, sources: readonly ReadSentence[]): Place | null {
  for (const source of sources) {
    const place = statedByArticle(quantity, source);
    if (place) return { passage: source.passage, ...place };
  }
  return null;
}
