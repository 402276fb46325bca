import type { GateDecisions, GateSettings, Refusal } from './abstention/gates';
import { valuesFor } from './parts/part';
import type { Prepared, QuestionWords } from './parts/prepared';
import { policyNamed } from './policies';
import type { PolicyContext } from './policies/policy';
import { supplied, type Supply } from './policies/supply';
import { questionContexts } from './question-context';
import { questionWords, type ChunkIndexes } from './retrieval/index-chunks';
import { passagesOf, type Passage } from './retrieval/passages';
import type { Scope } from './retrieval/scope';
import { scorerNamed } from './scorers';
import type { PipelineSettings } from './settings';
import type { Language } from './text/language';
import { BM25_1 } from './text/terms';

/**
 * What a question met: terms found, no term to look for, no chunk that holds one; or a gate that
 * closed, and why.
 */
export type Outcome = 'matched' | 'no-question-terms' | 'no-match' | Refusal;

/** The numeric core's answer to one question: every score, and what the policy made of them. */
export interface Retrieval {
  readonly outcome: Outcome;
  /** Why nothing is supplied, where a gate closed. */
  readonly refusal: Refusal | null;
  /** By chunk; 0 where no term matches and out of scope. */
  readonly scores: Float64Array;
  /** Where a gate closed, the ranking alone: nothing is supplied. */
  readonly supply: Supply;
  /** Chunks supplied, each once, in source order. */
  readonly supplied: readonly number[];
  /** Null where both gates are off. */
  readonly gates: GateDecisions | null;
}

/** A question as the stages read it: once, however many policies and settings are tried on it. */
export interface Question extends QuestionWords {
  readonly text: string;
  /** Puts the question to the gates that are on; see `abstention/gated-question.ts`. */
  readonly askGates?: (
    indexes: ChunkIndexes,
    settings: GateSettings,
    supply: () => readonly Passage[],
    scope?: Scope,
  ) => { readonly gates: GateDecisions; readonly refusal: Refusal | null };
}

/** Reads a question for a pipeline without gates. */
export function readQuestion(text: string, language: Language): Question {
  const read = new Map<string, readonly string[]>();
  const under = new Map<string, QuestionWords>();
  const question: Question = {
    text,
    ...questionWords(text, language),
    under(rules) {
      if (rules.id === BM25_1.id) return question;
      const known = under.get(rules.id) ?? {
        ...question,
        ...questionWords(text, language, rules),
      };
      under.set(rules.id, known);
      return known;
    },
    termsUnder(profile) {
      const known = read.get(profile.id) ?? profile.terms(text, language);
      read.set(profile.id, known);
      return known;
    },
  };
  return question;
}

/**
 * Scores every chunk for a question and lets the supply policy decide. `scope` names the documents
 * searched, by number; without it, all. A scorer says whether a chunk that matches nothing has its
 * place (score 0, source order) or is never an anchor. A gate that is on and closes leaves the
 * scores and the ranking as they are, and nothing is supplied; throws a RangeError where one is on
 * and the question was not read for gates, and for the name of a part that is none.
 */
export function retrieve(
  prepared: Prepared,
  question: Question,
  settings: PipelineSettings,
  scope?: Scope,
): Retrieval {
  return retrieveIn(contextOf(prepared, question, settings, scope), question, settings);
}

/** A question put to a corpus under the scorer and the space of some settings. */
export function contextOf(
  prepared: Prepared,
  question: Question,
  settings: PipelineSettings,
  scope?: Scope,
): PolicyContext {
  const scorer = scorerNamed(settings.scorer);
  const contextIn = questionContexts(
    prepared,
    { question, scope },
    scorer,
    valuesFor(scorer, settings),
  );
  return contextIn(settings.space);
}

/** The same as `retrieve` in a context that is there already. */
export function retrieveIn(
  context: PolicyContext,
  question: Question,
  settings: PipelineSettings,
): Retrieval {
  const { prepared, scope, scores } = context;
  const policy = policyNamed(settings.policy);
  const supply = policy.run(context, valuesFor(policy, settings));
  const chunks = supplied(supply);
  const asked =
    settings.gateTopic || settings.gateAnswer
      ? askedGates(question)(
          prepared.indexes,
          settings,
          () => passagesOf(prepared.table, chunks),
          scope,
        )
      : null;
  const gates = asked?.gates ?? null;
  const refusal = asked?.refusal ?? null;
  if (refusal) {
    const nothing = { ranking: supply.ranking, anchors: [], added: [], refused: [] };
    return { outcome: refusal, refusal, scores, supply: nothing, supplied: [], gates };
  }
  const outcome = outcomeOf(scores, question.termsUnder(scorerNamed(settings.scorer)));
  return { outcome, refusal, scores, supply, supplied: chunks, gates };
}

function outcomeOf(scores: Float64Array, terms: readonly string[]): Outcome {
  if (terms.length === 0) return 'no-question-terms';
  return scores.some((score) => score > 0) ? 'matched' : 'no-match';
}

/** A gate that is on but cannot be asked is a mistake of the caller, never a gate left open. */
function askedGates(question: Question): NonNullable<Question['askGates']> {
  if (!question.askGates)
    throw new RangeError('retrieve: gates are on, read the question for them');
  return question.askGates;
}
