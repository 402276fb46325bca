import type { MissingReason } from '../engine/statistics/paired';
import { formatInteger, plural } from '../ui/format';
import type { Dictionary } from '../ui/language';

const count = (number: number, one: string, other: string) =>
  `${formatInteger(number, 'en')} ${plural(number, 'en', one, other)}`;

const en = {
  title: 'Comparison',
  close: 'Close the comparison',
  loading: 'Comparing…',
  unreadable: (runs: number) => `${count(runs, 'run', 'runs')} could not be read now.`,
  runs: 'What is compared',
  within: 'One run: two of its own sides are held against each other.',
  differs: 'What differs',
  differsNot: (same: number) =>
    `Nothing: settings, corpus, versions and question are the same (${formatInteger(same, 'en')} values).`,
  differsSame: (same: number) => `The other ${formatInteger(same, 'en')} values are the same.`,
  value: 'Value',
  absent: 'not there',
  notUsed: 'not used',
  notIntact: 'digest does not match',
  noFigures: (names: string) =>
    `${names}: no figures question by question, so only what it was made with is compared.`,
  variantOf: (mark: string) => `Policy of ${mark}`,
  side: { left: 'left order', right: 'right order', naive: 'naive', guarded: 'guarded' } as Record<
    string,
    string
  >,
  pair: (second: string, first: string) => `${second} against ${first}`,
  comparable: 'Comparable: the same questions by the same rules.',
  notComparable: 'Not comparable, because:',
  obstacle: {
    sort: () => 'they are runs of different sorts.',
    questions: (first: number, second: number) =>
      `the questions differ: ${formatInteger(first, 'en')} only in the first, ${formatInteger(second, 'en')} only in the second.`,
    cutting: () =>
      'the text is cut differently: recall counts other chunks, and chunks have another size.',
    rules: (names: string) => `versioned rules differ: ${names}.`,
  },
  compareShared: (shared: number) =>
    `Compare only ${count(shared, 'shared question', 'shared questions')}`,
  sharedOnly: (shared: number) =>
    `Compared all the same, on ${count(shared, 'shared question', 'shared questions')} only.`,
  nothingShared: 'They share no question about the same text.',
  score: (wins: number, losses: number, ties: number) =>
    `Finds more on ${count(wins, 'question', 'questions')}, less on ${formatInteger(losses, 'en')}, as much on ${formatInteger(ties, 'en')}.`,
  scoreHandled: (wins: number, losses: number, ties: number) =>
    `Right where the other is wrong on ${count(wins, 'question', 'questions')}, wrong where the other is right on ${formatInteger(losses, 'en')}, alike on ${formatInteger(ties, 'en')}.`,
  figures: 'Differences, second minus first',
  figuresNote:
    'Mean of the paired differences, its 95 % interval, p by sign flips and effect size d. Several comparisons were looked at: a small p alone is no finding.',
  part: 'Questions',
  n: 'n',
  recall: 'Recall',
  conditions: 'Share of conditions',
  right: 'Handled rightly',
  rightNote:
    'Rightly: answered with all the evidence supplied, or refused where the papers hold no answer.',
  interval: '95 % interval',
  p: 'p',
  d: 'd',
  chunks: 'Chunks',
  classes: {
    all: 'all',
    atomic: 'atomic',
    boundary: 'boundary',
    scattered: 'scattered',
    answerable: 'with an answer',
    unanswerable: 'without an answer',
  },
  pooled: 'all documents',
  macro: 'mean of the documents',
  reasons: {
    'no-question': 'no question',
    'one-question': 'one question: no interval',
    'no-variation': 'every difference is the same: no interval',
    'mean-of-corpora': 'no effect size of a mean of documents',
  } satisfies Record<MissingReason, string>,
  plotTitle: (second: string, first: string) => `Recall of ${second} minus recall of ${first}`,
  plotHandled: (second: string, first: string) =>
    `Questions handled rightly by ${second} minus those by ${first}`,
  plotCaption:
    'Mean difference and its 95 % interval, paired by question. A simulation on small texts, not a search engine.',
  savePlot: 'Save the plot (SVG)',
  table: 'Question by question',
  shown: 'Shown',
  foundDiffers: (rows: number) => `found more or less (${formatInteger(rows, 'en')})`,
  rightDiffers: (rows: number) => `right on one side only (${formatInteger(rows, 'en')})`,
  changed: (rows: number) => `anything changed (${formatInteger(rows, 'en')})`,
  all: (rows: number) => `all (${formatInteger(rows, 'en')})`,
  question: 'Question',
  class: 'Class',
  outcome: 'Outcome',
  outcomes: { win: 'more', loss: 'less', tie: 'as much' },
  rightOutcomes: { win: 'now right', loss: 'now wrong', tie: 'alike' },
  handled: {
    'answered-with-gold': 'answered, all evidence supplied',
    'answered-without-gold': 'answered without the evidence',
    'refused-rightly': 'refused, rightly',
    'refused-wrongly': 'refused, wrongly',
  },
  flagged: 'Simulated answers, their figures checked',
  flags: (truthful: boolean | null, lying: boolean | null) => {
    const said = (flag: boolean | null) =>
      flag === null ? 'not checked' : flag ? 'flagged' : 'not flagged';
    return `truthful: ${said(truthful)}; lying: ${said(lying)}`;
  },
  search: 'Find in the questions',
  searched: (rows: number) => `${count(rows, 'question', 'questions')} found.`,
  nothingChanged: 'No question is like that.',
  more: (rows: number) => `Show ${count(rows, 'more question', 'more questions')}`,
  decisions: (id: string) => `Decisions on ${id}`,
  order: 'Order',
  supplied: 'Supplied',
  found: 'Found of what was needed',
  gained: 'Gained',
  lost: 'Lost',
  none: 'none',
  chunkNumbers: 'Numbers are chunks in the order of the text; best ranked first.',
  chunkNumbersOnly: 'Numbers are chunks in the order of the text.',
  noTraces:
    'The part that computes Traces could not be fetched: the network may be down. Nothing stored was touched; reload the page to try again.',
  openLab: 'Open in its lab',
  saveCsv: 'Save as CSV',
  saveFrench: 'Save as CSV for a French spreadsheet',
  saveJson: 'Save the comparison (JSON)',
};

type Words = typeof en;

const compter = (number: number, one: string, other: string) =>
  `${formatInteger(number, 'fr')} ${plural(number, 'fr', one, other)}`;

const fr: Words = {
  title: 'Comparaison',
  close: 'Fermer la comparaison',
  loading: 'Comparaison…',
  unreadable: (runs) =>
    `${compter(runs, 'essai n’a pas pu être lu', 'essais n’ont pas pu être lus')}.`,
  runs: 'Ce qui est comparé',
  within: 'Un seul essai : deux de ses propres côtés sont mis en regard.',
  differs: 'Ce qui diffère',
  differsNot: (same) =>
    `Rien : réglages, corpus, versions et question sont les mêmes (${formatInteger(same, 'fr')} valeurs).`,
  differsSame: (same) => `Les ${formatInteger(same, 'fr')} autres valeurs sont les mêmes.`,
  value: 'Valeur',
  absent: 'absente',
  notUsed: 'sans objet',
  notIntact: 'l’empreinte ne correspond pas',
  noFigures: (names) =>
    `${names} : pas de chiffres question par question ; seul est comparé ce avec quoi l’essai a été fait.`,
  variantOf: (mark) => `Politique de ${mark}`,
  side: { left: 'ordre de gauche', right: 'ordre de droite', naive: 'naïf', guarded: 'gardé' },
  pair: (second, first) => `${second} face à ${first}`,
  comparable: 'Comparables : les mêmes questions, selon les mêmes règles.',
  notComparable: 'Non comparables, parce que :',
  obstacle: {
    sort: () => 'ce sont des essais de sortes différentes.',
    questions: (first, second) =>
      `les questions diffèrent : ${formatInteger(first, 'fr')} seulement dans le premier, ${formatInteger(second, 'fr')} seulement dans le second.`,
    cutting: () =>
      'le texte est découpé autrement : le rappel compte d’autres fragments, et les fragments ont une autre taille.',
    rules: (names) => `des règles versionnées diffèrent : ${names}.`,
  },
  compareShared: (shared) =>
    `Comparer seulement ${compter(shared, 'question commune', 'questions communes')}`,
  sharedOnly: (shared) =>
    `Comparés malgré tout, sur ${compter(shared, 'question commune', 'questions communes')} seulement.`,
  nothingShared: 'Ils ne partagent aucune question sur le même texte.',
  score: (wins, losses, ties) =>
    `Trouve davantage sur ${compter(wins, 'question', 'questions')}, moins sur ${formatInteger(losses, 'fr')}, autant sur ${formatInteger(ties, 'fr')}.`,
  scoreHandled: (wins, losses, ties) =>
    `A raison là où l’autre a tort sur ${compter(wins, 'question', 'questions')}, tort là où l’autre a raison sur ${formatInteger(losses, 'fr')}, pareil sur ${formatInteger(ties, 'fr')}.`,
  figures: 'Différences, second moins premier',
  figuresNote:
    'Moyenne des différences appariées, intervalle à 95 %, p par changements de signe et taille d’effet d. Plusieurs comparaisons sont regardées : un petit p seul n’établit rien.',
  part: 'Questions',
  n: 'n',
  recall: 'Rappel',
  conditions: 'Part des conditions',
  right: 'Traitées à raison',
  rightNote:
    'À raison : réponse avec toutes les preuves transmises, ou refus là où les documents n’ont pas de réponse.',
  interval: 'Intervalle à 95 %',
  p: 'p',
  d: 'd',
  chunks: 'Fragments',
  classes: {
    all: 'toutes',
    atomic: 'atomiques',
    boundary: 'frontalières',
    scattered: 'dispersées',
    answerable: 'avec réponse',
    unanswerable: 'sans réponse',
  },
  pooled: 'tous les documents',
  macro: 'moyenne des documents',
  reasons: {
    'no-question': 'aucune question',
    'one-question': 'une seule question : pas d’intervalle',
    'no-variation': 'toutes les différences sont égales : pas d’intervalle',
    'mean-of-corpora': 'pas de taille d’effet pour une moyenne de documents',
  },
  plotTitle: (second, first) => `Rappel de ${second} moins rappel de ${first}`,
  plotHandled: (second, first) =>
    `Questions traitées à raison par ${second} moins celles de ${first}`,
  plotCaption:
    'Différence moyenne et son intervalle à 95 %, appariée par question. Une simulation sur de petits textes, pas un moteur de recherche.',
  savePlot: 'Enregistrer le graphique (SVG)',
  table: 'Question par question',
  shown: 'Affichées',
  foundDiffers: (rows) => `trouvé plus ou moins (${formatInteger(rows, 'fr')})`,
  rightDiffers: (rows) => `à raison d’un seul côté (${formatInteger(rows, 'fr')})`,
  changed: (rows) => `changées (${formatInteger(rows, 'fr')})`,
  all: (rows) => `toutes (${formatInteger(rows, 'fr')})`,
  question: 'Question',
  class: 'Classe',
  outcome: 'Issue',
  outcomes: { win: 'davantage', loss: 'moins', tie: 'autant' },
  rightOutcomes: { win: 'désormais à raison', loss: 'désormais à tort', tie: 'pareil' },
  handled: {
    'answered-with-gold': 'réponse, toutes les preuves transmises',
    'answered-without-gold': 'réponse sans les preuves',
    'refused-rightly': 'refus à raison',
    'refused-wrongly': 'refus à tort',
  },
  flagged: 'Réponses simulées, chiffres vérifiés',
  flags: (truthful, lying) => {
    const said = (flag: boolean | null) =>
      flag === null ? 'non vérifiée' : flag ? 'signalée' : 'non signalée';
    return `véridique : ${said(truthful)} ; menteuse : ${said(lying)}`;
  },
  search: 'Chercher dans les questions',
  searched: (rows) => `${compter(rows, 'question trouvée', 'questions trouvées')}.`,
  nothingChanged: 'Aucune question n’est dans ce cas.',
  more: (rows) => `Montrer ${compter(rows, 'question de plus', 'questions de plus')}`,
  decisions: (id) => `Décisions sur ${id}`,
  order: 'Ordre',
  supplied: 'Fournis',
  found: 'Trouvés parmi ce qu’il fallait',
  gained: 'Gagnés',
  lost: 'Perdus',
  none: 'aucun',
  chunkNumbers: 'Les nombres sont des fragments dans l’ordre du texte, le mieux classé d’abord.',
  chunkNumbersOnly: 'Les nombres sont des fragments dans l’ordre du texte.',
  noTraces:
    'La partie qui calcule les traces n’a pas pu être chargée : le réseau est peut-être coupé. Rien de ce qui est enregistré n’a changé ; rechargez la page pour réessayer.',
  openLab: 'Ouvrir dans son laboratoire',
  saveCsv: 'Enregistrer en CSV',
  saveFrench: 'Enregistrer en CSV pour tableur français',
  saveJson: 'Enregistrer la comparaison (JSON)',
};

export const COMPARE_WORDS: Dictionary<Words> = { fr, en };
