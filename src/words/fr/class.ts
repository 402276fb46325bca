import { formatInteger, plural } from './format';
import type { ClassWords } from '../en/class';

const compter = (number: number, one: string, other: string) =>
  `${formatInteger(number)} ${plural(number, one, other)}`;
export const words: ClassWords = {
  title: 'Une classe',
  close: 'Fermer la classe',
  loading: 'Comptage…',
  lead: (runs, leftOut) =>
    `${compter(runs, 'essai', 'essais')} du laboratoire Ordre${leftOut > 0 ? ` ; ${compter(leftOut, 'essai d’une autre sorte est laissé', 'essais d’autres sortes sont laissés')} de côté` : ''}.`,
  nothing: 'Aucun de ces essais ne vient du laboratoire Ordre : il n’y a rien à compter.',
  sameFigures: (groups, runs) =>
    `${compter(runs, 'essai a', 'essais ont')} des chiffres qu’un autre essai a aussi (${compter(groups, 'empreinte', 'empreintes')} de reproduction) : enregistrés deux fois, ou faits deux fois.`,
  onceOnly: 'Compter une seule fois les essais aux mêmes chiffres',
  duplicates: (runs) =>
    `${compter(runs, 'essai est arrivé dans plusieurs fichiers et compte', 'essais sont arrivés dans plusieurs fichiers et comptent')} une fois :`,
  inFiles: (name, files) => `${name} : ${files}`,
  group: 'Cas et texte',
  groupName: (title, text, runs) => `${title} (${text}) : ${compter(runs, 'essai', 'essais')}`,
  conditions: 'Conditions fournies',
  conditionsNote: (sides) => `Chaque essai montre deux ordres : ${formatInteger(sides)} en tout.`,
  value: 'Conditions',
  published: 'ordre publié',
  own: 'ordre personnel',
  gaps: 'Écart entre les deux ordres d’un essai',
  gapsNote: 'En conditions : combien un ordre en fournit de plus que l’autre.',
  predictions: 'Prédictions',
  predictionsNote: (made, right) =>
    made === 0
      ? 'Aucune prédiction n’a été faite.'
      : `${compter(made, 'prédiction faite', 'prédictions faites')}, dont ${formatInteger(right)} juste${right > 1 ? 's' : ''}.`,
  error: 'Fournies moins prédites',
  runs: 'Essais',
  predicted: 'Prédictions',
  orders: 'Ordres essayés',
  ordersNote: (different) =>
    `${compter(different, 'ordre avec ses réglages', 'ordres avec leurs réglages')}, le plus essayé d’abord.`,
  order: 'Ordre',
  name: 'Lequel',
  size: 'Phrases par fragment',
  topK: 'Fragments fournis',
  times: 'Fois',
  moreOrders: (orders) => `Montrer ${compter(orders, 'ordre de plus', 'ordres de plus')}`,
  lessonRuns: (runs) => `${compter(runs, 'leçon gardée', 'leçons gardées')}.`,
  lessonNote: (computed, made, right) =>
    `Calculé : ${computed}. ${made === 0 ? 'Personne n’a prédit.' : `${compter(made, 'prédiction', 'prédictions')}, dont ${compter(right, 'juste', 'justes')}.`}`,
  answer: 'Réponse',
  hands: 'Mains',
  computed: 'calculé',
  asTable: 'La même chose en tableau',
  savePlot: (plot) => `Enregistrer en SVG : ${plot}`,
  caption: (title, runs) =>
    `${title}, ${compter(runs, 'essai', 'essais')}. Une simulation contrôlée ; les comptes d’une classe, pas un taux.`,
  digestNote: (digest) => `Empreinte des essais : sha256:${digest}`,
};
