import type { Dictionary } from '../language';

const en = {
  'supply-policy': {
    term: 'supply policy',
    says: 'The rule that decides, from the scores, which chunks are supplied to the model.',
  },
  neighbour: {
    term: 'neighbour',
    says: 'A chunk that stands next to an anchor in the same document, on the other side of a cut, or a few cuts away.',
  },
  window: {
    term: 'window',
    says: 'A policy that adds every chunk at most r places before or after each anchor, whatever it says.',
  },
  parent: {
    term: 'parent',
    says: 'A policy that supplies the whole section of each anchor, or its block of ten chunks where there are no sections.',
  },
  rerank: {
    term: 'rerank',
    says: 'A policy that looks again at the best chunks one by one and keeps the first few. Ours is lexical: it counts how many of the question’s terms a chunk holds, and how close together.',
  },
  scar: {
    term: 'SCAR',
    says: 'A published policy (arXiv 2606.16661): a neighbour is added when its expansion score passes a share of its anchor’s similarity. It cannot bring back what top k missed altogether.',
    formula: 'add n if cos(q, n) − λ (1 − cos(c, n)) > γ cos(q, c)',
  },
  'boundary-penalty': {
    term: 'boundary penalty',
    says: 'How little a neighbour resembles its anchor: the break between the two. λ says how much of it is charged; at λ 0 nothing is.',
    formula: 'b = 1 − cos(c, n)',
  },
  'expansion-score': {
    term: 'expansion score',
    says: 'What a neighbour is worth to SCAR: how close it is to the question, less the price of the break.',
    formula: 'S = cos(q, n) − λ b',
  },
  threshold: {
    term: 'threshold γ',
    says: 'The bar a neighbour must pass, strictly: a share γ of the similarity between the question and the anchor.',
    formula: 'γ cos(q, c)',
  },
  'smoothed-cut': {
    term: 'smoothed cut',
    says: 'A policy of ours: each BM25 score takes in its neighbours’ through the cuts (half where a cut falls inside a sentence, a quarter elsewhere); what reaches a share τ of the best is supplied.',
    formula: 's′(i) = s(i) + w s(i − 1) + w s(i + 1); supply s′ ≥ τ max s′',
  },
  'carried-bm25': {
    term: 'carried BM25',
    says: 'A policy of ours: the terms of a chunk also count, weakened at each cut, in the chunks around it, before repetition is damped. What rises far enough above the background is supplied.',
    formula: 'supply S − z ≥ τ (max S − z)',
  },
  'carried-latent': {
    term: 'carried BM25 + latent',
    says: 'The rule that the Neighbours lab marks “default”: carried BM25, plus half as much for how close a chunk and its neighbours lie to the question in the latent space.',
    formula: 'V = S ÷ max S + ½ G ÷ max G',
  },
  radius: {
    term: 'distance r',
    says: 'How many places before and after an anchor a neighbour may stand. It never leaves the document.',
  },
  cap: {
    term: 'cap',
    says: 'The most chunks that a cut policy may supply, however many reach the share τ; it supplies at least three.',
  },
  tau: {
    term: 'τ',
    says: 'The share of the best score that a chunk must reach to be supplied by a cut policy. Lower it, and more chunks come.',
  },
};

type Words = typeof en;

const fr: Words = {
  'supply-policy': {
    term: 'règle de transmission',
    says: 'La règle qui décide, d’après les notes, quels fragments sont transmis au modèle.',
  },
  neighbour: {
    term: 'voisin',
    says: 'Un fragment qui touche une ancre dans le même document, de l’autre côté d’une coupe ou à quelques coupes de là.',
  },
  window: {
    term: 'fenêtre',
    says: 'Une règle qui ajoute tous les fragments à r places au plus avant ou après chaque ancre, quoi qu’ils disent.',
  },
  parent: {
    term: 'section parente',
    says: 'Une règle qui transmet toute la section de chaque ancre, ou son bloc de dix fragments là où il n’y a pas de sections.',
  },
  rerank: {
    term: 'reclassement',
    says: 'Une règle qui regarde de nouveau les meilleurs fragments un par un et garde les premiers. Le nôtre est lexical : il compte combien de termes de la question un fragment contient, et à quelle distance les uns des autres.',
  },
  scar: {
    term: 'SCAR',
    says: 'Une règle publiée (arXiv 2606.16661) : un voisin est ajouté quand sa note d’extension dépasse une part de la proximité de son ancre. Elle ne peut pas rendre ce que le top k a manqué tout à fait.',
    formula: 'ajouter n si cos(q, n) − λ (1 − cos(c, n)) > γ cos(q, c)',
  },
  'boundary-penalty': {
    term: 'pénalité de rupture',
    says: 'Combien un voisin ressemble peu à son ancre : la rupture entre les deux. λ dit quelle part en est comptée ; avec λ 0, rien.',
    formula: 'b = 1 − cos(c, n)',
  },
  'expansion-score': {
    term: 'note d’extension',
    says: 'Ce que vaut un voisin pour SCAR : sa proximité avec la question, moins le prix de la rupture.',
    formula: 'S = cos(q, n) − λ b',
  },
  threshold: {
    term: 'seuil γ',
    says: 'La barre qu’un voisin doit dépasser, strictement : une part γ de la proximité entre la question et l’ancre.',
    formula: 'γ cos(q, c)',
  },
  'smoothed-cut': {
    term: 'coupe lissée',
    says: 'Une règle à nous : chaque note BM25 reçoit celles de ses voisins à travers les coupes (la moitié là où une coupe tombe dans une phrase, un quart ailleurs) ; ce qui atteint une part τ de la meilleure est transmis.',
    formula: 's′(i) = s(i) + w s(i − 1) + w s(i + 1) ; transmettre s′ ≥ τ max s′',
  },
  'carried-bm25': {
    term: 'BM25 propagé',
    says: 'Une règle à nous : les termes d’un fragment comptent aussi, affaiblis à chaque coupe, dans les fragments qui l’entourent, avant que la répétition soit amortie. Ce qui s’élève assez au-dessus du fond est transmis.',
    formula: 'transmettre S − z ≥ τ (max S − z)',
  },
  'carried-latent': {
    term: 'BM25 propagé + latent',
    says: 'La règle que le laboratoire Voisins dit « par défaut » : le BM25 propagé, plus la moitié autant pour la proximité du fragment et de ses voisins avec la question dans l’espace latent.',
    formula: 'V = S ÷ max S + ½ G ÷ max G',
  },
  radius: {
    term: 'distance r',
    says: 'À combien de places avant et après une ancre un voisin peut se trouver. Il ne quitte jamais le document.',
  },
  cap: {
    term: 'plafond de fragments',
    says: 'Le plus de fragments qu’une règle à coupe puisse transmettre, si nombreux soient ceux qui atteignent la part τ ; elle en transmet au moins trois.',
  },
  tau: {
    term: 'τ',
    says: 'La part de la meilleure note qu’un fragment doit atteindre pour être transmis par une règle à coupe. Baissez-la : il en vient davantage.',
  },
};

export const SUPPLY_WORDS: Dictionary<Words> = { fr, en };
