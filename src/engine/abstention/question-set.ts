import type { RetrievalCorpus } from '../corpus/retrieval-corpus';
import { goldChunks } from '../evaluation/gold';
import { finish } from '../finish';
import { retrieve, type Retrieval } from '../pipeline';
import { PreparedCorpus } from '../prepare';
import type { Scope } from '../retrieval/scope';
import type { ChunkingSettings, PipelineSettings } from '../settings';
import { readGatedQuestion, type GatedQuestion } from './gated-question';
import { refusalOf, type Refusal } from './gates';

/** A question of a set under the cutting in force. */
export interface SetQuestion {
  readonly id: string;
  readonly text: string;
  readonly question: GatedQuestion;
  readonly answerable: boolean;
  /** Gold chunks, ascending; empty where the question has no answer. */
  readonly gold: readonly number[];
  readonly scope: Scope;
  /** The author's reference answer. */
  readonly answer: string | undefined;
}

/** A corpus cut, and its questions that either have gold or are known to have no answer. */
export interface QuestionSet {
  readonly prepared: PreparedCorpus;
  readonly questions: readonly SetQuestion[];
}

/** Cuts a corpus. Questions that are still being annotated (no evidence yet) are left out. */
export function questionSet(corpus: RetrievalCorpus, chunking: ChunkingSettings): QuestionSet {
  const { language } = corpus;
  const prepared = new PreparedCorpus(
    corpus.documents.map((document) => ({ ...document, language })),
    chunking,
  );
  const numbers = new Map(corpus.documents.map(({ id }, number) => [id, number]));
  const questions = corpus.questions
    .filter(({ unanswerable, evidence }) => unanswerable || evidence.length > 0)
    .map(({ id, text, answer, unanswerable, scope, evidence }): SetQuestion => {
      const spans = evidence.map(({ documentId, start, end }) => ({
        document: numbers.get(documentId)!,
        start,
        end,
      }));
      return {
        id,
        text,
        answer,
        question: readGatedQuestion(text, language),
        answerable: !unanswerable,
        gold: goldChunks(prepared.table, spans),
        scope: scope && [...new Set(scope)].map((each) => numbers.get(each)!).sort((a, b) => a - b),
      };
    });
  return { prepared, questions };
}

export type QuestionOutcome =
  | 'answered-with-gold'
  /** A gold chunk is missing from what was supplied; or there is no answer to be found at all. */
  | 'answered-without-gold'
  | 'refused-rightly'
  | 'refused-wrongly';

/** What a system did with one question of a set. */
export interface QuestionResult {
  readonly id: string;
  readonly answerable: boolean;
  readonly outcome: QuestionOutcome;
  /** Null where it was answered. */
  readonly refusal: Refusal | null;
  readonly retrieval: Retrieval;
}

/** Puts every question of a set to the pipeline. */
export function answerSet(set: QuestionSet, settings: PipelineSettings): QuestionResult[] {
  return finish(answering(set, settings));
}

/** The same, a question a step: a page can breathe between them. */
export function* answering(
  set: QuestionSet,
  settings: PipelineSettings,
): Generator<void, QuestionResult[], void> {
  const results: QuestionResult[] = [];
  for (const { id, answerable, question, scope, gold } of set.questions) {
    const retrieval = retrieve(set.prepared, question, settings, scope);
    const refusal = refusalOf(retrieval.gates);
    const outcome = outcomeOf(answerable, gold, retrieval.supplied, refusal);
    results.push({ id, answerable, outcome, refusal, retrieval });
    yield;
  }
  return results;
}

function outcomeOf(
  answerable: boolean,
  gold: readonly number[],
  supplied: readonly number[],
  refusal: Refusal | null,
): QuestionOutcome {
  if (refusal) return answerable ? 'refused-wrongly' : 'refused-rightly';
  const hasAllGold = answerable && gold.every((chunk) => supplied.includes(chunk));
  return hasAllGold ? 'answered-with-gold' : 'answered-without-gold';
}

/** The same cutting and scorer for a system that always answers, from the best chunk. */
export function naive(settings: PipelineSettings): PipelineSettings {
  return { ...settings, policy: 'top-k', topK: 1, gateTopic: false, gateAnswer: false };
}

/** The outcomes of a set, counted. Shares are null where there is nothing to divide by. */
export interface OutcomeCounts {
  readonly answerable: number;
  readonly unanswerable: number;
  readonly answeredWithGold: number;
  /** Answerable questions answered with some gold missing. */
  readonly answeredWithoutGold: number;
  /** Unanswerable questions answered all the same. */
  readonly answeredWithoutAnswer: number;
  readonly refusedRightly: number;
  readonly refusedWrongly: number;
  /** Answerable questions with all gold supplied / answerable questions. */
  readonly recall: number | null;
  /** Unanswerable questions refused / unanswerable questions. */
  readonly abstentionRate: number | null;
}

export function countOutcomes(
  results: readonly Pick<QuestionResult, 'answerable' | 'outcome'>[],
): OutcomeCounts {
  const count = (outcome: QuestionOutcome, answerable: boolean) =>
    results.filter((each) => each.outcome === outcome && each.answerable === answerable).length;
  const answerable = results.filter((each) => each.answerable).length;
  const unanswerable = results.length - answerable;
  const answeredWithGold = count('answered-with-gold', true);
  const refusedRightly = count('refused-rightly', false);
  return {
    answerable,
    unanswerable,
    answeredWithGold,
    answeredWithoutGold: count('answered-without-gold', true),
    answeredWithoutAnswer: count('answered-without-gold', false),
    refusedRightly,
    refusedWrongly: count('refused-wrongly', true),
    recall: answerable === 0 ? null : answeredWithGold / answerable,
    abstentionRate: unanswerable === 0 ? null : refusedRightly / unanswerable,
  };
}
