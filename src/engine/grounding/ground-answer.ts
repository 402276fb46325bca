import type { Quantity } from '../quantities';
import type { Span } from '../text/span';
import {
  readSentences,
  type LanguageText,
  type Place,
  type ReadSentence,
} from './passage-sentences';
import { bearsOut, estimateOf } from './estimates';
import { isOppositeEvent } from './events';
import { readOnce } from './read-once';
import { countsAnother, relate, type Reason } from './relation';
import { SourceIndex } from './source-index';
import { speaksInFirstPerson } from './speaker';
import {
  bearingTerms,
  besideAnotherSubject,
  claimedFigure,
  coverage,
  madeBy,
  saysSomethingElse,
  type ClaimedFigure,
} from './subjects';
import { takesUp } from './taken-up';
import { unwrittenPlace } from './unwritten';

/** What the check of a sentence comes to. Never "true": figures found are figures found. */
export type Verdict =
  | 'figures-found'
  | 'figure-missing'
  | 'wrong-kind'
  | 'no-figure'
  | 'no-support'
  /** A numeric date of unknown order: one of the two days is claimed. */
  | 'ambiguous-date'
  /** The passages bound the figure ("at least 3,000"), and the claim does not. */
  | 'bound-dropped'
  /** The claim says itself that it rounds, and rounds rightly: the exact figure is beside it. */
  | 'rounded'
  /** The claim bounds ("more than 8,000") what the passages say exactly. */
  | 'bound-implied';

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
  const sources = passages.flatMap((passage, place) => readOnce(passage, place));
  const claims = readSentences(answer, 0);
  const index = new SourceIndex(sources);
  const speaks = remembering(({ text, language }: ReadSentence) =>
    speaksInFirstPerson(text, language),
  );
  const sentences = claims.map((claim, place) => {
    const beside = [claims[place - 1], claims[place + 1]].filter((each) => each !== undefined);
    const shares = remembering((source: ReadSentence) => sharesSubject(claim, beside, source));
    return groundSentence({ claim, shares, speaks, terms: bearingTerms(claim), index });
  });
  return { verdict: gravest(sentences.map((sentence) => sentence.verdict)), sentences };
}

/** A sentence of the answer and all it is checked against. */
interface Check {
  readonly claim: ReadSentence;
  /** Whether it shares its subject with a sentence of the passages. */
  readonly shares: (source: ReadSentence) => boolean;
  /** Whether a sentence of the passages speaks in the first person. */
  readonly speaks: (source: ReadSentence) => boolean;
  /** Its bearing terms. */
  readonly terms: ReadonlySet<string>;
  readonly index: SourceIndex;
}

/** Neither an invention nor found as claimed, the gravest first; each is a verdict of its own. */
const RESERVED = ['ambiguous-date', 'bound-dropped', 'rounded', 'bound-implied'] as const;

const GRAVITY: readonly Verdict[] = [
  'figure-missing',
  'wrong-kind',
  ...RESERVED,
  'figures-found',
  'no-support',
  'no-figure',
];

function gravest(verdicts: readonly Verdict[]): Verdict {
  return GRAVITY.find((verdict) => verdicts.includes(verdict)) ?? 'no-figure';
}

function groundSentence(check: Check): GroundedSentence {
  const { claim, terms, index } = check;
  const support = index.nearest(terms, claim.language);
  const made = madeBy(claim);
  const quantities = claim.quantities
    .filter((quantity) => isChecked(claim, quantity, index))
    .map((quantity) => groundQuantity(claimedFigure(claim, terms, quantity, made), check));
  return {
    start: claim.start,
    end: claim.end,
    verdict: verdictOf(check, quantities, support),
    support: support && { passage: support.passage, start: support.start, end: support.end },
    subjectChecked: index.holds(claim.language) && claim.reach.size > 0,
    quantities,
  };
}

function verdictOf(
  { claim, index }: Check,
  quantities: readonly GroundedQuantity[],
  support: ReadSentence | null,
): Verdict {
  if (index.isEmpty) return 'no-support';
  const reasons = new Set(quantities.flatMap(({ reason }) => reason ?? []));
  const reserved = RESERVED.find((reason) => reasons.has(reason));
  for (const reason of RESERVED) reasons.delete(reason);
  if ([...reasons].some((reason) => !isWrongKind(reason))) return 'figure-missing';
  if (reasons.size > 0) return 'wrong-kind';
  if (reserved) return reserved;
  if (quantities.length > 0) return 'figures-found';
  const comparable = index.holds(claim.language) && claim.reach.size > 0;
  return support || !comparable ? 'no-figure' : 'no-support';
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

/**
 * "First" is said of much that no passage numbers ("the first time"); it is checked only where the
 * passages rank the same noun. "All three" has nothing to be found.
 */
function isChecked(claim: ReadSentence, quantity: Quantity, index: SourceIndex): boolean {
  if (takesUp(claim, quantity)) return false;
  // A ruler's or a war's number is no way of speaking.
  if (quantity.kind !== 'ordinal' || quantity.value !== '1' || quantity.rule === 'rank.roman')
    return true;
  return index.ranks(quantity.noun);
}

function groundQuantity(figure: ClaimedFigure, check: Check): GroundedQuantity {
  const { quantity } = figure;
  const { terms, index } = check;
  if (index.isEmpty) return { quantity, found: null, reason: 'no-passage', elsewhere: null };
  let nearest: { reason: Reason; place: Place } | null = null;
  for (const { source, item } of index.bearingOn(quantity, terms)) {
    const relation = relate(item, quantity, source);
    if (relation === null) continue;
    const place = { passage: source.passage, start: item.start, end: item.end };
    const reason = relation !== 'same' ? relation : subjectConflict(figure, check, source, item);
    if (reason === null) return { quantity, found: place, reason: null, elsewhere: null };
    if (!nearest || nearness(reason) > nearness(nearest.reason)) nearest = { reason, place };
  }
  const unwritten = unwrittenPlace(quantity, terms, index);
  if (unwritten) return { quantity, found: unwritten, reason: null, elsewhere: null };
  const estimate = nearest && isReserved(nearest.reason) ? null : estimated(figure, check);
  if (estimate) return { quantity, found: null, ...estimate };
  return {
    quantity,
    found: null,
    reason: nearest?.reason ?? 'absent',
    elsewhere: nearest?.place ?? null,
  };
}

/** A figure beside another subject is nearer to the claim than one of another kind. */
function nearness(reason: Reason): number {
  return isReserved(reason) ? 2 : reason === 'other-subject' ? 1 : 0;
}

/** A reason that is a verdict of its own: neither an invention nor found as claimed. */
export function isReserved(reason: Reason | null): boolean {
  return RESERVED.some((each) => each === reason);
}

/** The exact figure that a claim rounds or bounds, where it says so itself; null where none does. */
function estimated(
  figure: ClaimedFigure,
  check: Check,
): { reason: Reason; elsewhere: Place } | null {
  const { quantity } = figure;
  const estimate = estimateOf(quantity);
  if (!estimate) return null;
  for (const { source, item } of check.index.between(estimate.scale, estimate.from, estimate.to)) {
    if (!bearsOut(item, quantity, estimate) || countsAnother(item, quantity, source)) continue;
    if (subjectConflict(figure, check, source, item)) continue;
    const elsewhere = { passage: source.passage, start: item.start, end: item.end };
    return { reason: estimate.reason, elsewhere };
  }
  return null;
}

/** Why a figure of the same kind, value and unit is another one all the same; null where it is not. */
function subjectConflict(
  figure: ClaimedFigure,
  { claim, shares, speaks, index }: Check,
  source: ReadSentence,
  item: Quantity,
): Reason | null {
  // Across languages no term can be compared, and the subject is not checked.
  if (source.language !== claim.language) return null;
  // A reference ("Table 10") names one thing wherever it stands.
  const named = figure.quantity.kind === 'identifier';
  const other =
    (!named && !shares(source)) ||
    // The town behind a postcode is part of the address there, and no term of its sentence.
    (figure.quantity.kind !== 'postcode' &&
      saysSomethingElse(claim, figure.quantity, (term) => index.names(term, claim.language))) ||
    (figure.ofSpeaker && !speaks(source)) ||
    besideAnotherSubject(figure, source, item, index.rivalling(figure.terms));
  if (other) return 'other-subject';
  if (isOppositeEvent(claim, figure.quantity, source, item)) return 'other-event';
  return dropsBound(claim, figure.quantity, item) ? 'bound-dropped' : null;
}

/** "3,000" for "at least 3,000", where no word near it says a bound in another way. */
function dropsBound(claim: ReadSentence, claimed: Quantity, { bound, kind }: Quantity): boolean {
  return (
    bound !== null &&
    claimed.bound === null &&
    !claimed.rounded &&
    kind !== 'range' &&
    claimed.kind !== 'range' &&
    !claim.compares(claimed)
  );
}

function remembering<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as Value;
  };
}

/** So many figures in one sentence are a list, whose subjects are named in fragments. */
const LISTED = 3;

/**
 * A bearing term of the claim, or of a sentence next to it when its own has none to share; for a
 * list of figures, a term of the claim in the passage's sentences next to the figure's own.
 */
function sharesSubject(
  claim: ReadSentence,
  beside: readonly ReadSentence[],
  source: ReadSentence,
): boolean {
  // An address on a line of its own names no subject that could be another.
  if (claim.reach.size === 0 || source.reach.size === 0) return true;
  if (coverage(claim.reach, source.reach) > 0) return true;
  if (beside.some((each) => coverage(each.reach, source.reach) > 0)) return true;
  return claim.quantities.length >= LISTED && coverage(claim.reach, source.context) > 0;
}
