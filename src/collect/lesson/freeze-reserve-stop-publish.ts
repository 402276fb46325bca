import type { Lesson } from '../../ui/lesson';
import { COLLECTION_STEPS } from './steps';
import { COLLECTION_TEACHING } from './teaching';

/** Lesson 6, for researchers: an experiment with paid calls, held with a simulator and play money. */
export const FREEZE_RESERVE_STOP_PUBLISH: Lesson = {
  id: 'freeze-reserve-stop-publish',
  title: { en: 'Freeze, reserve, stop, publish', fr: 'Figer, réserver, arrêter, publier' },
  lead: {
    en: 'An experiment with a model costs money and can be bent without anybody meaning to. Four habits that hold it straight, practised with a simulator: no key, no network, play money.',
    fr: 'Une expérience avec un modèle coûte de l’argent et se laisse fausser sans que personne le veuille. Quatre habitudes qui la tiennent droite, à l’essai avec un simulateur : ni clé, ni réseau, argent fictif.',
  },
  audience: 'researchers',
  steps: COLLECTION_STEPS,
  teaching: COLLECTION_TEACHING,
};
