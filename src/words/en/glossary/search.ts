export const words = {
  score: {
    term: 'score',
    says: 'The number that ranks the chunks for a question. It compares words and never judges meaning.',
  },
  idf: {
    term: 'idf',
    says: 'Inverse document frequency: how rare a term is among the chunks searched. N is the number of chunks, n of those that hold the term.',
    formula: 'ln(1 + (N − n + 0.5) ÷ (n + 0.5))',
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
};

export type SearchWords = typeof words;
