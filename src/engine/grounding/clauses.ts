import type { Quantity } from '../quantities';
import type { Span } from '../text/span';
import type { ReadSentence } from './passage-sentences';

/** A stretch of a sentence around its quantities. */
export interface Clause extends Span {
  readonly terms: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
}

const CLAUSE_BREAK = /[,;:]|\b(?:and|but|while|whereas|et|mais|tandis|alors)\b/gi;

/**
 * The stretch a quantity stands in. A sentence is cut at commas and conjunctions; a stretch without
 * words goes with the one after it: "In 1882, the city ..." is one.
 */
export function stretchOf(sentence: ReadSentence, quantity: Quantity): Clause | null {
  const stretches = remember(rememberedStretches, sentence, (here) => here.terms.size === 0);
  return stretches.byQuantity.get(quantity) ?? null;
}

/**
 * The clause a quantity stands in: stretches so joined that each has its quantities and all the
 * words around them. One without a quantity goes with the one before it ("27 by something else,
 * usually a berth that was not free"), the first with the one after.
 */
export function clauseOf(sentence: ReadSentence, quantity: Quantity): Clause | null {
  return clausesOf(sentence).byQuantity.get(quantity) ?? null;
}

/** The clauses of a sentence that have any of `terms`; of a common one, the first so many. */
export function clausesNaming(sentence: ReadSentence, terms: ReadonlySet<string>): Clause[] {
  const { all, byTerm } = clausesOf(sentence);
  if (all.length <= MOST_CLAUSES) return [...all];
  const lists = [...terms].map((term) => byTerm.get(term) ?? []);
  const rarest = lists.sort((a, b) => a.length - b.length);
  const naming = new Set<Clause>();
  for (const clause of rarest.flatMap((list) => list.slice(0, MOST_CLAUSES))) {
    if (naming.size >= MOST_CLAUSES) break;
    naming.add(clause);
  }
  return [...naming];
}

const MOST_CLAUSES = 64;

/** The words of the sentence inside a clause. */
export function textOf(sentence: ReadSentence, { start, end }: Span): string {
  return sentence.text.slice(start - sentence.start, end - sentence.start);
}

interface Clauses {
  readonly all: readonly Clause[];
  readonly byQuantity: ReadonlyMap<Quantity, Clause>;
  readonly byTerm: ReadonlyMap<string, readonly Clause[]>;
}

function clausesOf(sentence: ReadSentence): Clauses {
  return remember(
    remembered,
    sentence,
    (here, ahead) => here.terms.size === 0 || !hasValue(here) || !hasValue(ahead),
  );
}

function remember(
  memory: WeakMap<ReadSentence, Clauses>,
  sentence: ReadSentence,
  joins: (here: Clause, ahead: Clause) => boolean,
): Clauses {
  const known = memory.get(sentence);
  if (known) return known;
  const all = cut(sentence, joins);
  const byQuantity = new Map<Quantity, Clause>();
  const byTerm = new Map<string, Clause[]>();
  for (const clause of all) {
    for (const quantity of clause.quantities) byQuantity.set(quantity, clause);
    for (const term of clause.terms) {
      const naming = byTerm.get(term);
      if (naming) naming.push(clause);
      else byTerm.set(term, [clause]);
    }
  }
  const clauses = { all, byQuantity, byTerm };
  memory.set(sentence, clauses);
  return clauses;
}

/** A rank names a thing ("in the fourth pass"); it is no value that a clause is about. */
function hasValue(clause: Clause): boolean {
  return clause.quantities.some(({ kind }) => kind !== 'ordinal');
}

/** A sentence is asked for its clauses once a figure of the answer. */
const remembered = new WeakMap<ReadSentence, Clauses>();
const rememberedStretches = new WeakMap<ReadSentence, Clauses>();

function cut(sentence: ReadSentence, joins: (here: Clause, ahead: Clause) => boolean): Clause[] {
  const stretches = partition(sentence);
  const clauses: Clause[] = [];
  let open: OpenClause | null = null;
  for (const [place, stretch] of stretches.entries()) {
    const here: OpenClause = open ? joined(open, stretch) : stretch;
    const next = stretches[place + 1];
    if (next && joins(here, next)) open = here;
    else {
      clauses.push(here);
      open = null;
    }
  }
  return clauses;
}

/** Adds to the first in place: it is a stretch of this call's own making. */
function joined(first: OpenClause, second: Clause): OpenClause {
  for (const term of second.terms) first.terms.add(term);
  first.quantities.push(...second.quantities);
  first.end = second.end;
  return first;
}

interface OpenClause extends Clause {
  end: number;
  readonly terms: Set<string>;
  readonly quantities: Quantity[];
}

/** The stretches between breaks, in one pass over terms and quantities. */
function partition(sentence: ReadSentence): OpenClause[] {
  let term = 0;
  let quantity = 0;
  let start = sentence.start;
  return [...breaksOf(sentence), sentence.end].map((end) => {
    const stretch: OpenClause = { start, end, terms: new Set(), quantities: [] };
    start = end;
    for (; (sentence.terms[term]?.start ?? Infinity) < end; term++) {
      stretch.terms.add(sentence.terms[term]?.term ?? '');
    }
    for (; (sentence.quantities[quantity]?.start ?? Infinity) < end; quantity++) {
      const item = sentence.quantities[quantity];
      if (item) stretch.quantities.push(item);
    }
    return stretch;
  });
}

/** A break counts between two quantities, never inside one. */
function breaksOf(sentence: ReadSentence): number[] {
  const breaks: number[] = [];
  let quantity = 0;
  for (const match of sentence.text.matchAll(CLAUSE_BREAK)) {
    const at = sentence.start + match.index;
    while ((sentence.quantities[quantity]?.end ?? Infinity) <= at) quantity += 1;
    const next = sentence.quantities[quantity];
    if (!next || next.start > at) breaks.push(at);
  }
  return breaks;
}
