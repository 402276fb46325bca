import type { CorpusQuestion, RetrievalCorpus } from '../../engine/corpus/retrieval-corpus';
import {
  corpusDocuments,
  evaluationCorpusOn,
  type EvaluationCorpus,
  type EvaluationQuestion,
} from '../../engine/evaluation/corpus';
import { placedScope } from '../../engine/evaluation/placed-scope';
import type { Evidence, QuestionClass } from '../../engine/evaluation/gold';
import { readQuestion, type Question } from '../../engine/pipeline';
import type { PreparedCorpus } from '../../engine/prepare';
import { chunkingKey, type ChunkingSettings } from '../../engine/settings';
import type { SourceDocument } from '../../engine/retrieval/chunk-table';
import type { Scope } from '../../engine/retrieval/scope';

/** A question that has no gold is unanswerable, or has not been annotated yet. */
export type QuestionKind = QuestionClass | 'unanswerable' | 'unmarked';

/** A question under one cutting: what it looks for, where, and what would answer it. */
export interface PlacedQuestion {
  readonly id: string;
  /** From 1, in the order of the corpus. */
  readonly number: number;
  readonly source: CorpusQuestion;
  /** Read when it is first asked for: a corpus may hold thousands that nobody opens. */
  readonly read: Question;
  readonly scope: Scope;
  readonly evidence: readonly Evidence[];
  readonly kind: QuestionKind;
  /** The question as an evaluation measures it; undefined without gold. */
  readonly measured: EvaluationQuestion | undefined;
  /** Gold chunks, ascending; none without evidence. */
  readonly gold: readonly number[];
}

/** A corpus cut one way, with its questions placed on the chunks. */
export interface Cutting {
  readonly prepared: PreparedCorpus;
  /** The same corpus as an evaluation takes it: the questions that have gold. */
  readonly evaluation: EvaluationCorpus;
  readonly questions: readonly PlacedQuestion[];
}

const CUTTINGS_KEPT = 4;

/** A corpus on the page. The last cuttings are kept, so that going back to one costs nothing. */
export class OpenedCorpus {
  readonly corpus: RetrievalCorpus;
  readonly documents: readonly SourceDocument[];
  readonly #cuttings = new Map<string, Cutting>();

  constructor(corpus: RetrievalCorpus) {
    this.corpus = corpus;
    this.documents = corpusDocuments(corpus);
  }

  /** A cutting that was made and is kept; undefined where it is to be made. */
  cutting(settings: ChunkingSettings): Cutting | undefined {
    return this.#cuttings.get(chunkingKey(settings));
  }

  keep(settings: ChunkingSettings, cutting: Cutting): void {
    const [oldest] = this.#cuttings.keys();
    if (this.#cuttings.size >= CUTTINGS_KEPT && oldest !== undefined) {
      this.#cuttings.delete(oldest);
    }
    this.#cuttings.set(chunkingKey(settings), cutting);
  }
}

/** Places the questions of a corpus on its chunks, in steps of one question. */
export function* placeQuestions(
  corpus: RetrievalCorpus,
  prepared: PreparedCorpus,
): Generator<void, Cutting, void> {
  const evaluation = yield* evaluationCorpusOn(corpus, prepared);
  const byId = new Map(evaluation.questions.map((question) => [question.id, question]));
  const numbers = new Map(corpus.documents.map(({ id }, number) => [id, number]));
  const questions: PlacedQuestion[] = [];
  for (const source of corpus.questions) {
    const own = byId.get(source.id);
    let read: Question | undefined;
    questions.push({
      id: source.id,
      number: questions.length + 1,
      source,
      get read() {
        return own?.question ?? (read ??= readQuestion(source.text, corpus.language));
      },
      scope: own ? own.scope : placedScope(corpus, source),
      evidence: source.evidence.map(({ documentId, start, end }) => ({
        document: numbers.get(documentId)!,
        start,
        end,
      })),
      kind: own?.class ?? (source.unanswerable ? 'unanswerable' : 'unmarked'),
      measured: own,
      gold: own?.gold ?? [],
    });
    yield;
  }
  return { prepared, evaluation, questions };
}
