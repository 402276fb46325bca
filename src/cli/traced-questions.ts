import { readGatedQuestion } from '../engine/abstention/gated-question';
import { corpusDocuments } from '../engine/evaluation/corpus';
import { placedScope } from '../engine/evaluation/placed-scope';
import { PreparedCorpus } from '../engine/prepare';
import { settingsApplied } from '../engine/settings-applied';
import { trace } from '../engine/trace/trace';
import { fail } from './output';
import { readTracedCorpus } from './read-traced-corpus';
import type { TraceOptions } from './trace-options';

/** The lines of the command, one a question; see the command's page for what they hold. */
export function* tracedQuestions({
  corpus: named,
  question: wanted,
  policy,
  settings,
}: TraceOptions): Generator<object, void, void> {
  const { corpus, documents } = readTracedCorpus(named);
  const questions = corpus.questions.filter(({ id }) => wanted === undefined || id === wanted);
  if (wanted !== undefined && questions.length === 0) {
    fail('question-not-found', { question: wanted });
  }
  const prepared = new PreparedCorpus(documents ?? corpusDocuments(corpus), settings);
  for (const question of questions) {
    const read = readGatedQuestion(question.text, corpus.language);
    const explained = trace(prepared, read, settings, placedScope(corpus, question));
    yield {
      question: question.id,
      policy,
      parameters: settingsApplied(settings),
      ranking: explained.chunks
        .filter(({ rank }) => rank !== null)
        .sort((a, b) => a.rank! - b.rank!)
        .map(({ chunk, rank, score, supplied, formula, terms }) => ({
          chunk,
          rank,
          score,
          supplied,
          formula,
          terms,
        })),
      ties: explained.ties,
      tiesByHand: explained.tiesByHand,
      threshold: explained.selection?.threshold
        ? {
            symbol: explained.selection.threshold.symbol,
            value: explained.selection.threshold.value,
          }
        : null,
      stages: explained.stages,
    };
  }
}
