import { formatDecimal, formatInteger, formatList, formatShare, plural } from '../../ui/format';
import type { Dictionary } from '../../ui/language';
import { GATE_WORDS } from '../../ui/trace/gate-words';

const en = {
  ...GATE_WORDS.en,
  title: 'Knowing when to be silent',
  lead: 'Twenty questions to a home insurer’s papers. Four have [[unanswerable|no answer in them]]. A naive system answers those too, from a passage that does mention the subject.',
  view: 'What to look at',
  viewName: { silence: 'Silence', figures: 'Figures', own: 'Your answer' },
  text: 'Language of the papers',
  languageName: { fr: 'French', en: 'English' },
  loading: 'Fetching the papers…',
  loadFailed:
    'The papers could not be fetched: the network may be down. Nothing stored was touched. Your own answer can still be checked.',
  retry: 'Try again',
  linkRefused: (items: readonly string[]) =>
    `The link asked for something this lab does not have (${items.join(', ')}); the usual value is used instead.`,
  linkUnreadable:
    'The link carries an answer that could not be read, perhaps because it was cut on the way. Nothing stored was touched.',
  linkTooLong: 'This answer and its passages are too long for a link.',

  systemName: { naive: 'Naive', guarded: 'Guarded' },
  systemLead: {
    naive: 'Always answers, from the best passage.',
    guarded: 'Two [[gate|gates]] before a word is written.',
  },
  answered: 'answered',
  silent: 'silent',
  hasAnswer: 'has an answer',
  hasNone: 'has none',
  cellName: {
    answered: 'answered',
    wronglySilent: 'wrongly silent',
    madeUp: 'made up',
    rightlySilent: 'rightly silent',
  },
  withEvidence: (count: number, of: number) => `${count} of ${of} with all the evidence`,
  byGate: (first: number, second: number) => `gate 1: ${first}, gate 2: ${second}`,
  showAll: 'Show all twenty',
  showing: (shown: number, all: number) => `${shown} of ${all} questions shown`,

  gateTitle: 'The gate',
  gateLead: 'A report nobody reads protects nobody. A [[pass-gate|threshold]] does.',
  lineName: {
    recall: 'recall',
    refusals: 'right silences',
    wrongRefusals: 'wrong silences',
    lies: 'lies caught',
    falseAlarms: 'false alarms',
  },
  atLeast: (share: number) => `at least ${formatShare(share, 'en')}`,
  atMost: (count: number) => `at most ${formatInteger(count, 'en')}`,
  measuredShare: (share: number) => formatShare(share, 'en', 2),
  measuredCount: (count: number, of: number) => `${count} of ${of}`,
  notMeasured: 'nothing to measure',
  pass: 'pass',
  short: 'short',
  threshold: 'threshold',
  allPass: 'The gate is open: every threshold is met.',
  someShort: 'The gate is red.',
  /** One threshold that falls short: its name, the count, the questions it lost. */
  shortLine: (name: string, count: string, lost: string) =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)} ${count}: ${lost}.`,
  lost: (ids: readonly string[], language: string) => `${formatList(ids, 'en')} in ${language}`,
  breakIt: 'Break it: cut after every sentence',
  mendIt: 'Mend it: cut as shipped',
  broken:
    'Every sentence is a chunk of its own now: a table is parted from its caption and from its head.',
  sameGate: 'A team runs the same gate by itself (npm run gate): red, it refuses the new version.',

  settings: 'Settings',
  gate1: 'Gate 1, off topic',
  gate2: 'Gate 2, no such answer',
  topicThreshold: 'closes at an unseen share of',
  answerThreshold: 'opens at a covered share of',
  cutting: 'Cut',
  cuttingName: {
    characters: (target: number) => `about ${formatInteger(target, 'en')} characters`,
    sentences: (size: number) =>
      `${formatInteger(size, 'en')} ${plural(size, 'en', 'sentence', 'sentences')}`,
    'sentence-range': () => '3 to 6 sentences',
  },
  supply: 'Supply',
  supplyName: {
    'carried-bm25': 'carried BM25',
    'top-k': 'best 5',
    window: 'best 5 and neighbours',
  },
  otherSupply: 'as in the link',
  reset: 'Start over',
  thresholdNote:
    'Both thresholds were set halfway between the answerable and the unanswerable among these twenty questions. Sixty further questions measure them and were not used to set them.',

  questions: 'Questions',
  became: {
    right: 'answered',
    withoutGold: 'answered without all the evidence',
    madeUp: 'made up',
    rightlySilent: 'silent',
    wronglySilent: 'wrongly silent',
  },
  naiveColumn: 'naive',
  guardedColumn: 'guarded',
  gateOf: {
    'off-topic': 'gate 1, off topic',
    'no-bearing-term': 'gate 1, no subject',
    'no-such-answer': 'gate 2, no such figure',
    'false-premise': 'gate 2, false premise',
  },
  missing: (terms: readonly string[]) =>
    `${formatList(
      terms.map((term) => `“${term}”`),
      'en',
    )} ${plural(terms.length, 'en', 'stands', 'stand')} nowhere in the papers`,
  lacking: (sentences: number, what: string) =>
    sentences === 0
      ? `no sentence supplied is on the subject with ${what}`
      : `${formatInteger(sentences, 'en')} ${plural(sentences, 'en', 'sentence speaks', 'sentences speak')} of the subject, none with ${what}`,
  denied: (figures: readonly string[]) =>
    `the question asserts ${formatList(figures, 'en')}, which no sentence supplied says of the subject`,
  found: (what: string, share: number) =>
    `${what} stands in a sentence that covers ${formatDecimal(share, 'en', 2)} of the question`,
  noQuantity: 'calls for no figure: gate 2 lets it through',
  gatesOff: 'no gate looked at it',
  evidenceMissing: 'part of the evidence was not supplied',

  detail: (id: string) => `Question ${id} in detail`,
  authorsNote: 'The author says:',
  naiveTitle: 'What the naive system answers from',
  naiveNote: 'Its best chunk, whatever it says.',
  evidenceTitle: 'The evidence the author marked',
  evidenceSupplied: 'supplied',
  evidenceWithheld: 'withheld',
  noEvidence: 'None: the papers hold no answer.',
  toFigures: 'See the figures of the simulated answer',

  figuresTitle: 'Every figure accounted for',
  figuresLead:
    'Two simulated generators answer in sentences written beforehand; neither is a model. One tells the truth, the other puts three lies among its answers. The checker [[grounding|compares every figure]] with the [[passage|passages]].',
  generator: 'Simulated generator',
  generatorName: { truthful: 'truthful', lying: 'lying three times' },
  against: 'Held against',
  againstName: { cited: 'the passage it cites', supplied: 'everything supplied' },
  checkerTitle: 'The checker',
  hits: 'lies caught',
  misses: 'lies missed',
  falseAlarms: 'false alarms',
  answersChecked: (count: number) =>
    `${formatInteger(count, 'en')} ${plural(count, 'en', 'answer', 'answers')} checked; refusals cite nothing and are not.`,
  pick: 'Answers',
  isLie: 'lie',
  shortVerdict: {
    'figures-found': 'figures found',
    'figure-missing': 'flagged',
    'wrong-kind': 'flagged',
    'no-figure': 'no figure',
    'no-support': 'no support',
  },
  refusal: 'refusal',
  unspoken: 'nothing said: the evidence did not arrive',
  noStatedRefusal: 'The system stays silent; no refusal was written for this question.',
  answerTitle: 'The answer, sentence by sentence',
  simulated: 'simulated',
  passagesTitle: 'What it is held against',
  passageNumber: (number: number) => `Passage ${number}`,
  nothingCited: 'Nothing was supplied, so nothing is cited.',
  verdict: {
    'figures-found': 'figures found in the source',
    'figure-missing': 'figure missing from the source',
    'wrong-kind': 'figure there with another kind or unit',
    'no-figure': 'no figure to check',
    'no-support': 'no supporting passage',
  },
  subjectUnchecked: 'subject not checked',
  foundIn: (figure: string, passage: number) => `${figure}: found in passage ${passage}`,
  notFound: (figure: string, why: string) => `${figure}: ${why}`,
  whyMissing: {
    absent: 'stands in no passage',
    'other-unit': 'stands there in another unit',
    'other-kind': 'stands there as another kind of figure',
    'other-tax-basis': 'stands there on another tax basis',
    'other-period': 'stands there for another period',
    'other-bound': 'stands there as the other bound',
    'other-noun': 'counts something else there',
    'other-subject': 'stands there beside another subject',
    'other-event': 'is told there of the opposite event',
    'range-end': 'is only one end of a range there',
    'no-passage': 'there is no passage to look in',
  } as Record<string, string>,
  elsewhere: (passage: number) => `see passage ${passage}`,
  goTo: (figure: string) => `Show where ${figure} stands`,
  certifiesNothing:
    'Figures found in the source are not a proof that a sentence is true. A missing figure is a reason to stop.',

  ownTitle: 'Your answer, your passages',
  ownLead:
    'Paste an answer and the passages it rests on. Every figure and address is looked for; nothing leaves this page.',
  ownAnswer: 'Answer',
  ownPassage: (number: number) => `Passage ${number}`,
  ownLanguage: (part: string) => `Language of: ${part}`,
  addPassage: 'Add a passage',
  removePassage: (number: number) => `Remove passage ${number}`,
  check: 'Check',
  checkedNow: (verdict: string) => `Checked: ${verdict}.`,
  ownEmpty: 'Write an answer and at least one passage first.',

  riskTitle: 'Risk against coverage',
  riskLead:
    'A stricter threshold answers [[coverage|fewer questions and errs less]]. An error is an answer without all its evidence, or to a question that has none.',
  moving: 'Threshold that moves',
  movingName: { topic: 'gate 1', answer: 'gate 2' },
  riskCoverage: 'share of questions answered',
  riskRisk: 'share of those that err',
  riskArea: (area: number) =>
    `Mean risk over the coverage reached: ${formatDecimal(area, 'en', 3)}.`,
  riskNoArea: 'No question is answered at any threshold.',
  riskHere: 'the settings now',
  riskNaive: 'naive',
  riskThreshold: 'threshold',
  answeredColumn: 'answered',
  asTable: 'As a table',
  twenty: 'Twenty questions are few: one is five points.',

  keepAbout: 'home insurer',
  keepCame: (recall: string, silences: string) => `recall ${recall}, right silences ${silences}`,
  keepFailed:
    'The part that keeps runs could not be loaded: the network may be down. The lab itself goes on; reload the page to keep a run.',
  caveats:
    'Both gates compare words and kinds of figures; they understand nothing. Simulated answers are not a model’s. The papers and questions were written for this lab.',
};

type Words = typeof en;

const fr: Words = {
  ...GATE_WORDS.fr,
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
  showing: (shown, all) => `${shown} ${plural(shown, 'fr', 'question', 'questions')} sur ${all}`,

  gateTitle: 'La barrière',
  gateLead: 'Un rapport que personne ne lit ne protège personne. Un [[pass-gate|seuil]], si.',
  lineName: {
    recall: 'rappel',
    refusals: 'silences à raison',
    wrongRefusals: 'silences à tort',
    lies: 'mensonges relevés',
    falseAlarms: 'fausses alertes',
  },
  atLeast: (share) => `au moins ${formatShare(share, 'fr')}`,
  atMost: (count) => `au plus ${formatInteger(count, 'fr')}`,
  measuredShare: (share) => formatShare(share, 'fr', 2),
  measuredCount: (count, of) => `${count} sur ${of}`,
  notMeasured: 'rien à mesurer',
  pass: 'passe',
  short: 'échoue',
  threshold: 'seuil',
  allPass: 'La barrière est ouverte : tous les seuils sont atteints.',
  someShort: 'La barrière est rouge.',
  shortLine: (name, count, lost) =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)} ${count} : ${lost}.`,
  lost: (ids, language) => `${formatList(ids, 'fr')} en ${language}`,
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
    characters: (target) => `environ ${formatInteger(target, 'fr')} caractères`,
    sentences: (size) => `${formatInteger(size, 'fr')} ${plural(size, 'fr', 'phrase', 'phrases')}`,
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
      'fr',
    )} ne ${plural(terms.length, 'fr', 'figure', 'figurent')} nulle part dans les documents`,
  lacking: (sentences, what) =>
    sentences === 0
      ? `aucune phrase transmise ne parle du sujet avec ${what}`
      : `${formatInteger(sentences, 'fr')} ${plural(sentences, 'fr', 'phrase parle', 'phrases parlent')} du sujet, aucune avec ${what}`,
  denied: (figures) =>
    `la question affirme ${formatList(figures, 'fr')}, qu’aucune phrase transmise ne dit du sujet`,
  found: (what, share) =>
    `${what} se trouve dans une phrase qui couvre ${formatDecimal(share, 'fr', 2)} de la question`,
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
    `${formatInteger(count, 'fr')} ${plural(count, 'fr', 'réponse vérifiée', 'réponses vérifiées')} ; les refus ne citent rien et ne le sont pas.`,
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
  riskArea: (area) => `Risque moyen sur la couverture atteinte : ${formatDecimal(area, 'fr', 3)}.`,
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

export const WORDS: Dictionary<Words> = { fr, en };
export type AbstentionWords = Words;
