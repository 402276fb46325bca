import { saysFigure } from '../grounding/relation';
import type { Passage } from '../retrieval/passages';
import type { Language } from '../text/language';
import type { Quantity, QuantityKind, Reading } from '../quantities';
import type { Span } from '../text/span';
import { ANSWERED_BY, type AskedQuantity } from './asked-quantity';
import { EVIDENCE_THRESHOLD, type Evidence } from './evidence';
import { isOf } from './asked-units';
import { countsTime, countsWhatIsAsked } from './counted-noun';
import { saidIn } from './said-in';
import type { WeighedTerm } from './topic-gate';

/** A figure in a sentence of a passage. Offsets are the document's. */
export interface FigureFound {
  readonly passage: number;
  readonly sentence: Span;
  readonly figure: Quantity;
  /** Bearing terms that the sentence covers; the noun that is counted is not among them. */
  readonly covered: readonly WeighedTerm[];
  /** Idf of the terms covered / idf of all of them, from 0 to 1; 1 where there is none to cover. */
  readonly coverage: number;
}

/** What gate 2 found. */
export interface AnswerDecision {
  readonly closed: 'no-such-answer' | 'false-premise' | null;
  /** Null where the question calls for no quantity: then `evidence` decides, and its premises. */
  readonly asked: AskedQuantity | null;
  /** The figure of the kind asked for in the sentence that covers most; null where there is none. */
  readonly best: FigureFound | null;
  /** For a question without a figure: what speaks of it best, and whether that is enough. */
  readonly evidence: Evidence | null;
  /** Sentences that cover enough, and those among them that hold a figure of the kind asked for. */
  readonly sentencesOnSubject: number;
  readonly premises: readonly {
    readonly figure: Quantity;
    /** Where the figure stands in the sentence that covers most; null where it stands nowhere. */
    readonly found: FigureFound | null;
    readonly holds: boolean;
  }[];
  readonly threshold: number;
}

/** What a figure that is asserted must be said of: no less than this share, however low the other. */
const PREMISE_THRESHOLD = 0.35;

interface ReadStatement {
  readonly passage: number;
  readonly language: Language;
  readonly sentence: Span;
  readonly figures: readonly Quantity[];
  readonly covered: readonly WeighedTerm[];
  readonly coverage: number;
  /** Words of the head of a table, which name what a bare number in a cell counts. */
  readonly headWords: readonly string[];
}

/**
 * Gate 2, on what is supplied. A question that calls for a quantity needs one of that kind in one
 * sentence that covers at least `threshold` of the idf of its bearing terms; a count needs its noun
 * with it, or a narrower one, and that noun aside. A figure that the question asserts (`premises`) must stand in such a
 * sentence as well (a date, anywhere), and cannot be the answer.
 */
export function answerGate(
  passages: readonly Passage[],
  asked: AskedQuantity | null,
  terms: readonly WeighedTerm[],
  premises: readonly Quantity[],
  threshold: number,
  evidence: Evidence | null,
): AnswerDecision {
  // What is counted must stand beside its number anyhow, under its own name or a narrower one.
  const counted = new Set(asked?.counted.map(({ start }) => start));
  const subject = terms.filter(({ start }) => !counted.has(start));
  const statements = passages.flatMap((passage, number) => readPassage(passage, number, subject));
  const checked = premises.map((figure) => {
    const found = fullest(statements, (stated) => saysFigure(stated, figure));
    // A date is often said once for a whole text: it need not stand in each sentence it governs.
    const enough = figure.kind === 'date' ? 0 : Math.max(threshold, PREMISE_THRESHOLD);
    return { figure, found, holds: found !== null && found.coverage >= enough };
  });
  const best = asked && bestAnswer(statements, asked, premises, threshold);
  const unspoken = evidence !== null && evidence.score < EVIDENCE_THRESHOLD;
  const lacks = asked ? best === null || best.coverage < threshold : unspoken;
  return {
    closed: checked.some(({ holds }) => !holds) ? 'false-premise' : lacks ? 'no-such-answer' : null,
    asked,
    best,
    evidence,
    sentencesOnSubject: statements.filter(({ coverage }) => coverage >= threshold).length,
    premises: checked,
    threshold,
  };
}

/**
 * The figure that answers best. Sentences that cover enough go first; among them those that also
 * state what the question asserts, then the kind of figure that is likelier meant, then coverage.
 */
function bestAnswer(
  statements: readonly ReadStatement[],
  asked: AskedQuantity,
  premises: readonly Quantity[],
  threshold: number,
): FigureFound | null {
  const enough = statements.filter(({ coverage }) => coverage >= threshold);
  const stating = enough.filter(({ figures }) =>
    premises.some((premise) => figures.some((figure) => saysFigure(figure, premise))),
  );
  for (const some of [stating, enough]) {
    for (const kind of ANSWERED_BY[asked.kind]) {
      const found = fullest(some, answers(asked, [kind], premises));
      if (found) return found;
    }
  }
  return fullest(statements, answers(asked, ANSWERED_BY[asked.kind], premises));
}

type FigureTest = (figure: Quantity, statement: ReadStatement) => boolean;

function answers(
  asked: AskedQuantity,
  kinds: readonly QuantityKind[],
  premises: readonly Quantity[],
): FigureTest {
  return (figure, { headWords, language }) => {
    if (premises.some((premise) => saysFigure(figure, premise))) return false;
    const counts =
      figure.kind === 'number' && countsWhatIsAsked(figure, asked.counted, headWords, language);
    if (asked.kind === 'count') return counts;
    if (asked.counted.length > 0 && counts) return true;
    return [figure, ...figure.candidates].some((each) => {
      const time = countsTime(figure, language) && asked.kind === 'duration';
      return time || (isOf(each, asked.dimensions) && kinds.includes(kindOf(each)));
    });
  };
}

/** The kind of a reading; a range is of the kind it ranges over. */
function kindOf({ kind, of }: Reading): QuantityKind {
  return kind === 'range' && of ? of : kind;
}

/** The first figure that passes `test`, in the sentence that covers most. */
function fullest(statements: readonly ReadStatement[], test: FigureTest): FigureFound | null {
  let best: FigureFound | null = null;
  for (const statement of statements) {
    if (best && statement.coverage <= best.coverage) continue;
    const figure = statement.figures.find((each) => test(each, statement));
    if (!figure) continue;
    const { passage, sentence, covered, coverage } = statement;
    best = { passage, sentence, figure, covered, coverage };
  }
  return best;
}

function readPassage(
  passage: Passage,
  number: number,
  terms: readonly WeighedTerm[],
): ReadStatement[] {
  const total = terms.reduce((sum, { idf }) => sum + idf, 0);
  const { language } = passage.source;
  return saidIn(passage).map(({ sentence, figures, stems, families, headWords }) => {
    const covered = terms.filter(({ term, family }) => stems.has(term) || families.has(family));
    const weight = covered.reduce((sum, { idf }) => sum + idf, 0);
    const coverage = total === 0 ? 1 : weight / total;
    return { passage: number, language, sentence, figures, covered, coverage, headWords };
  });
}
