import type { Lesson } from '../../../ui/lesson';
import { HALF_STEPS_OF_A_RULE } from './steps-of-a-rule';
import { HALF_STEPS_OF_A_SEARCH } from './steps-of-a-search';
import { HALF_TEACHING } from './teaching';

/**
 * Lesson 3. Its places name no document: the lab opens the one of the interface's language, on its
 * opening question. What the two languages say of that question differs, as the texts do.
 */
export const HALF_LEFT_BEHIND: Lesson = {
  id: 'half-left-behind',
  title: {
    en: 'The half that was left behind',
    fr: 'La moitié restée derrière',
  },
  lead: {
    en: 'A search cuts a document into chunks and hands over the best. When the answer runs through a cut, one half may stay behind. What is its neighbour worth, and what do all the other neighbours cost?',
    fr: 'Une recherche coupe un document en fragments et transmet les meilleurs. Quand la réponse traverse une coupe, une moitié peut rester derrière. Que vaut alors un voisin, et que coûtent tous les autres ?',
  },
  audience: 'class',
  steps: [...HALF_STEPS_OF_A_SEARCH, ...HALF_STEPS_OF_A_RULE],
  teaching: HALF_TEACHING,
};
