import { formatDecimal, formatInteger, formatList, formatShare, plural } from './format';
import type { OrderWords } from '../en/order';

export const words: OrderWords = {
  title: 'Mêmes phrases, autre ordre',
  lead: 'Les mêmes [[sentence|phrases]] dans deux ordres, découpées en [[chunk|fragments]] : seuls parviennent au modèle ceux qui ont la meilleure [[score|note]] face à la [[question|question]].',
  invite: 'Déplacez une phrase et voyez ce qui passe encore.',
  cases: 'Cas',
  ownText: 'Votre texte…',
  caseLanguage: 'Langue du texte',
  source: 'Source :',
  question: 'Question',
  addedAfter:
    'Ce cas a été ajouté après l’observation de ses résultats : il reste hors de la matrice des 48.',

  settings: 'Réglages',
  size: 'Phrases par fragment',
  topK: 'Fragments retenus',
  scorer: 'Note',
  scorerName: { 'lexical-1.0': 'lexicale 1.0', 'bm25-1': 'BM25', 'bm25-2': 'BM25, termes 2' },
  policy: 'Voisins',
  policyName: {
    'top-k': 'aucun',
    window: 'fenêtre',
    scar: 'SCAR',
    'smoothed-cut': 'coupe lissée',
    'carried-bm25': 'BM25 propagé',
  },
  cutsNote: (least, chunks) =>
    `Coupe lissée et BM25 propagé : à partir de ${least} fragments (${chunks} ici) ; BM25 propagé + latent : pour des documents entiers, au laboratoire Voisins.`,
  latentNote: 'BM25 propagé + latent : pour des documents entiers, au laboratoire Voisins.',
  radius: 'Distance',
  space: 'Vecteurs',
  spaceName: { 'tf-idf': 'tf-idf', lexical: 'lexicaux' },
  lambda: 'λ, prix d’une rupture',
  gamma: 'γ, part de l’ancre',
  gateTopic: 'Garde-fou : hors sujet',
  gateAnswer: 'Garde-fou : réponse absente',
  loadFailed: 'Le cas n’a pas pu être chargé. L’affichage reste inchangé.',
  gatesPending:
    'Les garde-fous sont en cours de chargement ; en attendant, ce qui est montré les laisse ouverts.',
  tau: 'τ, part du meilleur',
  protocol: 'Protocole 1.0',
  protocolOn: 'Réglages du protocole 1.0',
  protocolNote: 'trois phrases par fragment, un fragment retenu, note lexicale 1.0',
  reset: 'Recommencer',
  undo: 'Annuler le déplacement',
  undoCommand: 'Annuler le dernier déplacement (Ctrl + Z aussi)',
  undone: 'Le dernier déplacement est annulé.',

  orderName: (name) => (name === 'yours' ? 'Votre ordre' : `Ordre ${name}`),
  shortName: (name) => (name === 'yours' ? 'Le vôtre' : name),
  sideLabel: { left: 'Ordre de gauche', right: 'Ordre de droite' },
  showOrder: 'Quel ordre montrer',
  ofConditions: (count, total) =>
    `${plural(count, 'condition', 'conditions')} sur ${formatInteger(total)} ${plural(count, 'parvient', 'parviennent')} au modèle`,
  summary: (parts, total) => `${parts.join(' · ')} sur ${total}`,
  outOf: (total) => `sur ${total}`,
  chunk: (number) => `Fragment ${number}`,
  supplied: 'transmis',
  neighbour: 'transmis comme voisin',
  withheld: 'écarté',
  cut: 'coupe',
  tieSource: (a, b) => `Les fragments ${a} et ${b} ont la même note ; l’ordre du texte a tranché.`,
  tieRounding: (a, b) =>
    `Les fragments ${a} et ${b} sont à égalité à la main, départagés par l’arrondi.`,
  noTerms:
    'La question ne contient aucun terme à chercher. Tous les fragments ont la note 0 et seul l’ordre du texte décide.',
  noTermsNothing: 'La question ne contient aucun terme à chercher. Rien n’est retenu.',
  noMatch:
    'Aucun fragment ne contient un terme de la question. Tous ont la note 0 et l’ordre du texte décide.',
  noMatchNothing: 'Aucun fragment ne contient un terme de la question. Rien n’est retenu.',
  gateClosed: {
    'off-topic': (missing) =>
      `Le garde-fou « hors sujet » s’est fermé. Nulle part dans le texte : ${missing}. Rien n’est transmis.`,
    'no-bearing-term': () =>
      'Le garde-fou « hors sujet » s’est fermé : la question ne porte sur aucun sujet à chercher. Rien n’est transmis.',
    'no-such-answer': () =>
      'Le garde-fou « réponse absente » s’est fermé : aucune phrase à transmettre ne contient le chiffre demandé à côté de son sujet. Rien n’est transmis.',
    'false-premise': (figure) =>
      `Le garde-fou « réponse absente » s’est fermé : la question affirme ${figure}, qui ne figure pas à côté de son sujet dans ce qui serait transmis. Rien n’est transmis.`,
  },
  gateOpen: {
    topic: (unseen, threshold) =>
      `Le garde-fou « hors sujet » reste ouvert : ${formatShare(unseen, 0)} du poids de la question ne figure nulle part dans le texte ; il se ferme à ${formatShare(threshold, 0)}.`,
    figure: (coverage) =>
      `Le garde-fou « réponse absente » reste ouvert : un chiffre du genre demandé se trouve dans une phrase qui couvre ${formatShare(coverage, 0)} de la question.`,
    noFigure:
      'Le garde-fou « réponse absente » reste ouvert : la question ne demande pas un chiffre et rien d’autre.',
  },
  conditions: 'Conditions',
  conditionSupplied: 'transmise',
  conditionMissing: 'absente',
  received: 'Ce que le modèle recevrait',
  receivedNothing: 'Rien.',
  moveHandle: (id) => `Déplacer ${id}`,
  moveUp: (id) => `Monter ${id}`,
  moveDown: (id) => `Descendre ${id}`,
  moved: (id, place, total, conditions, of) =>
    `${id} est maintenant à la place ${place} sur ${total}. ${conditions} ${plural(conditions, 'condition transmise', 'conditions transmises')} sur ${of}.`,
  aria: {
    dragStarted: (item) => `${item} saisie. Les flèches la déplacent, la barre d’espace la pose.`,
    movedTo: (item, place) => `${item} déplacée à la place ${place}.`,
    dropped: (item, place, count) => `${item} posée à la place ${place} sur ${count}.`,
    instruction: 'Allez sur une poignée et appuyez sur la barre d’espace pour saisir la phrase.',
    disabled: 'Cette liste ne peut pas être réordonnée pour l’instant.',
  },

  predictTitle: 'D’abord, prédire',
  predictAsk: 'Combien de conditions parviendront au modèle ?',
  predictOn: 'Prédire d’abord',
  predictOff: 'Ne plus prédire',
  predictSkip: 'Montrer sans prédire',
  predictGap: (said, got) =>
    said === got
      ? `Vous aviez dit ${said} : c’est juste.`
      : `Vous aviez dit ${said} ; il en est arrivé ${got}.`,
  covered: 'Le résultat reste couvert tant que chaque ordre n’a pas sa prédiction.',

  expansionTitle: 'Le voisin rend-il ce que l’ordre a perdu ?',
  expansionLead: (policy) =>
    `Les mêmes ordres, avec et sans ${policy}. Un [[neighbour|voisin]] touche un [[anchor|fragment retenu]], de l’autre côté d’une coupe.`,
  expansionCounts: (before, after, sentencesBefore, sentencesAfter) =>
    `conditions ${before} → ${after}, phrases ${sentencesBefore} → ${sentencesAfter}`,
  givesBack: (name, labels) => `${name} : rend ${formatList(labels)}.`,
  givesNothing: (name) => `${name} : ne rend aucune condition.`,
  allAdded: (name) =>
    `${name} : toutes les phrases sont transmises, l’ordre n’a donc plus rien à décider.`,
  testsTitle: 'Chaque voisin examiné',
  testNeighbour: 'voisin',
  testAnchor: 'ancre',
  testVerdict: 'décision',
  testAdded: 'ajouté',
  testRefused: 'refusé',
  noTests: 'Aucun voisin ne touchait un fragment retenu.',
  scarFormula: 'S = cos(q, n) − λ (1 − cos(c, n)) ; ajouté si S > γ cos(q, c)',
  scarNothing: (score, threshold) =>
    `SCAR n’ajoute rien ici : son meilleur voisin atteint S = ${score} et son ancre demande plus de ${threshold}.`,
  scarWhy:
    'Pourquoi SCAR ajoute si peu : ces vecteurs comptent les mots communs ; deux phrases qui se suivent en partagent souvent peu, la pénalité est donc forte, et la barre, fixée par un fragment choisi pour ses mots communs, plus haute encore. Les λ et γ publiés ont été mesurés avec une autre sorte de vecteurs.',

  landscapeTitle: (orders) =>
    `Où se situent-ils parmi les ${formatInteger(orders)} ordres possibles ?`,
  landscapeSampleTitle: (orders) =>
    `Où se situent-ils parmi ${formatInteger(orders)} ordres tirés au hasard ?`,
  landscapeLead:
    '[[landscape|Tous les ordres]] des phrases sous ces réglages, comptés d’après les conditions qui arrivent.',
  landscapeSampleLead: (seed) =>
    `Trop d’ordres pour les compter tous : un échantillon tiré avec la graine ${seed}, dont les parts sont des estimations.`,
  landscapeShare: (name, worse, better) =>
    `${name} : ${formatShare(worse)} des ordres font moins bien, ${formatShare(better)} font mieux.`,
  landscapeFlat:
    'Tous les ordres transmettent le même nombre de conditions : sous ces réglages, l’ordre ne change rien.',
  landscapePending: 'Décompte des ordres…',
  landscapeAxis: 'conditions transmises',
  ordersColumn: 'ordres',
  shareColumn: 'part',
  shownColumn: 'montrés',
  asTable: 'En tableau',

  matrixTitle: 'Et sous les autres réglages ?',
  matrixLead: (ceiling, total) =>
    `[[matrix|Conditions transmises]] par chaque [[variant|ordre publié]], selon les phrases par fragment et les fragments retenus, avec la note lexicale 1.0. Les cases hachurées transmettent toutes les phrases et [[ceiling|ne peuvent montrer aucun effet]] : ${ceiling} sur ${total}. Aucun réglage n’est le bon.`,
  matrixCase: 'cas et langue',
  matrixSetting: (size, topK) => `${size} · top ${topK}`,
  matrixSettingLong: (size, topK) =>
    `${size} phrases par fragment, ${topK} ${plural(topK, 'fragment retenu', 'fragments retenus')}`,
  matrixCell: (setting, ceiling) =>
    ` ; ${setting}${ceiling ? ' ; toutes les phrases transmises' : ''}`,
  matrixTable: 'Matrice des réglages',
  matrixOwn: 'Votre cas reste hors des 48.',
  languageShort: { fr: 'fr', en: 'en' },

  linkRefused: (items) =>
    `Le lien demande quelque chose que ce laboratoire n’a pas (${items.join(', ')}) ; la valeur habituelle est employée à la place.`,
  linkCaseUnreadable:
    'Le lien porte un texte illisible, peut-être coupé en chemin. Un cas fourni est montré à la place ; rien de ce qui est enregistré n’a changé.',
  handout: 'Fiche à imprimer',
  keepFailed:
    'La partie qui enregistre les essais n’a pas pu être chargée : le réseau est peut-être coupé. Le laboratoire continue ; rechargez la page pour enregistrer un essai.',
  belowFailed:
    'Le paysage et la matrice n’ont pas pu être chargés : le réseau est peut-être coupé. Les deux ordres continuent ; rechargez la page pour voir le reste.',
  ownFailed:
    'La fenêtre n’a pas pu être chargée : le réseau est peut-être coupé. Rien n’a été changé ; rechargez la page pour réessayer.',
  linkTooLong:
    'Ce texte est trop long pour un lien. Pour le partager, enregistrez l’essai et exportez-le.',
  score: (score) => formatDecimal(score),

  caveats:
    'Un fragment est noté d’après les [[term|mots]] qu’il partage avec la question et d’après sa longueur (BM25 pèse aussi la rareté des mots), jamais d’après son sens. Les [[condition|conditions]] sont marquées par l’auteur du cas. Qu’une phrase soit [[passage|transmise]] ne dit pas qu’un modèle s’en servirait.',
};
