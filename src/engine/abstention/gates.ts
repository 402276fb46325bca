import type { ChunkIndexes } from '../retrieval/index-chunks';
import type { Scope } from '../retrieval/scope';
import type { Language } from '../text/language';
import { readQuantities, type Quantity } from '../quantities';
import { isStopWord } from '../text/stop-words';
import { words } from '../text/words';
import type { Passage } from '../retrieval/passages';
import { answerGate, type AnswerDecision } from './answer-gate';
import { askedQuantity, type AskedQuantity } from './asked-quantity';
import { bearingTerms, type BearingTerm } from './bearing-terms';
import { assertingParts, standsIn, supposedParts } from './premise';
import { evidenceFor } from './evidence';
import { topicGate, weighTerms, type TopicDecision } from './topic-gate';

/**
 * Of both gates and of what they read: figures, questions, bearing terms. Raised with whatever changes
 * what a gate decides, so that runs of before and after are told apart.
 */
export const GATE_VERSION = '2';

/** A question as the gates read it. Offsets are the question's. */
export interface GateQuestion {
  readonly bearing: readonly BearingTerm[];
  /** The bearing terms of the parts that ask or assert; all, where those parts hold none. */
  readonly subject: readonly BearingTerm[];
  readonly asked: AskedQuantity | null;
  /** Figures asserted of the thing asked about; not those of the asker's own situation. */
  readonly premises: readonly Quantity[];
  /** All its folded words. */
  readonly words: readonly string[];
  readonly language: Language;
}

export function readGateQuestion(question: string, language: Language): GateQuestion {
  const quantities = readQuantities(question, language);
  const asked = askedQuantity(question, language);
  const parts = assertingParts(question, language, asked);
  const supposed = supposedParts(question, language);
  const bearing = bearingTerms(question, language, asked?.askingWords ?? new Set(), quantities);
  const subject = bearing.filter((term) => standsIn(parts, term));
  return {
    bearing,
    subject: subject.length > 0 ? subject : bearing,
    asked,
    words: words(question).map(({ term }) => term),
    language,
    premises: quantities.filter(
      (figure) =>
        isFigure(figure) &&
        standsIn(parts, figure) &&
        !standsIn(supposed, figure) &&
        !isLabel(question, figure, language),
    ),
  };
}

const DIGIT = /\p{Nd}/u;

/**
 * A figure that a question can assert is written in digits and measures something. A small number
 * in words, a rank or a half belongs to the wording ("the two owners", "the first letter").
 */
function isFigure({ text, kind }: Quantity): boolean {
  return DIGIT.test(text) && kind !== 'ordinal';
}

/** "Lane 0", "niveau 3": a number right behind a noun, of nothing, tells which one. */
function isLabel(question: string, figure: Quantity, language: Language): boolean {
  if (figure.kind !== 'number' || figure.noun !== null) return false;
  const before = words(question.slice(0, figure.start)).at(-1);
  const beside = before !== undefined && question.slice(before.end, figure.start).trim() === '';
  return beside && LETTER.test(before.term) && !isStopWord(before.term, language);
}

const LETTER = /\p{L}{3}/u;

/** The settings of the gates, by the names of `PipelineSettings`. */
export interface GateSettings {
  readonly gateTopic: boolean;
  readonly gateAnswer: boolean;
  readonly topicThreshold: number;
  readonly answerThreshold: number;
}

/** What the gates found: null for one that is off, or that an earlier one left no question for. */
export interface GateDecisions {
  readonly topic: TopicDecision | null;
  readonly answer: AnswerDecision | null;
  /** What gate 2 read; empty where it did not. */
  readonly passages: readonly Passage[];
}

/** Why nothing is supplied to a question: the reason of the gate that closed. */
export type Refusal = NonNullable<TopicDecision['closed'] | AnswerDecision['closed']>;

export function refusalOf(gates: GateDecisions | null): Refusal | null {
  return gates?.topic?.closed ?? gates?.answer?.closed ?? null;
}

/**
 * Puts a question to the gates that are on. Gate 1 looks at the index alone; only where it is open
 * does gate 2 ask for the passages (`supply`) that would be supplied. Both weigh terms over the
 * chunks searched (`scope`: documents by number; without it, all).
 */
export function askGates(
  question: GateQuestion,
  indexes: ChunkIndexes,
  settings: GateSettings,
  supply: () => readonly Passage[],
  scope?: Scope,
): GateDecisions {
  const topic = settings.gateTopic
    ? topicGate(weighTerms(indexes, question.bearing, scope), settings.topicThreshold)
    : null;
  if (topic?.closed || !settings.gateAnswer) return { topic, answer: null, passages: [] };
  const passages = supply();
  const terms = weighTerms(indexes, question.subject, scope);
  const answer = answerGate(
    passages,
    question.asked,
    terms,
    question.premises,
    settings.answerThreshold,
    question.asked === null
      ? evidenceFor(passages, question.bearing, question.words, question.language)
      : null,
  );
  return { topic, answer, passages };
}
