import { type PageLanguage, textLanguage } from '../../../words/language';
import { evaluationCorpus } from '../../../engine/evaluation/corpus';
import { loadDocument } from '../../../corpora/bundled-documents';
import { POOLED } from '../../../corpora/pooled';
import type { MeasurePlace, Measures } from '../../../ui/lesson';
import { FIRST_CORPUS, openingQuestion } from '../first-view';
import { readNeighboursPlace } from '../link';
import { placeQuestions } from '../opened-corpus';
import { finished } from './finished';
import { measureEvaluation } from './measure-evaluation';
import { measureQuestion } from './measure-question';

/**
 * What the Neighbours lab shows at a place. Without `corpus` it is the document the lab opens in the
 * interface's language, on its opening question unless the place names one; in Evaluate, the boundary
 * questions of the documents evaluated. Rejects for a place the lab would refuse or cannot fetch.
 */
export const measureNeighbours: MeasurePlace = async (query, language) => {
  const place = readNeighboursPlace(query);
  if (place.refused.length > 0) throw new RangeError(`refused: ${place.refused[0]!.name}`);
  if (place.view === 'evaluate') {
    const ids = place.evaluated.length > 0 ? place.evaluated : POOLED.neighbours;
    const corpora = await Promise.all(ids.map(load));
    return measureEvaluation(corpora, place.settings, language);
  }
  return explore(place, language);
};

async function explore(
  place: ReturnType<typeof readNeighboursPlace>,
  language: PageLanguage,
): Promise<Measures> {
  const corpusId = place.corpus ?? FIRST_CORPUS[textLanguage(language)];
  const corpus = await load(corpusId);
  const { prepared } = evaluationCorpus(corpus, place.settings);
  const cutting = await finished(placeQuestions(corpus, prepared));
  const question = openingQuestion(corpusId, cutting.questions, place.question);
  if (!question?.measured) throw new RangeError(`no question with evidence in ${corpusId}`);
  if (place.question !== undefined && question.id !== place.question) {
    throw new RangeError(`refused: question ${place.question}`);
  }
  return measureQuestion(corpus.title, cutting, question, place.settings, language);
}

async function load(id: string) {
  const corpus = await loadDocument(id);
  if (!corpus) throw new RangeError(`refused: corpus ${id}`);
  return corpus;
}
