import type { RetrievalCorpus } from '../corpus/retrieval-corpus';
import { readQuestion, type Question } from '../pipeline';
import { PreparedCorpus } from '../prepare';
import type { SourceDocument } from '../retrieval/chunk-table';
import type { Scope } from '../retrieval/scope';
import type { ChunkingSettings } from '../settings';
import { placedScope } from './placed-scope';
import { classOf, evidenceCharacters, goldChunks, type QuestionClass } from './gold';

/** A question that can be measured under the cutting in force. */
export interface EvaluationQuestion {
  readonly id: string;
  /** Read when it is first asked for. */
  readonly question: Question;
  readonly scope: Scope;
  /** What the question is resampled among: its corpus, and the documents of its scope. */
  readonly stratum: string;
  /** Gold chunks, ascending: at least one. */
  readonly gold: readonly number[];
  readonly class: QuestionClass;
  /** Evidence characters in each chunk that holds some, and in all. */
  readonly evidence: { readonly byChunk: ReadonlyMap<number, number>; readonly total: number };
}

/** A corpus cut, with its questions; those that cannot be measured are counted by reason. */
export interface EvaluationCorpus {
  readonly id: string;
  readonly prepared: PreparedCorpus;
  readonly questions: readonly EvaluationQuestion[];
  readonly excluded: { readonly unanswerable: number; readonly withoutGold: number };
}

/**
 * Cuts the documents of a corpus and finds the gold of its questions. `wanted` picks questions by
 * id; without it all are taken.
 */
export function evaluationCorpus(
  corpus: RetrievalCorpus,
  chunking: ChunkingSettings,
  wanted: (questionId: string) => boolean = () => true,
): EvaluationCorpus {
  const prepared = new PreparedCorpus(corpusDocuments(corpus), chunking);
  const steps = evaluationCorpusOn(corpus, prepared, wanted);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The documents of a corpus as they are cut. */
export function corpusDocuments({ documents, language }: RetrievalCorpus): SourceDocument[] {
  return documents.map(({ id, title, text }) => ({ id, title, text, language }));
}

/** The same on documents that are cut already, in steps of one question. */
export function* evaluationCorpusOn(
  corpus: RetrievalCorpus,
  prepared: PreparedCorpus,
  wanted: (questionId: string) => boolean = () => true,
): Generator<void, EvaluationCorpus, void> {
  const { language } = corpus;
  const numbers = new Map(corpus.documents.map(({ id }, number) => [id, number]));
  const questions: EvaluationQuestion[] = [];
  const excluded = { unanswerable: 0, withoutGold: 0 };
  for (const { id, text, scope, unanswerable, evidence } of corpus.questions) {
    if (!wanted(id)) continue;
    yield;
    const spans = evidence.map(({ documentId, start, end }) => ({
      document: numbers.get(documentId)!,
      start,
      end,
    }));
    const gold = goldChunks(prepared.table, spans);
    const questionClass = classOf(prepared.table, gold);
    if (questionClass === null) {
      excluded[unanswerable ? 'unanswerable' : 'withoutGold'] += 1;
      continue;
    }
    let read: Question | undefined;
    questions.push({
      id,
      get question() {
        return (read ??= readQuestion(text, language));
      },
      scope: placedScope(corpus, { scope }),
      stratum: JSON.stringify([corpus.id, ...[...(scope ?? [])].sort()]),
      gold,
      class: questionClass,
      evidence: evidenceCharacters(prepared.table, spans),
    });
  }
  return { id: corpus.id, prepared, questions, excluded };
}
