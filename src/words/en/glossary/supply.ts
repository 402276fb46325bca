export const words = {
  'supply-policy': {
    term: 'supply policy',
    says: 'The rule that decides, from the scores, which chunks are supplied to the model.',
  },
  neighbour: {
    term: 'neighbour',
    says: 'A chunk that stands next to an anchor in the same document, on the other side of a cut, or a few cuts away.',
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
