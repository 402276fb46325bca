import { formatDecimal, formatInteger, formatList, formatShare, plural } from '../../ui/format';
import type { Dictionary } from '../../ui/language';

const en = {
  title: 'Same sentences, other order',
  lead: 'The same [[sentence|sentences]] in two orders, each cut into [[chunk|chunks]]: only the chunks that [[score|score]] best against the [[question|question]] reach the model.',
  invite: 'Drag a sentence and watch what still gets through.',
  cases: 'Case',
  caseName: { price: 'Price', time: 'Time', hosting: 'Hosting' } as Record<string, string>,
  ownText: 'Your text…',
  caseLanguage: 'Language of the text',
  source: 'Source:',
  question: 'Question',
  addedAfter: 'This case was added after its results were seen: it stays out of the matrix of 48.',

  settings: 'Settings',
  size: 'Sentences per chunk',
  topK: 'Chunks kept',
  scorer: 'Score',
  scorerName: { 'lexical-1.0': 'lexical 1.0', 'bm25-1': 'BM25' },
  policy: 'Neighbours',
  policyName: {
    'top-k': 'none',
    window: 'window',
    scar: 'SCAR',
    'smoothed-cut': 'smoothed cut',
    'carried-bm25': 'carried BM25',
  },
  cutsNote: (least: number, chunks: number) =>
    `Smoothed cut and carried BM25 come with ${least} chunks or more (${chunks} here); carried BM25 + latent is for whole documents, in the Neighbours lab.`,
  latentNote: 'Carried BM25 + latent is for whole documents, in the Neighbours lab.',
  radius: 'Distance',
  space: 'Vectors',
  spaceName: { 'tf-idf': 'tf-idf', lexical: 'lexical' },
  lambda: 'λ, cost of a break',
  gamma: 'γ, share of the anchor',
  gateTopic: 'Gate: off topic',
  gateAnswer: 'Gate: no such answer',
  gatesPending: 'The gates are being fetched; until they are here, what is shown leaves them open.',
  tau: 'τ, share of the best',
  protocol: 'Protocol 1.0',
  protocolOn: 'Settings of protocol 1.0',
  protocolNote: 'three sentences per chunk, one chunk kept, lexical 1.0',
  reset: 'Start over',
  undo: 'Undo move',
  undoCommand: 'Undo the last move (Ctrl + Z does too)',
  undone: 'The last move is undone.',

  orderName: (name: string) => (name === 'yours' ? 'Your order' : `Order ${name}`),
  shortName: (name: string) => (name === 'yours' ? 'Yours' : name),
  sideLabel: { left: 'Order on the left', right: 'Order on the right' },
  showOrder: 'Which order to show',
  ofConditions: (count: number, total: number) =>
    `of ${formatInteger(total, 'en')} conditions ${plural(count, 'en', 'reaches', 'reach')} the model`,
  summary: (parts: readonly string[], total: number) => `${parts.join(' · ')} of ${total}`,
  outOf: (total: number) => `of ${total}`,
  chunk: (number: number) => `Chunk ${number}`,
  supplied: 'supplied',
  neighbour: 'supplied as neighbour',
  withheld: 'withheld',
  cut: 'cut',
  tieSource: (a: number, b: number) => `Chunks ${a} and ${b} score the same; source order decided.`,
  tieRounding: (a: number, b: number) =>
    `Chunks ${a} and ${b} are tied by hand, ordered by rounding.`,
  noTerms:
    'The question holds no term to look for. Every chunk scores 0 and source order alone decides.',
  noTermsNothing: 'The question holds no term to look for. Nothing is retrieved.',
  noMatch: 'No chunk holds a term of the question. Every chunk scores 0 and source order decides.',
  noMatchNothing: 'No chunk holds a term of the question. Nothing is retrieved.',
  gateClosed: {
    'off-topic': (missing: string) =>
      `The gate “off topic” closed. Nowhere in the text: ${missing}. Nothing is supplied.`,
    'no-bearing-term': () =>
      'The gate “off topic” closed: the question bears no subject to look for. Nothing is supplied.',
    'no-such-answer': () =>
      'The gate “no such answer” closed: no sentence that would be supplied holds the figure asked for beside its subject. Nothing is supplied.',
    'false-premise': (figure: string) =>
      `The gate “no such answer” closed: the question asserts ${figure}, which does not stand beside its subject in what would be supplied. Nothing is supplied.`,
  },
  gateOpen: {
    topic: (unseen: number, threshold: number) =>
      `The gate “off topic” stays open: ${formatShare(unseen, 'en', 0)} of the question’s weight stands nowhere in the text; it closes at ${formatShare(threshold, 'en', 0)}.`,
    figure: (coverage: number) =>
      `The gate “no such answer” stays open: a figure of the kind asked for stands in a sentence that covers ${formatShare(coverage, 'en', 0)} of the question.`,
    noFigure:
      'The gate “no such answer” stays open: the question does not ask for one figure and nothing else.',
  },
  conditions: 'Conditions',
  conditionSupplied: 'supplied',
  conditionMissing: 'missing',
  received: 'What the model would receive',
  receivedNothing: 'Nothing.',
  moveHandle: (id: string) => `Move ${id}`,
  moveUp: (id: string) => `Move ${id} up`,
  moveDown: (id: string) => `Move ${id} down`,
  moved: (id: string, place: number, total: number, conditions: number, of: number) =>
    `${id} is now in place ${place} of ${total}. ${conditions} of ${of} conditions supplied.`,
  aria: {
    dragStarted: (item: string) => `${item} picked up. Arrow keys move it, the space bar drops it.`,
    movedTo: (item: string, place: number) => `${item} moved to place ${place}.`,
    dropped: (item: string, place: number, count: number) =>
      `${item} dropped in place ${place} of ${count}.`,
    instruction: 'Tab to a handle, press the space bar to pick the sentence up.',
    disabled: 'This list cannot be reordered now.',
  },

  predictTitle: 'First predict',
  predictAsk: 'How many conditions will reach the model?',
  predictOn: 'Predict first',
  predictOff: 'Stop predicting',
  predictSkip: 'Show without predicting',
  predictGap: (said: number, got: number) =>
    said === got ? `You said ${said}: right.` : `You said ${said}; ${got} arrived.`,
  covered: 'The outcome is covered until both orders have a prediction.',

  expansionTitle: 'Does the neighbour give back what the order lost?',
  expansionLead: (policy: string) =>
    `The same orders with and without ${policy}. A [[neighbour|neighbour]] stands next to a [[anchor|retrieved chunk]], on the other side of a cut.`,
  expansionCounts: (
    before: number,
    after: number,
    sentencesBefore: number,
    sentencesAfter: number,
  ) => `conditions ${before} → ${after}, sentences ${sentencesBefore} → ${sentencesAfter}`,
  givesBack: (name: string, labels: readonly string[]) =>
    `${name}: gives back ${formatList(labels, 'en')}.`,
  givesNothing: (name: string) => `${name}: gives back no condition.`,
  allAdded: (name: string) =>
    `${name}: every sentence is supplied, so nothing is left for the order to decide.`,
  testsTitle: 'Every neighbour tested',
  testNeighbour: 'neighbour',
  testAnchor: 'anchor',
  testVerdict: 'verdict',
  testAdded: 'added',
  testRefused: 'refused',
  noTests: 'No neighbour stood next to a retrieved chunk.',
  scarFormula: 'S = cos(q, n) − λ (1 − cos(c, n)); added when S > γ cos(q, c)',
  scarNothing: (score: string, threshold: string) =>
    `SCAR adds nothing here: its best neighbour reaches S = ${score} and its anchor asks for more than ${threshold}.`,
  scarWhy:
    'Why SCAR adds so little: these vectors count shared words; two sentences that continue each other often share few, so the penalty is high and the bar, set by a chunk chosen for its shared words, is higher still. The published λ and γ were measured with another kind of vector.',

  landscapeTitle: (orders: number) =>
    `Where do they stand among all ${formatInteger(orders, 'en')} orders?`,
  landscapeSampleTitle: (orders: number) =>
    `Where do they stand among ${formatInteger(orders, 'en')} orders drawn at random?`,
  landscapeLead:
    '[[landscape|Every order]] of the sentences under these settings, counted by the conditions that arrive.',
  landscapeSampleLead: (seed: number) =>
    `Too many orders to count them all: a sample drawn with seed ${seed}, so the shares are estimates.`,
  landscapeShare: (name: string, worse: number, better: number) =>
    `${name}: ${formatShare(worse, 'en')} of orders do worse, ${formatShare(better, 'en')} do better.`,
  landscapeFlat:
    'Every order supplies the same number of conditions: under these settings order changes nothing.',
  landscapePending: 'Counting orders…',
  landscapeAxis: 'conditions supplied',
  ordersColumn: 'orders',
  shareColumn: 'share',
  shownColumn: 'shown',
  asTable: 'As a table',

  matrixTitle: 'And under the other settings?',
  matrixLead: (ceiling: number, total: number) =>
    `[[matrix|Conditions supplied]] by each [[variant|published order]], by sentences per chunk and chunks kept, under lexical 1.0. Hatched cells supply every sentence and [[ceiling|cannot show an effect]]: ${ceiling} of ${total}. No setting is the right one.`,
  matrixCase: 'case and language',
  matrixSetting: (size: number, topK: number) => `${size} · top ${topK}`,
  matrixSettingLong: (size: number, topK: number) => `${size} sentences per chunk, top ${topK}`,
  matrixCell: (setting: string, ceiling: boolean) =>
    `; ${setting}${ceiling ? '; every sentence supplied' : ''}`,
  matrixTable: 'Matrix of the settings',
  matrixOwn: 'Your case stands outside the 48.',
  languageShort: { fr: 'fr', en: 'en' },

  linkRefused: (items: readonly string[]) =>
    `The link asked for something this lab does not have (${items.join(', ')}); the usual value is used instead.`,
  linkCaseUnreadable:
    'The link carries a text that could not be read, perhaps because it was cut on the way. A bundled case is shown instead; nothing stored was touched.',
  handout: 'Handout to print',
  keepFailed:
    'The part that keeps runs could not be loaded: the network may be down. The lab itself goes on; reload the page to keep a run.',
  belowFailed:
    'The landscape and the matrix could not be loaded: the network may be down. The two orders go on; reload the page to see the rest.',
  ownFailed:
    'The dialog could not be loaded: the network may be down. Nothing was changed; reload the page to try again.',
  linkTooLong: 'This text is too long for a link. To share it, keep the run and export it.',
  score: (score: number) => formatDecimal(score, 'en'),

  caveats:
    'A chunk is scored by the [[term|words]] it shares with the question and by its own length (BM25 also weighs how rare a word is), never by its meaning. [[condition|Conditions]] are marked by the author of the case. That a sentence was [[passage|supplied]] does not say a model would use it.',
};

type Words = typeof en;

const fr: Words = {
  title: 'Mêmes phrases, autre ordre',
  lead: 'Les mêmes [[sentence|phrases]] dans deux ordres, découpées en [[chunk|fragments]] : seuls parviennent au modèle ceux qui ont la meilleure [[score|note]] face à la [[question|question]].',
  invite: 'Déplacez une phrase et voyez ce qui passe encore.',
  cases: 'Cas',
  caseName: { price: 'Prix', time: 'Délai', hosting: 'Hébergement' },
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
  scorerName: { 'lexical-1.0': 'lexicale 1.0', 'bm25-1': 'BM25' },
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
    `${plural(count, 'fr', 'condition', 'conditions')} sur ${formatInteger(total, 'fr')} ${plural(count, 'fr', 'parvient', 'parviennent')} au modèle`,
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
      `Le garde-fou « hors sujet » reste ouvert : ${formatShare(unseen, 'fr', 0)} du poids de la question ne figure nulle part dans le texte ; il se ferme à ${formatShare(threshold, 'fr', 0)}.`,
    figure: (coverage) =>
      `Le garde-fou « réponse absente » reste ouvert : un chiffre du genre demandé se trouve dans une phrase qui couvre ${formatShare(coverage, 'fr', 0)} de la question.`,
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
    `${id} est maintenant à la place ${place} sur ${total}. ${conditions} ${plural(conditions, 'fr', 'condition transmise', 'conditions transmises')} sur ${of}.`,
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
  givesBack: (name, labels) => `${name} : rend ${formatList(labels, 'fr')}.`,
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
    `Où se situent-ils parmi les ${formatInteger(orders, 'fr')} ordres possibles ?`,
  landscapeSampleTitle: (orders) =>
    `Où se situent-ils parmi ${formatInteger(orders, 'fr')} ordres tirés au hasard ?`,
  landscapeLead:
    '[[landscape|Tous les ordres]] des phrases sous ces réglages, comptés d’après les conditions qui arrivent.',
  landscapeSampleLead: (seed) =>
    `Trop d’ordres pour les compter tous : un échantillon tiré avec la graine ${seed}, dont les parts sont des estimations.`,
  landscapeShare: (name, worse, better) =>
    `${name} : ${formatShare(worse, 'fr')} des ordres font moins bien, ${formatShare(better, 'fr')} font mieux.`,
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
    `${size} phrases par fragment, ${topK} ${plural(topK, 'fr', 'fragment retenu', 'fragments retenus')}`,
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
  score: (score) => formatDecimal(score, 'fr'),

  caveats:
    'Un fragment est noté d’après les [[term|mots]] qu’il partage avec la question et d’après sa longueur (BM25 pèse aussi la rareté des mots), jamais d’après son sens. Les [[condition|conditions]] sont marquées par l’auteur du cas. Qu’une phrase soit [[passage|transmise]] ne dit pas qu’un modèle s’en servirait.',
};

export const WORDS: Dictionary<Words> = { fr, en };
export type OrderWords = Words;
