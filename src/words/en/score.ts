import { plural } from './format';

export const words = {
  lexical: (matched: number, terms: number, score: string) =>
    `${matched} matched ${plural(matched, 'term', 'terms')} divided by the square root of ${terms} ${plural(terms, 'term', 'terms')}: ${score}`,
  parts: 'How the BM25 score adds up',
  term: 'term',
  count: 'times',
  idf: 'idf',
  part: 'adds',
  length: (length: number, mean: string) =>
    `length ${length} terms, mean ${mean}; k1 = 1.2, b = 0.75`,
  none: 'No term of the question stands in this chunk.',
};

export type ScoreWords = typeof words;
