import { formatInteger, plural } from '../ui/format';
import type { Dictionary } from '../ui/language';

const count = (number: number, one: string, other: string) =>
  `${formatInteger(number, 'en')} ${plural(number, 'en', one, other)}`;

const en = {
  title: 'A class',
  close: 'Close the class',
  loading: 'Counting…',
  lead: (runs: number, leftOut: number) =>
    `${count(runs, 'run', 'runs')} of the Order lab${leftOut > 0 ? `; ${count(leftOut, 'run of another sort is', 'runs of other sorts are')} left out` : ''}.`,
  nothing: 'None of these runs comes from the Order lab: there is nothing to count.',
  sameFigures: (groups: number, runs: number) =>
    `${count(runs, 'run has', 'runs have')} figures that another run has too (${count(groups, 'digest', 'digests')} of reproduction): saved twice, or done twice.`,
  onceOnly: 'Count runs with the same figures once',
  duplicates: (runs: number) =>
    `${count(runs, 'run came', 'runs came')} in more than one file and ${runs === 1 ? 'counts' : 'count'} once:`,
  inFiles: (name: string, files: string) => `${name}: ${files}`,
  group: 'Case and text',
  groupName: (title: string, text: string, runs: number) =>
    `${title} (${text}): ${count(runs, 'run', 'runs')}`,
  conditions: 'Conditions supplied',
  conditionsNote: (sides: number) =>
    `Each run shows two orders: ${formatInteger(sides, 'en')} in all.`,
  value: 'Conditions',
  published: 'published order',
  own: 'own order',
  gaps: 'Gap between the two orders of a run',
  gapsNote: 'In conditions: how many more one order supplies than the other.',
  predictions: 'Predictions',
  predictionsNote: (made: number, right: number) =>
    made === 0
      ? 'No prediction was made.'
      : `${count(made, 'prediction was', 'predictions were')} made, ${formatInteger(right, 'en')} of them right.`,
  error: 'Supplied minus predicted',
  runs: 'Runs',
  predicted: 'Predictions',
  orders: 'Orders tried',
  ordersNote: (different: number) =>
    `${count(different, 'order under its settings', 'orders under their settings')}, the most tried first.`,
  order: 'Order',
  name: 'Which',
  size: 'Sentences a chunk',
  topK: 'Chunks supplied',
  times: 'Times',
  moreOrders: (orders: number) => `Show ${count(orders, 'more order', 'more orders')}`,
  lessonRuns: (runs: number) => `${count(runs, 'lesson was', 'lessons were')} kept.`,
  lessonNote: (computed: string, made: number, right: number) =>
    `Computed: ${computed}. ${made === 0 ? 'Nobody predicted.' : `${count(made, 'prediction', 'predictions')}, ${formatInteger(right, 'en')} of them right.`}`,
  answer: 'Answer',
  hands: 'Hands',
  computed: 'computed',
  asTable: 'The same as a table',
  savePlot: (plot: string) => `Save as SVG: ${plot}`,
  caption: (title: string, runs: number) =>
    `${title}, ${count(runs, 'run', 'runs')}. A controlled simulation; counts of a class, not a rate.`,
  digestNote: (digest: string) => `Digest of the runs: sha256:${digest}`,
};

type Words = typeof en;

const compter = (number: number, one: string, other: string) =>
  `${formatInteger(number, 'fr')} ${plural(number, 'fr', one, other)}`;

const fr: Words = {
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
  conditionsNote: (sides) =>
    `Chaque essai montre deux ordres : ${formatInteger(sides, 'fr')} en tout.`,
  value: 'Conditions',
  published: 'ordre publié',
  own: 'ordre personnel',
  gaps: 'Écart entre les deux ordres d’un essai',
  gapsNote: 'En conditions : combien un ordre en fournit de plus que l’autre.',
  predictions: 'Prédictions',
  predictionsNote: (made, right) =>
    made === 0
      ? 'Aucune prédiction n’a été faite.'
      : `${compter(made, 'prédiction faite', 'prédictions faites')}, dont ${formatInteger(right, 'fr')} juste${right > 1 ? 's' : ''}.`,
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

export const CLASS_WORDS: Dictionary<Words> = { fr, en };
