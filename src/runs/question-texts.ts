import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import { readEvaluation, readOrder } from '../engine/records/kinds';
import type { RunRecord } from '../engine/records/run-record';
import type { RunCorpora } from './run-corpora';

/** What the ids of a comparison stand for, where the corpora are at hand. */
export interface QuestionTexts {
  /** The text of a question by `questionKey`. */
  readonly questions: ReadonlyMap<string, string>;
  /** The title of a corpus by its id. */
  readonly corpora: ReadonlyMap<string, string>;
}

export const NO_TEXTS: QuestionTexts = { questions: new Map(), corpora: new Map() };

export function questionKey(corpus: string, question: string): string {
  return JSON.stringify([corpus, question]);
}

/**
 * The questions and corpora that runs name, read from where they are: the run itself, or the corpora
 * it was made with. What is not there keeps its id alone.
 */
export async function questionTexts(
  runs: readonly RunRecord[],
  shelf: RunCorpora,
): Promise<QuestionTexts> {
  const questions = new Map<string, string>();
  const corpora = new Map<string, string>();
  const read = new Set<string>();

  function take(id: string, corpus: RetrievalCorpus): void {
    corpora.set(id, corpus.title);
    for (const question of corpus.questions) {
      questions.set(questionKey(id, question.id), question.text);
    }
  }

  for (const run of runs) {
    if (run.lab === 'order') {
      const read = readOrder(run);
      corpora.set(run.corpus.id, run.corpus.title);
      if (run.question !== undefined && read.ok) {
        const { text } = read.value;
        questions.set(questionKey(run.corpus.id, `${run.corpus.id}, ${text}`), run.question);
      }
      continue;
    }
    const evaluation = readEvaluation(run);
    const named = evaluation.ok ? evaluation.value.corpora : [run.corpus];
    for (const { id, digest } of named) {
      if (read.has(digest)) continue;
      read.add(digest);
      const corpus = await corpusOf(run, id, digest, shelf).catch(() => undefined);
      if (corpus) take(id, corpus);
    }
  }
  return { questions, corpora };
}

async function corpusOf(
  run: RunRecord,
  id: string,
  digest: string,
  shelf: RunCorpora,
): Promise<RetrievalCorpus | undefined> {
  if (run.lab === 'abstention') return (await shelf.papers(run))?.corpus;
  return shelf.documents(run, id, digest);
}
