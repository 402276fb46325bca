import { textLanguage } from '../../../words/language';
import type { TextLanguage } from '../../../engine/text/language';
import {
  abstentionLanguages,
  FIRST_ABSTENTION,
  loadAbstention,
} from '../../../corpora/bundled-abstention';
import type { MeasurePlace } from '../../../ui/lesson';
import { sliced } from '../../../ui/sliced';
import { readAbstentionPlace } from '../link';
import { askingTwenty, QuestionSets } from '../twenty';
import { measureFigures } from './measure-figures';
import { measureGate } from './measure-gate';
import { measureFurther } from './measure-further';
import { measureOne, measureSilence } from './measure-silence';

/**
 * What the Abstention lab shows at a place. Of one question, where the place opens one: what the gates
 * read and the checker says. Else of the twenty: who stays silent, what the checker counts, the gate
 * in both languages; and what the further questions measure, which no page of the lab shows
 * (`npm run gate -- --further` prints it). Worked out in slices, so that the page goes on answering.
 * Rejects for a place the lab would refuse or cannot fetch.
 */
export const measureAbstention: MeasurePlace = async (query, language) => {
  const place = readAbstentionPlace(query);
  if (place.refused.length > 0) throw new RangeError(`refused: ${place.refused[0]!.name}`);
  const corpusId = place.corpus ?? FIRST_ABSTENTION;
  const sets = new QuestionSets();
  const ask = async (spoken: TextLanguage) => ({
    text: spoken,
    twenty: await sliced(
      askingTwenty(await loadAbstention(spoken, corpusId), place.settings, sets),
    ),
  });
  const text = place.text ?? textLanguage(language);
  const asked = await ask(text);
  const { twenty } = asked;
  const opened = twenty.questions.find(({ item }) => item.id === place.question);
  if (place.question !== undefined && !opened) {
    throw new RangeError(`refused: question ${place.question}`);
  }
  const figures = await measureFigures(twenty, place, opened, language);
  if (opened) return new Map([...figures, ...measureOne(twenty, opened, language)]);
  const inBoth = await Promise.all(
    abstentionLanguages(corpusId).map((spoken) => (spoken === text ? asked : ask(spoken))),
  );
  return new Map([
    ...figures,
    ...measureSilence(twenty, place.settings, language),
    ...measureGate(inBoth, language),
    ...(await measureFurther(corpusId, text, place.settings, language)),
  ]);
};
