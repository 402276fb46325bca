import { formatInteger, plural } from '../../ui/format';
import type { Dictionary } from '../../ui/language';

const en = {
  caption: (n: number) =>
    `Mean recall of ${formatInteger(n, 'en')} ${plural(n, 'en', 'question', 'questions')} against the mean number of chunks supplied; up is found, right is paid.`,
  scar: 'SCAR, in the settings named',
  proposed: 'the policy this lab proposes',
  other: 'other policies',
  front: 'no named point finds more with fewer chunks, curves apart',
  here: 'the settings now, on the sweep',
  unlabelled: (name: string, recall: string, chunks: string) =>
    `Not named in the drawing: ${name}, recall ${recall} at ${chunks} chunks.`,
  differences: (n: number) =>
    `Mean difference in recall, in points, with its 95 % interval, paired by question (n = ${formatInteger(n, 'en')}). Right of zero, the first of the two finds more.`,
};

type Words = typeof en;

const fr: Words = {
  caption: (n) =>
    `Rappel moyen sur ${formatInteger(n, 'fr')} ${plural(n, 'fr', 'question', 'questions')} face au nombre moyen de fragments transmis ; vers le haut, on trouve ; vers la droite, on paie.`,
  scar: 'SCAR, avec les réglages nommés',
  proposed: 'la règle que ce laboratoire propose',
  other: 'autres règles',
  front: 'aucun point nommé ne trouve plus avec moins de fragments, courbes à part',
  here: 'les réglages actuels, sur le balayage',
  unlabelled: (name, recall, chunks) =>
    `Sans nom dans le dessin : ${name}, rappel ${recall} avec ${chunks} fragments.`,
  differences: (n) =>
    `Écart moyen de rappel, en points, avec son intervalle à 95 %, apparié par question (n = ${formatInteger(n, 'fr')}). À droite de zéro, la première des deux trouve davantage.`,
};

/** The words of the plots as files. */
export const PLOT_WORDS: Dictionary<Words> = { fr, en };
