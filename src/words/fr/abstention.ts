import { formatDecimal, formatInteger, formatList, formatShare, plural } from './format';
import { words as gates } from './gates';
import type { AbstentionWords } from '../en/abstention';

export const words: AbstentionWords = {
  ...gates,
  title: 'Savoir se taire',
  lead: 'Vingt questions aux documents d’un assureur de l’habitation. Quatre [[unanswerable|n’y ont pas de réponse]]. Un système naïf y répond aussi, d’après un passage qui parle bien du sujet.',
  view: 'Que regarder',
  viewName: { silence: 'Silences', figures: 'Chiffres', own: 'Votre réponse' },
  text: 'Langue des documents',
  languageName: { fr: 'français', en: 'anglais' },
  loading: 'Chargement des documents…',
  loadFailed:
    'Les documents n’ont pas pu être chargés : le réseau est peut-être coupé. Rien de ce qui est enregistré n’a changé. Votre propre réponse peut toujours être vérifiée.',
  retry: 'Réessayer',
  linkRefused: (items) =>
    `Le lien demande quelque chose que ce laboratoire n’a pas (${items.join(', ')}) ; la valeur habituelle est employée à la place.`,
  linkUnreadable:
    'Le lien porte une réponse illisible, peut-être coupée en chemin. Rien de ce qui est enregistré n’a changé.',
  linkTooLong: 'Cette réponse et ses passages sont trop longs pour un lien.',

  systemName: { naive: 'Naïf', guarded: 'Gardé' },
  systemLead: {
    naive: 'Répond toujours, d’après le meilleur passage.',
    guarded: 'Deux [[gate|garde-fous]] avant d’écrire un mot.',
  },
  answered: 'répond',
  silent: 'se tait',
  hasAnswer: 'a une réponse',
  hasNone: 'n’en a pas',
  cellName: {
    answered: 'répondu',
    wronglySilent: 'silence à tort',
    madeUp: 'inventé',
    rightlySilent: 'silence à raison',
  },
  withEvidence: (count, of) => `${count} sur ${of} avec toutes les preuves`,
  byGate: (first, second) => `garde-fou 1 : ${first}, garde-fou 2 : ${second}`,
  showAll: 'Montrer les vingt',
  showing: (shown, all) => `${shown} ${plural(shown, 'question', 'questions')} sur ${all}`,

  gateTitle: 'La barrière',
  gateLead: 'Un rapport que personne ne lit ne protège personne. Un [[pass-gate|seuil]], si.',
  lineName: {
    recall: 'rappel',
    refusals: 'silences à raison',
    wrongRefusals: 'silences à tort',
    lies: 'mensonges relevés',
    falseAlarms: 'fausses alertes',
  },
  atLeast: (share) => `au moins ${formatShare(share)}`,
  atMost: (count) => `au plus ${formatInteger(count)}`,
  measuredShare: (share) => formatShare(share, 2),
  measuredCount: (count, of) => `${count} sur ${of}`,
  notMeasured: 'rien à mesurer',
  pass: 'passe',
  short: 'échoue',
  threshold: 'seuil',
  allPass: 'La barrière est ouverte : tous les seuils sont atteints.',
  someShort: 'La barrière est rouge.',
  shortLine: (name, count, lost) =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)} ${count} : ${lost}.`,
  lost: (ids, language) => `${formatList(ids)} en ${language}`,
  breakIt: 'Casser : couper après chaque phrase',
  mendIt: 'Réparer : couper comme fourni',
  broken:
    'Chaque phrase est désormais un fragment : un tableau est séparé de sa légende et de son en-tête.',
  sameGate:
    'Une équipe fait tourner la même barrière d’elle-même (npm run gate) : rouge, elle refuse la nouvelle version.',

  settings: 'Réglages',
  gate1: 'Garde-fou 1, hors sujet',
  gate2: 'Garde-fou 2, réponse absente',
  topicThreshold: 'se ferme à une part inconnue de',
  answerThreshold: 's’ouvre à une part couverte de',
  cutting: 'Découpe',
  cuttingName: {
    characters: (target) => `environ ${formatInteger(target)} caractères`,
    sentences: (size) => `${formatInteger(size)} ${plural(size, 'phrase', 'phrases')}`,
    'sentence-range': () => '3 à 6 phrases',
  },
  supply: 'Passages',
  supplyName: {
    'carried-bm25': 'BM25 propagé',
    'top-k': 'les 5 meilleurs',
    window: 'les 5 meilleurs et leurs voisins',
  },
  otherSupply: 'comme dans le lien',
  reset: 'Recommencer',
  thresholdNote:
    'Les deux seuils sont fixés à mi-chemin entre les questions avec et sans réponse parmi ces vingt. Soixante autres questions les mesurent et n’ont pas servi à les fixer.',

  questions: 'Questions',
  became: {
    right: 'répond',
    withoutGold: 'répond sans toutes les preuves',
    madeUp: 'invente',
    rightlySilent: 'se tait',
    wronglySilent: 'se tait à tort',
  },
  naiveColumn: 'naïf',
  guardedColumn: 'gardé',
  gateOf: {
    'off-topic': 'garde-fou 1, hors sujet',
    'no-bearing-term': 'garde-fou 1, sans sujet',
    'no-such-answer': 'garde-fou 2, chiffre absent',
    'false-premise': 'garde-fou 2, prémisse fausse',
  },
  missing: (terms) =>
    `${formatList(
      terms.map((term) => `« ${term} »`),
    )} ne ${plural(terms.length, 'figure', 'figurent')} nulle part dans les documents`,
  lacking: (sentences, what) =>
    sentences === 0
      ? `aucune phrase transmise ne parle du sujet avec ${what}`
      : `${formatInteger(sentences)} ${plural(sentences, 'phrase parle', 'phrases parlent')} du sujet, aucune avec ${what}`,
  denied: (figures) =>
    `la question affirme ${formatList(figures)}, qu’aucune phrase transmise ne dit du sujet`,
  found: (what, share) =>
    `${what} se trouve dans une phrase qui couvre ${formatDecimal(share, 2)} de la question`,
  noQuantity: 'ne demande aucun chiffre : le garde-fou 2 la laisse passer',
  gatesOff: 'aucun garde-fou ne l’a examinée',
  evidenceMissing: 'une partie des preuves n’a pas été transmise',

  detail: (id) => `La question ${id} en détail`,
  authorsNote: 'L’auteur précise :',
  naiveTitle: 'D’après quoi le système naïf répond',
  naiveNote: 'Son meilleur fragment, quoi qu’il dise.',
  evidenceTitle: 'Les preuves marquées par l’auteur',
  evidenceSupplied: 'transmise',
  evidenceWithheld: 'écartée',
  noEvidence: 'Aucune : les documents n’ont pas la réponse.',
  toFigures: 'Voir les chiffres de la réponse simulée',

  figuresTitle: 'Chaque chiffre justifié',
  figuresLead:
    'Deux générateurs simulés répondent par des phrases écrites d’avance ; aucun n’est un modèle. L’un dit vrai, l’autre glisse trois mensonges parmi ses réponses. Le vérificateur [[grounding|compare chaque chiffre]] aux [[passage|passages]].',
  generator: 'Générateur simulé',
  generatorName: { truthful: 'véridique', lying: 'menteur à trois reprises' },
  against: 'Comparé à',
  againstName: { cited: 'le passage cité', supplied: 'tout ce qui est transmis' },
  checkerTitle: 'Le vérificateur',
  hits: 'mensonges relevés',
  misses: 'mensonges manqués',
  falseAlarms: 'fausses alertes',
  answersChecked: (count) =>
    `${formatInteger(count)} ${plural(count, 'réponse vérifiée', 'réponses vérifiées')} ; les refus ne citent rien et ne le sont pas.`,
  pick: 'Réponses',
  isLie: 'fausse réponse',
  shortVerdict: {
    'figures-found': 'chiffres trouvés',
    'figure-missing': 'signalée',
    'wrong-kind': 'signalée',
    'no-figure': 'aucun chiffre',
    'no-support': 'sans appui',
  },
  refusal: 'refus',
  unspoken: 'rien de dit : les preuves ne sont pas arrivées',
  noStatedRefusal: 'Le système se tait ; aucun refus n’a été écrit pour cette question.',
  answerTitle: 'La réponse, phrase par phrase',
  simulated: 'simulée',
  passagesTitle: 'À quoi elle est comparée',
  passageNumber: (number) => `Passage ${number}`,
  nothingCited: 'Rien n’a été transmis, donc rien n’est cité.',
  verdict: {
    'figures-found': 'chiffres trouvés dans la source',
    'figure-missing': 'chiffre absent de la source',
    'wrong-kind': 'chiffre présent sous un autre genre ou une autre unité',
    'no-figure': 'aucun chiffre à vérifier',
    'no-support': 'aucun passage à l’appui',
  },
  subjectUnchecked: 'sujet non vérifié',
  foundIn: (figure, passage) => `${figure} : trouvé dans le passage ${passage}`,
  notFound: (figure, why) => `${figure} : ${why}`,
  whyMissing: {
    absent: 'ne figure dans aucun passage',
    'other-unit': 'y figure dans une autre unité',
    'other-kind': 'y figure comme un chiffre d’un autre genre',
    'other-tax-basis': 'y figure sur une autre base de taxe',
    'other-period': 'y figure pour une autre période',
    'other-bound': 'y figure comme l’autre borne',
    'other-noun': 'y compte autre chose',
    'other-subject': 'y figure à côté d’un autre sujet',
    'other-event': 'y est dit de l’événement contraire',
    'range-end': 'n’y est que le bout d’un intervalle',
    'no-passage': 'il n’y a aucun passage où chercher',
  },
  elsewhere: (passage) => `voir le passage ${passage}`,
  goTo: (figure) => `Montrer où figure ${figure}`,
  certifiesNothing:
    'Des chiffres trouvés dans la source ne prouvent pas qu’une phrase est vraie. Un chiffre absent est une raison de s’arrêter.',

  ownTitle: 'Votre réponse, vos passages',
  ownLead:
    'Collez une réponse et les passages sur lesquels elle s’appuie. Chaque chiffre et chaque adresse sont cherchés ; rien ne quitte cette page.',
  ownAnswer: 'Réponse',
  ownPassage: (number) => `Passage ${number}`,
  ownLanguage: (part) => `Langue : ${part}`,
  addPassage: 'Ajouter un passage',
  removePassage: (number) => `Retirer le passage ${number}`,
  check: 'Vérifier',
  checkedNow: (verdict) => `Vérifié : ${verdict}.`,
  ownEmpty: 'Écrivez d’abord une réponse et au moins un passage.',

  riskTitle: 'Le risque selon la couverture',
  riskLead:
    'Un seuil plus strict [[coverage|répond à moins de questions et se trompe moins]]. Une erreur est une réponse sans toutes ses preuves, ou à une question qui n’en a pas.',
  moving: 'Seuil qui bouge',
  movingName: { topic: 'garde-fou 1', answer: 'garde-fou 2' },
  riskCoverage: 'part des questions répondues',
  riskRisk: 'part d’erreurs parmi elles',
  riskArea: (area) => `Risque moyen sur la couverture atteinte : ${formatDecimal(area, 3)}.`,
  riskNoArea: 'Aucune question n’a de réponse, quel que soit le seuil.',
  riskHere: 'les réglages actuels',
  riskNaive: 'naïf',
  riskThreshold: 'seuil',
  answeredColumn: 'réponses',
  asTable: 'En tableau',
  twenty: 'Vingt questions, c’est peu : une seule fait cinq points.',

  keepAbout: 'assureur',
  keepCame: (recall, silences) => `rappel ${recall}, silences à raison ${silences}`,
  keepFailed:
    'La partie qui garde les essais n’a pas pu être chargée : le réseau est peut-être coupé. Le laboratoire continue ; rechargez la page pour garder un essai.',
  caveats:
    'Les deux garde-fous comparent des mots et des genres de chiffres ; ils ne comprennent rien. Les réponses simulées ne sont pas celles d’un modèle. Documents et questions ont été écrits pour ce laboratoire.',
};
