import { formatCount, formatInteger, formatShare, plural } from '../../ui/format';
import type { Dictionary } from '../../ui/language';
import { CHUNK_WORDS } from '../../ui/trace/chunk-words';

const en = {
  ...CHUNK_WORDS.en,
  title: 'The half that was left behind',
  lead: 'The best [[chunk|chunk]] was found; its other half sits on the far side of a [[cut|cut]]. Which [[neighbour|neighbours]] are worth adding, and what do the others cost?',
  view: 'View',
  viewName: { explore: 'Explore', evaluate: 'Evaluate' },
  documents: 'Document',
  documentName: {
    relay: 'Protocol',
    'annual-report': 'Annual report',
    registre: 'Regulation (in French)',
    fusion: 'Merger treaty (in French)',
  } as Record<string, string>,
  opening: 'Opening the document…',
  preparing: 'Cutting and indexing the text.',
  preparingStep: {
    cutting: () => 'cutting the text',
    words: (done: number, total: number) =>
      `words read in ${formatInteger(done, 'en')} of ${formatInteger(total, 'en')} chunks`,
    vectors: () => 'finding vectors',
  },
  stop: 'Stop',
  stopped: 'Stopped: this text is not cut yet.',
  prepareAgain: 'Cut and index it',
  loadFailed:
    'This document could not be fetched: the network may be down, or the lab was updated. Nothing stored was touched. Reload the page to try again.',
  reload: 'Reload the page',
  linkRefused: (items: readonly string[]) =>
    `The link asked for something this lab does not have (${items.join(', ')}); the usual value is used instead.`,
  reset: 'Start over',

  question: 'Question',
  previousQuestion: 'Previous question',
  nextQuestion: 'Next question',
  questionOf: (number: number, total: number) => `question ${number} of ${total}`,
  chunksOf: (count: number) => formatCount(count, 'en', 'chunk', 'chunks'),
  kindName: {
    atomic: 'atomic',
    boundary: 'boundary',
    scattered: 'scattered',
    unanswerable: 'not answered here',
    unmarked: 'no evidence marked',
  },
  kindCount: {
    atomic: (count: number) => `${formatInteger(count, 'en')} atomic`,
    boundary: (count: number) => `${formatInteger(count, 'en')} boundary`,
    scattered: (count: number) => `${formatInteger(count, 'en')} scattered`,
    unanswerable: (count: number) => `${formatInteger(count, 'en')} not answered here`,
    unmarked: (count: number) => `${formatInteger(count, 'en')} with no evidence marked`,
  },
  kindMeaning: {
    atomic: 'all its evidence stands in one chunk',
    boundary: 'its evidence runs through a cut: two or more chunks, one after another',
    scattered: 'its evidence stands in chunks with a gap between them',
    unanswerable: 'the document does not answer it: whatever is supplied is beside the point',
    unmarked: 'nobody has marked its evidence yet',
  },
  kindCounts: 'Questions of each class, as this cutting makes them:',
  answer: 'Answer',
  chunking: 'Chunks of',
  chunkingName: {
    characters: (target: number) => `${formatInteger(target, 'en')} characters`,
    'sentence-range': () => '3 to 6 sentences',
    sentences: (size: number) =>
      `${formatInteger(size, 'en')} ${plural(size, 'en', 'sentence', 'sentences')}`,
  },

  strip: 'The document, chunk by chunk',
  stripLead:
    'Each bar is a chunk, in the order of the text; its height is its BM25 score. Select one, or use the arrow keys; page up and page down go from one that counts to the next.',
  legendAnchor: 'anchor, with its rank',
  legendSupplied: 'evidence supplied',
  legendMissed: 'evidence missed',
  evidence: 'evidence',
  chunkValue: (number: number, parts: readonly string[]) => `chunk ${number}: ${parts.join(', ')}`,
  scored: (score: string) => `score ${score}`,
  otherDocuments: (count: number) =>
    `${count} ${plural(count, 'en', 'anchor stands', 'anchors stand')} in other documents.`,
  asTable: 'As a table',
  chunkColumn: 'chunk',
  roleColumn: 'what became of it',
  rankColumn: 'rank',
  scoreColumn: 'BM25',
  evidenceColumn: 'evidence',
  sectionColumn: 'section',
  noAnchor: 'No chunk holds a term of the question, so there is no anchor and nothing is supplied.',

  testOf: (number: number, total: number) => `neighbour ${number} of ${total}`,
  previousTest: 'Previous neighbour',
  nextTest: 'Next neighbour',

  cut: {
    'in-sentence': 'cut in a sentence',
    'after-sentence': 'cut after a sentence',
    'between-paragraphs': 'cut between paragraphs',
  },
  between: (count: number) =>
    `${formatInteger(count, 'en')} ${plural(count, 'en', 'chunk', 'chunks')} between`,
  distance: (steps: number) => `distance ${steps > 0 ? '+' : '−'}${Math.abs(steps)}`,
  texts: 'Both sides of the cut',
  textAlone: 'The chunk',

  arithmetic: 'Is it worth adding?',
  cosineQuestion: 'question and neighbour',
  penalty: (cosine: string) => `1 − cos(c, n) = 1 − ${cosine}`,
  expansion: 'cos(q, n) − λ b',
  threshold: (gamma: string, cosine: string) => `${gamma} × ${cosine}`,
  clears: 'Added: it clears the bar its anchor sets.',
  falls: 'Refused: it stays below the bar its anchor sets.',
  equals: 'Refused: it only equals the bar, and the rule asks for more.',
  anyway: (rank: number) => `It reaches the model all the same, as anchor ${rank}.`,
  addedElsewhere: 'Another anchor adds it all the same.',
  addedForPlace: {
    window: (radius: number) => `Added for its place: it stands within ±${radius} of its anchor.`,
    parent: () => 'Added for its place: it stands in the section of its anchor.',
  },
  noTest: {
    anchor: 'An anchor: it reaches the model for its own score.',
    plain: 'Not tested: no anchor stands near enough.',
    ranked: 'Supplied for its own score under this policy.',
    unranked: 'Below the line this policy draws.',
    nothing: 'No term of the question reaches it.',
  },
  noNeighbours: {
    'top-k': 'Top k takes the best chunks and no neighbours.',
    rerank:
      'The lexical rerank looks at the best chunks one by one, counts how many of the question’s terms they hold and how close together, and takes no neighbours.',
    'smoothed-cut':
      'Smoothed cut lets each score take in its neighbours’ through the cuts, half of it where a sentence was cut and a quarter elsewhere, and supplies what reaches the share τ of the best.',
    'carried-bm25':
      'Carried BM25 lets the terms of a chunk count in its neighbours before they saturate, and supplies what rises above the background by the share τ of the best.',
    'carried-latent':
      'This rule adds to carried BM25 half of how close each chunk and its neighbours lie to the question among the words this corpus uses together, and supplies what rises above the background by the share τ of the best.',
  },
  rankHere: (rank: number) => `Rank ${rank} under this policy.`,

  settings: 'Settings',
  policy: 'Policy',
  policyName: {
    'top-k': 'top k',
    window: 'window',
    parent: 'parent',
    rerank: 'rerank',
    scar: 'SCAR',
    'smoothed-cut': 'smoothed cut',
    'carried-bm25': 'carried BM25',
    'carried-latent': 'carried BM25 + latent',
  },
  policyLabel: {
    topK: (k: number) => `top ${k}`,
    window: (radius: number) => `window ±${radius}`,
    parent: 'parent section',
    rerank: (k: number) => `lexical rerank, top ${k}`,
    scar: (radius: number) => `SCAR ±${radius}`,
    smoothedCut: 'smoothed cut',
    carriedBm25: 'carried BM25',
    carriedLatent: 'carried BM25 + latent',
  },
  space: 'Vectors',
  spaceName: { lexical: 'lexical', 'tf-idf': 'tf-idf', latent: 'latent' },
  lambda: 'λ, cost of a break',
  gamma: 'γ, share of the anchor',
  topK: 'k, anchors',
  kept: 'k, chunks kept',
  radius: 'r, distance',
  tau: 'τ, share of the best',
  cap: 'most chunks',
  depth: 'chunks looked at',
  published: 'As published: λ 0.1, γ 0.80',
  calibrated: 'For sparse vectors: λ 0, γ 0.4',

  nothingTitle: 'SCAR adds nothing here.',
  nothingWhy: (figures: {
    tested: string;
    added: number;
    space: string;
    anchor: string;
    neighbour: string;
    needed: string;
    penalty: string;
  }) =>
    `On all questions of this document it tests ${figures.tested} neighbours and adds ${formatInteger(figures.added, 'en')}. Medians of those tests, with ${figures.space} vectors: the anchor has cos(q, c) = ${figures.anchor}; the neighbour has cos(q, n) = ${figures.neighbour} and would have to pass ${figures.needed}, of which ${figures.penalty} is λ b, the price of the break, and the rest the bar γ cos(q, c).`,
  nothingSource:
    'The published λ and γ were measured with vectors of another kind (text-embedding-3-large). What else can be tried:',
  wouldAdd: (count: number) =>
    count === 0 ? 'adds nothing either' : `adds ${formatInteger(count, 'en')} here`,
  latentVectors: 'Latent vectors',
  lexicalVectors: 'Lexical vectors',

  policiesTitle: (count: number) => `This question, ${formatInteger(count, 'en')} policies`,
  policiesLead:
    'Evidence found against what was handed over to find it. Select one to see it on the strip.',
  policyColumn: 'policy',
  goldColumn: 'gold found',
  chunksColumn: 'chunks',
  charactersColumn: 'characters',
  missedColumn: 'missed, and why',
  goldOf: (found: number, total: number) => `${found} of ${total}`,
  yours: 'your settings',
  default: 'default',
  onStrip: 'on the strip',
  nothingMissed: 'nothing',
  noGold: 'no gold',
  noGoldNote:
    'This document does not answer the question. Every chunk below is handed over in vain; whether to stay silent is the Abstention lab’s subject.',

  questionNumber: 'Number of the question',
  moreQuestions: (count: number) => `Show ${formatInteger(count, 'en')} more`,
  questionsTitle: (count: number) =>
    count === 1
      ? 'The one question on this document'
      : `All ${formatInteger(count, 'en')} questions on this document`,
  questionsLead: 'Under the settings in force. Select one to open it.',
  allKinds: 'all',
  kindColumn: 'class',
  numberColumn: 'no.',
  questionColumn: 'question',
  share: (value: number) => formatShare(value, 'en'),
};

type Words = typeof en;

const fr: Words = {
  ...CHUNK_WORDS.fr,
  title: 'La moitié restée de l’autre côté',
  lead: 'Le meilleur [[chunk|fragment]] a été trouvé ; son autre moitié est restée de l’autre côté d’une [[cut|coupe]]. Quels [[neighbour|voisins]] méritent d’être ajoutés, et que coûtent les autres ?',
  view: 'Vue',
  viewName: { explore: 'Explorer', evaluate: 'Évaluer' },
  documents: 'Document',
  documentName: {
    relay: 'Protocole (en anglais)',
    'annual-report': 'Rapport annuel (en anglais)',
    registre: 'Règlement',
    fusion: 'Traité de fusion',
  },
  opening: 'Ouverture du document…',
  preparing: 'Découpage et indexation du texte.',
  preparingStep: {
    cutting: () => 'découpage du texte',
    words: (done, total) =>
      `mots lus dans ${formatInteger(done, 'fr')} fragments sur ${formatInteger(total, 'fr')}`,
    vectors: () => 'recherche des vecteurs',
  },
  stop: 'Arrêter',
  stopped: 'Arrêté : ce texte n’est pas encore découpé.',
  prepareAgain: 'Le découper et l’indexer',
  loadFailed:
    'Ce document n’a pas pu être chargé : le réseau est peut-être coupé, ou le laboratoire a été mis à jour. Rien de ce qui est enregistré n’a changé. Rechargez la page pour réessayer.',
  reload: 'Recharger la page',
  linkRefused: (items) =>
    `Le lien demande quelque chose que cette salle n’a pas (${items.join(', ')}) ; la valeur habituelle est employée à la place.`,
  reset: 'Recommencer',

  question: 'Question',
  previousQuestion: 'Question précédente',
  nextQuestion: 'Question suivante',
  questionOf: (number, total) => `question ${number} sur ${total}`,
  chunksOf: (count) => formatCount(count, 'fr', 'fragment', 'fragments'),
  kindName: {
    atomic: 'atomique',
    boundary: 'frontière',
    scattered: 'dispersée',
    unanswerable: 'sans réponse ici',
    unmarked: 'preuve non marquée',
  },
  kindCount: {
    atomic: (count) =>
      `${formatInteger(count, 'fr')} ${plural(count, 'fr', 'atomique', 'atomiques')}`,
    boundary: (count) =>
      `${formatInteger(count, 'fr')} ${plural(count, 'fr', 'frontière', 'frontières')}`,
    scattered: (count) =>
      `${formatInteger(count, 'fr')} ${plural(count, 'fr', 'dispersée', 'dispersées')}`,
    unanswerable: (count) => `${formatInteger(count, 'fr')} sans réponse ici`,
    unmarked: (count) => `${formatInteger(count, 'fr')} sans preuve marquée`,
  },
  kindMeaning: {
    atomic: 'toute sa preuve tient dans un fragment',
    boundary: 'sa preuve traverse une coupe : deux fragments ou plus, qui se suivent',
    scattered: 'sa preuve se trouve dans des fragments séparés par d’autres',
    unanswerable: 'le document n’y répond pas : tout ce qui est transmis est à côté du sujet',
    unmarked: 'personne n’a encore marqué sa preuve',
  },
  kindCounts: 'Questions de chaque classe, telles que ce découpage les fait :',
  answer: 'Réponse',
  chunking: 'Fragments de',
  chunkingName: {
    characters: (target) => `${formatInteger(target, 'fr')} caractères`,
    'sentence-range': () => '3 à 6 phrases',
    sentences: (size) => `${formatInteger(size, 'fr')} ${plural(size, 'fr', 'phrase', 'phrases')}`,
  },

  strip: 'Le document, fragment par fragment',
  stripLead:
    'Chaque barre est un fragment, dans l’ordre du texte ; sa hauteur est sa note BM25. Choisissez-en un, ou servez-vous des flèches ; page précédente et page suivante vont d’un fragment qui compte à l’autre.',
  legendAnchor: 'ancre, avec son rang',
  legendSupplied: 'preuve transmise',
  legendMissed: 'preuve manquée',
  evidence: 'preuve',
  chunkValue: (number, parts) => `fragment ${number} : ${parts.join(', ')}`,
  scored: (score) => `note ${score}`,
  otherDocuments: (count) =>
    `${count} ${plural(count, 'fr', 'ancre se trouve', 'ancres se trouvent')} dans d’autres documents.`,
  asTable: 'En tableau',
  chunkColumn: 'fragment',
  roleColumn: 'ce qu’il est devenu',
  rankColumn: 'rang',
  scoreColumn: 'BM25',
  evidenceColumn: 'preuve',
  sectionColumn: 'section',
  noAnchor:
    'Aucun fragment ne contient un terme de la question : il n’y a pas d’ancre et rien n’est transmis.',

  testOf: (number, total) => `voisin ${number} sur ${total}`,
  previousTest: 'Voisin précédent',
  nextTest: 'Voisin suivant',

  cut: {
    'in-sentence': 'coupe dans une phrase',
    'after-sentence': 'coupe après une phrase',
    'between-paragraphs': 'coupe entre deux paragraphes',
  },
  between: (count) =>
    `${formatInteger(count, 'fr')} ${plural(count, 'fr', 'fragment', 'fragments')} entre les deux`,
  distance: (steps) => `distance ${steps > 0 ? '+' : '−'}${Math.abs(steps)}`,
  texts: 'Les deux côtés de la coupe',
  textAlone: 'Le fragment',

  arithmetic: 'Faut-il l’ajouter ?',
  cosineQuestion: 'question et voisin',
  penalty: (cosine) => `1 − cos(c, n) = 1 − ${cosine}`,
  expansion: 'cos(q, n) − λ b',
  threshold: (gamma, cosine) => `${gamma} × ${cosine}`,
  clears: 'Ajouté : il passe la barre que fixe son ancre.',
  falls: 'Refusé : il reste sous la barre que fixe son ancre.',
  equals: 'Refusé : il égale la barre, et la règle demande davantage.',
  anyway: (rank) => `Il parvient quand même au modèle, comme ancre ${rank}.`,
  addedElsewhere: 'Une autre ancre l’ajoute quand même.',
  addedForPlace: {
    window: (radius) => `Ajouté pour sa place : il se trouve à ±${radius} au plus de son ancre.`,
    parent: () => 'Ajouté pour sa place : il se trouve dans la section de son ancre.',
  },
  noTest: {
    anchor: 'Une ancre : il parvient au modèle pour sa propre note.',
    plain: 'Non examiné : aucune ancre n’est assez proche.',
    ranked: 'Transmis pour sa propre note selon cette règle.',
    unranked: 'Trop loin dans le classement de cette règle.',
    nothing: 'Aucun terme de la question ne l’atteint.',
  },
  noNeighbours: {
    'top-k': 'Le top k prend les meilleurs fragments et aucun voisin.',
    rerank:
      'Le reclassement lexical regarde les meilleurs fragments un par un, compte combien de termes de la question ils portent et à quelle distance, et ne prend aucun voisin.',
    'smoothed-cut':
      'La coupe lissée laisse chaque note recevoir celles de ses voisins à travers les coupes, la moitié où une phrase a été coupée et un quart ailleurs, et transmet ce qui atteint la part τ de la meilleure.',
    'carried-bm25':
      'Le BM25 propagé laisse les termes d’un fragment compter chez ses voisins avant de saturer, et transmet ce qui dépasse le fond de la part τ du meilleur.',
    'carried-latent':
      'Cette règle ajoute au BM25 propagé la moitié de ce qui rapproche de la question chaque fragment et ses voisins parmi les mots que ce corpus emploie ensemble, et transmet ce qui dépasse le fond de la part τ du meilleur.',
  },
  rankHere: (rank) => `Rang ${rank} selon cette règle.`,

  settings: 'Réglages',
  policy: 'Règle',
  policyName: {
    'top-k': 'top k',
    window: 'fenêtre',
    parent: 'parent',
    rerank: 'reclassement',
    scar: 'SCAR',
    'smoothed-cut': 'coupe lissée',
    'carried-bm25': 'BM25 propagé',
    'carried-latent': 'BM25 propagé + latent',
  },
  policyLabel: {
    topK: (k) => `top ${k}`,
    window: (radius) => `fenêtre ±${radius}`,
    parent: 'section parente',
    rerank: (k) => `reclassement lexical, top ${k}`,
    scar: (radius) => `SCAR ±${radius}`,
    smoothedCut: 'coupe lissée',
    carriedBm25: 'BM25 propagé',
    carriedLatent: 'BM25 propagé + latent',
  },
  space: 'Vecteurs',
  spaceName: { lexical: 'lexicaux', 'tf-idf': 'tf-idf', latent: 'latents' },
  lambda: 'λ, prix d’une rupture',
  gamma: 'γ, part de l’ancre',
  topK: 'k, ancres',
  kept: 'k, fragments retenus',
  radius: 'r, distance',
  tau: 'τ, part du meilleur',
  cap: 'fragments au plus',
  depth: 'fragments examinés',
  published: 'Comme publié : λ 0,1, γ 0,80',
  calibrated: 'Pour vecteurs creux : λ 0, γ 0,4',

  nothingTitle: 'SCAR n’ajoute rien ici.',
  nothingWhy: (figures) =>
    `Sur toutes les questions de ce document, il examine ${figures.tested} voisins et en ajoute ${formatInteger(figures.added, 'fr')}. Médianes de ces examens, avec des vecteurs ${figures.space} : l’ancre a cos(q, c) = ${figures.anchor} ; le voisin a cos(q, n) = ${figures.neighbour} et devrait dépasser ${figures.needed}, dont ${figures.penalty} pour λ b, le prix de la rupture, et le reste pour la barre γ cos(q, c).`,
  nothingSource:
    'Les λ et γ publiés ont été mesurés avec des vecteurs d’une autre sorte (text-embedding-3-large). Ce qu’on peut essayer d’autre :',
  wouldAdd: (count) =>
    count === 0 ? 'n’ajoute rien non plus' : `en ajoute ${formatInteger(count, 'fr')} ici`,
  latentVectors: 'Vecteurs latents',
  lexicalVectors: 'Vecteurs lexicaux',

  policiesTitle: (count) => `Cette question, ${formatInteger(count, 'fr')} règles`,
  policiesLead:
    'La preuve trouvée, face à ce qui a été transmis pour la trouver. Choisissez une règle pour la voir sur la bande.',
  policyColumn: 'règle',
  goldColumn: 'passages attendus trouvés',
  chunksColumn: 'fragments',
  charactersColumn: 'caractères',
  missedColumn: 'manqués, et pourquoi',
  goldOf: (found, total) => `${found} sur ${total}`,
  yours: 'vos réglages',
  default: 'par défaut',
  onStrip: 'sur la bande',
  nothingMissed: 'aucun',
  noGold: 'sans preuve',
  noGoldNote:
    'Ce document ne répond pas à la question. Tout fragment transmis ci-dessous l’est en vain ; savoir s’il faut se taire est le sujet de la salle Abstention.',

  questionNumber: 'Numéro de la question',
  moreQuestions: (count) => `En montrer ${formatInteger(count, 'fr')} de plus`,
  questionsTitle: (count) =>
    count === 1
      ? 'La seule question sur ce document'
      : `Les ${formatInteger(count, 'fr')} questions sur ce document`,
  questionsLead: 'Sous les réglages en vigueur. Choisissez-en une pour l’ouvrir.',
  allKinds: 'toutes',
  kindColumn: 'classe',
  numberColumn: 'n°',
  questionColumn: 'question',
  share: (value) => formatShare(value, 'fr'),
};

export const WORDS: Dictionary<Words> = { fr, en };
