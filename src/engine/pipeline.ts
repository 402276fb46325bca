import type { GateDecisions, GateSettings, Refusal } from './abstention/gates';
import { RULES } from './policies/rules';
import { supplied, type Supply } from './policies/supply';
import type { PreparedCorpus } from './prepare';
import { questionContexts } from './question-context';
import { bm25 } from './retrieval/bm25';
import { questionWords, type ChunkIndexes } from './retrieval/index-chunks';
import { lexicalScore, lexicalTerms } from './retrieval/lexical-1.0';
import { passagesOf, type Passage } from './retrieval/passages';
import type { Scope } from './retrieval/scope';
import type { PipelineSettings } from './settings';
import type { Language } from './text/language';

/**
 * What a question met: terms found, no term to look for, no chunk that holds one; or a gate that
 * closed, and why.
 */
export type Outcome = 'matched' | 'no-question-terms' | 'no-match' | Refusal;

/** The numeric core's answer to one question: every score, and what the policy made of them. */
export interface Retrieval {
  readonly outcome: Outcome;
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
export interface Question {
  readonly text: string;
  /** Terms of the profile bm25-1, repetitions kept. */
  readonly terms: readonly string[];
  readonly families: readonly string[];
  /** Terms of the frozen rule, repetitions kept. */
  readonly lexicalTerms: readonly string[];
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
  return { text, ...questionWords(text, language), lexicalTerms: lexicalTerms(text) };
}

/**
 * Scores every chunk for a question and lets the supply policy decide. `scope` names the documents
 * searched, by number; without it, all. Under lexical-1.0 a chunk that matches nothing still has
 * its place (score 0, source order); under any other scorer it is never an anchor. A gate that is
 * on and closes leaves the scores and the ranking as they are, and nothing is supplied; throws a
 * RangeError where one is on and the question was not read for gates.
 */
export function retrieve(
  prepared: PreparedCorpus,
  question: Question,
  settings: PipelineSettings,
  scope?: Scope,
): Retrieval {
  const { scores, hasTerms } = score(prepared, question, settings, scope);
  const contexts = questionContexts(
    prepared,
    { question, scope },
    { scores, allowZero: settings.scorer === 'lexical-1.0' },
  );
  const supply = RULES[settings.policy](contexts(settings.space), settings);
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
  if (asked?.refusal) {
    const nothing = { ranking: supply.ranking, anchors: [], added: [], refused: [] };
    return { outcome: asked.refusal, scores, supply: nothing, supplied: [], gates };
  }
  return {
    outcome: !hasTerms ? 'no-question-terms' : scores.some((s) => s > 0) ? 'matched' : 'no-match',
    scores,
    supply,
    supplied: chunks,
    gates,
  };
}

/** A gate that is on but cannot be asked is a mistake of the caller, never a gate left open. */
function askedGates(question: Question): NonNullable<Question['askGates']> {
  if (!question.askGates)
    throw new RangeError('retrieve: gates are on, read the question for them');
  return question.askGates;
}

function score(
  prepared: PreparedCorpus,
  question: Question,
  settings: PipelineSettings,
  scope: Scope,
): { scores: Float64Array; hasTerms: boolean } {
  if (settings.scorer === 'lexical-1.0') {
    const { table } = prepared;
    const inScope = scope ? new Set(scope) : undefined;
    const scores = Float64Array.from({ length: table.count }, (_, chunk) =>
      inScope && !inScope.has(table.documentOf[chunk]!)
        ? 0
        : lexicalScore(question.lexicalTerms, prepared.lexicalTerms(chunk)).score,
    );
    return { scores, hasTerms: question.lexicalTerms.length > 0 };
  }
  return {
    scores: bm25(prepared.indexes.terms, question.terms, scope),
    hasTerms: question.terms.length > 0,
  };
}
