import type { RetrievalCorpus } from '../corpus/retrieval-corpus';
import { readQuestion, type Question } from '../pipeline';
import { PreparedCorpus, type ChunkingSettings } from '../prepare';
import type { Scope } from '../retrieval/scope';
import { classOf, evidenceCharacters, goldChunks, type QuestionClass } from './gold';

/** A question that can be measured under the cutting in force. */
export interface EvaluationQuestion {
  readonly id: string;
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
  const { language } = corpus;
  const prepared = new PreparedCorpus(
    corpus.documents.map((document) => ({ ...document, language })),
    chunking,
  );
  const numbers = new Map(corpus.documents.map(({ id }, number) => [id, number]));
  const questions: EvaluationQuestion[] = [];
  const excluded = { unanswerable: 0, withoutGold: 0 };
  for (const { id, text, scope, unanswerable, evidence } of corpus.questions) {
    if (!wanted(id)) continue;
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
    questions.push({
      id,
      question: readQuestion(text, language),
      scope: scope && [...new Set(scope)].map((each) => numbers.get(each)!).sort((a, b) => a - b),
      stratum: JSON.stringify([corpus.id, ...[...(scope ?? [])].sort()]),
      gold,
      class: questionClass,
      evidence: evidenceCharacters(prepared.table, spans),
    });
  }
  return { id: corpus.id, prepared, questions, excluded };
}
