import { finish } from '../finish';
import { groundAnswer, type Grounding } from '../grounding/ground-answer';
import { passagesOf, type Passage } from '../retrieval/passages';
import {
  simulatedAnswer,
  type GeneratorName,
  type Script,
  type SimulatedAnswer,
} from './generators';
import type { QuestionResult, QuestionSet } from './question-set';

/** Of the check of figures; raised with whatever changes what it flags. */
export const CHECKER_VERSION = '2';

/** What a simulated generator said to one question, and what the checker made of it. */
export interface CheckedAnswer {
  readonly id: string;
  readonly answer: SimulatedAnswer;
  /** What the answer is held against. */
  readonly passages: readonly Passage[];
  /**
   * Null where nothing was checked: a refusal cites nothing and claims nothing, and a generator
   * that composes from the evidence has nothing to say where that did not arrive.
   */
  readonly grounding: Grounding | null;
  readonly flagged: boolean;
}

/** The checker against the simulated generator: what it was there to see, and what it saw. */
export interface CheckerCounts {
  /** Answers checked. */
  readonly checked: number;
  /** Lies written for the set; those never told (refused, or no evidence) count as not caught. */
  readonly lies: number;
  /** Ids: lies flagged, lies that were not, true answers flagged. */
  readonly hits: readonly string[];
  readonly misses: readonly string[];
  readonly falseAlarms: readonly string[];
}

/** A flag is a figure that is missing, or stands there with another kind or unit. */
function isFlagged(grounding: Grounding): boolean {
  return grounding.sentences.some(
    ({ verdict }) => verdict === 'figure-missing' || verdict === 'wrong-kind',
  );
}

/**
 * What an answer is held against: the passages that its evidence stands in, which is what it cites;
 * or everything that was supplied.
 */
export const HELD_AGAINST = ['cited', 'supplied'] as const;
export type HeldAgainst = (typeof HELD_AGAINST)[number];

/**
 * Lets a simulated generator answer what the pipeline answered with all the evidence, and checks
 * what it says. Held against everything supplied, a lie has more places to find its figure in.
 */
export function checkAnswers(
  set: QuestionSet,
  results: readonly QuestionResult[],
  generator: GeneratorName,
  script: Script,
  against: HeldAgainst = 'cited',
): CheckedAnswer[] {
  return finish(checking(set, results, generator, script, against));
}

/** The same, an answer a step: a page can breathe between them. */
export function* checking(
  set: QuestionSet,
  results: readonly QuestionResult[],
  generator: GeneratorName,
  script: Script,
  against: HeldAgainst = 'cited',
): Generator<void, CheckedAnswer[], void> {
  const { language, table } = set.prepared;
  const checked: CheckedAnswer[] = [];
  for (const [place, question] of set.questions.entries()) {
    const { outcome, refusal, retrieval } = results[place]!;
    const answer = simulatedAnswer(generator, question, refusal !== null, script);
    const passages = passagesOf(table, against === 'cited' ? question.gold : retrieval.supplied);
    const speaks = outcome === 'answered-with-gold' && answer.text !== null;
    const grounding = speaks ? groundAnswer({ text: answer.text!, language }, passages) : null;
    const flagged = grounding !== null && isFlagged(grounding);
    checked.push({ id: question.id, answer, passages, grounding, flagged });
    yield;
  }
  return checked;
}

export function countChecks(checked: readonly CheckedAnswer[], script: Script): CheckerCounts {
  const idsWhere = (test: (each: CheckedAnswer) => boolean) =>
    checked.filter(test).map(({ id }) => id);
  const told = checked.filter(({ grounding, answer }) => grounding && answer.lies);
  const hits = told.filter(({ flagged }) => flagged).map(({ id }) => id);
  return {
    checked: checked.filter(({ grounding }) => grounding).length,
    lies: script.lies.length,
    hits,
    misses: script.lies.map(({ questionId }) => questionId).filter((id) => !hits.includes(id)),
    falseAlarms: idsWhere(({ flagged, answer }) => flagged && !answer.lies),
  };
}
