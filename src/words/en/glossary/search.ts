export const words = {
  score: {
    term: 'score',
    says: 'The number that ranks the chunks for a question. It compares words and never judges meaning.',
  },
  'lexical-1.0': {
    term: 'lexical 1.0',
    says: 'The frozen score of the published protocol: how many distinct terms of the question the chunk holds, divided by the square root of its number of terms. A longer chunk has to hold more.',
    formula: 'matched terms ÷ √(terms of the chunk)',
  },
  bm25: {
    term: 'BM25',
    says: 'A classical score: each term of the question adds more when it is rare in the corpus, less and less when it is repeated, and less in a long chunk.',
    formula: 'Σ idf · 2.2 f ÷ (f + 1.2 (0.25 + 0.75 · length ÷ mean length))',
  },
  idf: {
    term: 'idf',
    says: 'Inverse document frequency: how rare a term is among the chunks searched. N is the number of chunks, n of those that hold the term.',
    formula: 'ln(1 + (N − n + 0.5) ÷ (n + 0.5))',
  },
  'top-k': {
    term: 'top k',
    says: 'To keep the k chunks with the best scores, and nothing else.',
  },
  anchor: {
    term: 'anchor',
    says: 'A chunk that was retrieved for its own score. Its neighbours can then be looked at.',
  },
  tie: {
    term: 'tie',
    says: 'Two chunks with the same score: the one that comes first in the text wins. Some scores are equal by hand and differ in the computer’s last digit; the page says so.',
  },
  cosine: {
    term: 'cosine',
    says: 'How close two texts are as vectors: 1 for the same direction, 0 for nothing in common.',
    formula: 'cos(a, b) = a · b ÷ (‖a‖ ‖b‖)',
  },
  vectors: {
    term: 'vectors',
    says: 'Texts as lists of numbers, fitted on the corpus at hand: lexical (which terms), tf-idf (which terms, weighted by rarity) or latent. No neural model is involved.',
  },
  'latent-space': {
    term: 'latent space',
    says: 'A smaller space of at most 64 directions, computed from the words that this corpus uses together: two texts can be close there without sharing a word.',
  },
};

export type SearchWords = typeof words;
