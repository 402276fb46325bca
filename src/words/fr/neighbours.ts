import { formatCount, formatInteger, formatShare, plural } from './format';
import { words as chunks } from './chunks';
import type { NeighboursWords } from '../en/neighbours';

export const words: NeighboursWords = {
  ...chunks,
  title: 'La moitié restée de l’autre côté',
  lead: 'Le meilleur [[chunk|fragment]] a été trouvé ; son autre moitié est restée de l’autre côté d’une [[cut|coupe]]. Quels [[neighbour|voisins]] méritent d’être ajoutés, et que coûtent les autres ?',
  view: 'Vue',
  viewName: { explore: 'Explorer', evaluate: 'Évaluer' },
  documents: 'Document',
  opening: 'Ouverture du document…',
  preparing: 'Découpage et indexation du texte.',
  preparingStep: {
    cutting: () => 'découpage du texte',
    words: (done, total) =>
      `mots lus dans ${formatInteger(done)} fragments sur ${formatInteger(total)}`,
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
  chunksOf: (count) => formatCount(count, 'fragment', 'fragments'),
  kindName: {
    atomic: 'atomique',
    boundary: 'frontière',
    scattered: 'dispersée',
    unanswerable: 'sans réponse ici',
    unmarked: 'preuve non marquée',
  },
  kindCount: {
    atomic: (count) => `${formatInteger(count)} ${plural(count, 'atomique', 'atomiques')}`,
    boundary: (count) => `${formatInteger(count)} ${plural(count, 'frontière', 'frontières')}`,
    scattered: (count) => `${formatInteger(count)} ${plural(count, 'dispersée', 'dispersées')}`,
    unanswerable: (count) => `${formatInteger(count)} sans réponse ici`,
    unmarked: (count) => `${formatInteger(count)} sans preuve marquée`,
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
    characters: (target) => `${formatInteger(target)} caractères`,
    'sentence-range': () => '3 à 6 phrases',
    sentences: (size) => `${formatInteger(size)} ${plural(size, 'phrase', 'phrases')}`,
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
    `${count} ${plural(count, 'ancre se trouve', 'ancres se trouvent')} dans d’autres documents.`,
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
    `${formatInteger(count)} ${plural(count, 'fragment', 'fragments')} entre les deux`,
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
    `Sur toutes les questions de ce document, il examine ${figures.tested} voisins et en ajoute ${formatInteger(figures.added)}. Médianes de ces examens, avec des vecteurs ${figures.space} : l’ancre a cos(q, c) = ${figures.anchor} ; le voisin a cos(q, n) = ${figures.neighbour} et devrait dépasser ${figures.needed}, dont ${figures.penalty} pour λ b, le prix de la rupture, et le reste pour la barre γ cos(q, c).`,
  nothingSource:
    'Les λ et γ publiés ont été mesurés avec des vecteurs d’une autre sorte (text-embedding-3-large). Ce qu’on peut essayer d’autre :',
  wouldAdd: (count) =>
    count === 0 ? 'n’ajoute rien non plus' : `en ajoute ${formatInteger(count)} ici`,
  latentVectors: 'Vecteurs latents',
  lexicalVectors: 'Vecteurs lexicaux',

  policiesTitle: (count) => `Cette question, ${formatInteger(count)} règles`,
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
  moreQuestions: (count) => `En montrer ${formatInteger(count)} de plus`,
  questionsTitle: (count) =>
    count === 1
      ? 'La seule question sur ce document'
      : `Les ${formatInteger(count)} questions sur ce document`,
  questionsLead: 'Sous les réglages en vigueur. Choisissez-en une pour l’ouvrir.',
  allKinds: 'toutes',
  kindColumn: 'classe',
  numberColumn: 'n°',
  questionColumn: 'question',
  share: (value) => formatShare(value),
};
