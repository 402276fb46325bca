export const words = {
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

export type SupplyWords = typeof words;
