import { formatInteger, plural } from './format';
import type { PlotWords } from '../en/plots';

export const words: PlotWords = {
  caption: (n) =>
    `Rappel moyen sur ${formatInteger(n)} ${plural(n, 'question', 'questions')} face au nombre moyen de fragments transmis ; vers le haut, on trouve ; vers la droite, on paie.`,
  scar: 'SCAR, avec les réglages nommés',
  proposed: 'la règle que ce laboratoire propose',
  other: 'autres règles',
  front: 'aucun point nommé ne trouve plus avec moins de fragments, courbes à part',
  here: 'les réglages actuels, sur le balayage',
  unlabelled: (name, recall, chunks) =>
    `Sans nom dans le dessin : ${name}, rappel ${recall} avec ${chunks} fragments.`,
  differences: (n) =>
    `Écart moyen de rappel, en points, avec son intervalle à 95 %, apparié par question (n = ${formatInteger(n)}). À droite de zéro, la première des deux trouve davantage.`,
};
