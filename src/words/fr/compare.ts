import { formatInteger, plural } from './format';
import type { CompareWords } from '../en/compare';

const compter = (number: number, one: string, other: string) =>
  `${formatInteger(number)} ${plural(number, one, other)}`;
export const words: CompareWords = {
  title: 'Comparaison',
  close: 'Fermer la comparaison',
  loading: 'Comparaison…',
  unreadable: (runs) =>
    `${compter(runs, 'essai n’a pas pu être lu', 'essais n’ont pas pu être lus')}.`,
  runs: 'Ce qui est comparé',
  within: 'Un seul essai : deux de ses propres côtés sont mis en regard.',
  differs: 'Ce qui diffère',
  differsNot: (same) =>
    `Rien : réglages, corpus, versions et question sont les mêmes (${formatInteger(same)} valeurs).`,
  differsSame: (same) => `Les ${formatInteger(same)} autres valeurs sont les mêmes.`,
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
      `les questions diffèrent : ${formatInteger(first)} seulement dans le premier, ${formatInteger(second)} seulement dans le second.`,
    cutting: () =>
      'le texte est découpé autrement : le rappel compte d’autres fragments, et les fragments ont une autre taille.',
    rules: (names) => `des règles versionnées diffèrent : ${names}.`,
    parameters: (policy, values) =>
      `les deux essais ne désignent pas la même règle par « ${policy} » : ${values}.`,
  },
  parameter: (name, first, second) =>
    `${name} vaut ${first} dans le premier et ${second} dans le second`,
  parameterNames: {
    policy: 'la règle',
    version: 'sa version',
    scorer: 'la note',
    space: 'l’espace vectoriel',
    topK: 'top k',
    radius: 'le rayon r',
    lambda: 'λ',
    gamma: 'γ',
    tau: 'τ',
    cap: 'le plafond',
    rerankDepth: 'la profondeur du reclassement',
  },
  compareShared: (shared) =>
    `Comparer seulement ${compter(shared, 'question commune', 'questions communes')}`,
  sharedOnly: (shared) =>
    `Comparés malgré tout, sur ${compter(shared, 'question commune', 'questions communes')} seulement.`,
  nothingShared: 'Ils ne partagent aucune question sur le même texte.',
  score: (wins, losses, ties) =>
    `Trouve davantage sur ${compter(wins, 'question', 'questions')}, moins sur ${formatInteger(losses)}, autant sur ${formatInteger(ties)}.`,
  scoreHandled: (wins, losses, ties) =>
    `A raison là où l’autre a tort sur ${compter(wins, 'question', 'questions')}, tort là où l’autre a raison sur ${formatInteger(losses)}, pareil sur ${formatInteger(ties)}.`,
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
  foundDiffers: (rows) => `trouvé plus ou moins (${formatInteger(rows)})`,
  rightDiffers: (rows) => `à raison d’un seul côté (${formatInteger(rows)})`,
  changed: (rows) => `changées (${formatInteger(rows)})`,
  all: (rows) => `toutes (${formatInteger(rows)})`,
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
