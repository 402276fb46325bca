import { type PageLanguage, textLanguage } from '../../words/language';
import { evaluationCorpus } from '../../engine/evaluation/corpus';
import { retrieve } from '../../engine/pipeline';
import { chunkingKey } from '../../engine/settings';
import type { TextLanguage } from '../../engine/text/language';
import { viewChunk, type ChunkView } from '../../ui/trace/chunk-view';
import { FIRST_CORPUS, openingQuestion } from '../../labs/neighbours/first-view';
import { firstFocus, testAt, testsInOrder } from '../../labs/neighbours/focus';
import { finished } from '../../labs/neighbours/lesson/finished';
import { readNeighboursPlace } from '../../labs/neighbours/link';
import { placeQuestions } from '../../labs/neighbours/opened-corpus';
import { loadDocument } from '../../corpora/bundled-documents';

/** A question to a document and the chunks beside a cut that its answer runs through. */
export interface HalvesMaterial {
  readonly kind: 'halves';
  readonly key: string;
  readonly language: TextLanguage;
  readonly document: string;
  readonly question: string;
  readonly answer: string | undefined;
  readonly chunks: readonly {
    /** From 1, as on the page. */
    readonly number: number;
    readonly view: ChunkView;
  }[];
}

/** Chunks printed of one question: two halves, or three parts. */
const MOST_CHUNKS = 3;

/**
 * What the Neighbours lab shows at a place, for a class that has only paper: the gold chunks of its
 * question where there are several, else the chunk that was found and the neighbour tested. Undefined
 * where the place looks at no single question.
 */
export async function halvesAt(
  query: URLSearchParams,
  language: PageLanguage,
): Promise<HalvesMaterial | undefined> {
  const place = readNeighboursPlace(query);
  if (place.view !== 'explore') return undefined;
  const id = place.corpus ?? FIRST_CORPUS[textLanguage(language)];
  const corpus = await loadDocument(id);
  if (!corpus) return undefined;
  const { prepared } = evaluationCorpus(corpus, place.settings);
  const { questions } = await finished(placeQuestions(corpus, prepared));
  const question = openingQuestion(id, questions, place.question);
  if (!question) return undefined;
  const { supply } = retrieve(prepared, question.read, place.settings, question.scope);
  const tests = testsInOrder(supply);
  const test = testAt(tests, firstFocus(tests, supply.anchors, question.gold));
  const chunks =
    question.gold.length > 1 ? question.gold : test ? [test.anchor, test.chunk] : question.gold;
  return {
    kind: 'halves',
    key: [id, question.id, chunkingKey(place.settings)].join(' '),
    language: corpus.language,
    document: corpus.title,
    question: question.source.text,
    answer: question.source.answer,
    chunks: [...chunks]
      .sort((a, b) => a - b)
      .slice(0, MOST_CHUNKS)
      .map((chunk) => ({ number: chunk + 1, view: viewChunk(prepared, question, chunk) })),
  };
}
