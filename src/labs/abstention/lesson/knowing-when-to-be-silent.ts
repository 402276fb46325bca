import type { Lesson } from '../../../ui/lesson';
import { SILENCE_STEPS } from './silence-steps';
import { SILENCE_TEACHING } from './silence-teaching';

/** Lesson 4: three reasons to be silent, and what silence costs. */
export const KNOWING_WHEN_TO_BE_SILENT: Lesson = {
  id: 'knowing-when-to-be-silent',
  title: { en: 'Knowing when to be silent', fr: 'Savoir se taire' },
  lead: {
    en: 'Questions to the papers of a home insurer; some have no answer in them. Three reasons to say so, two gates that try to see them, and the price: silences where there was an answer.',
    fr: 'Des questions aux documents d’un assureur de l’habitation ; certaines n’y ont pas de réponse. Trois raisons de le dire, deux garde-fous qui tâchent de les voir, et le prix : des silences là où il y avait une réponse.',
  },
  audience: 'class',
  steps: SILENCE_STEPS,
  teaching: SILENCE_TEACHING,
};
