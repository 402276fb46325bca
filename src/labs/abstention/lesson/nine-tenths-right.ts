import type { Lesson } from '../../../ui/lesson';
import { FIGURE_STEPS } from './figure-steps';
import { FIGURE_TEACHING } from './figure-teaching';

/** Lesson 5: figures that are held against their source, and a threshold that protects a team. */
export const NINE_TENTHS_RIGHT: Lesson = {
  id: 'nine-tenths-right',
  title: { en: 'Nine tenths right is wrong', fr: 'Neuf dixièmes juste, c’est faux' },
  lead: {
    en: 'An answer in which almost every word is right, and the one that counts is not. What a checker of figures sees, what it cannot see, and why a team needs a threshold rather than a good impression.',
    fr: 'Une réponse où presque chaque mot est juste, sauf celui qui compte. Ce que voit un vérificateur de chiffres, ce qu’il ne peut pas voir, et pourquoi une équipe a besoin d’un seuil plutôt que d’une bonne impression.',
  },
  audience: 'class',
  steps: FIGURE_STEPS,
  teaching: FIGURE_TEACHING,
};
