import { plural } from './format';
import type { Dictionary } from './language';

const en = {
  lexical: (matched: number, terms: number, score: string) =>
    `${matched} matched ${plural(matched, 'en', 'term', 'terms')} divided by the square root of ${terms} ${plural(terms, 'en', 'term', 'terms')}: ${score}`,
  parts: 'How the BM25 score adds up',
  term: 'term',
  count: 'times',
  idf: 'idf',
  part: 'adds',
  length: (length: number, mean: string) =>
    `length ${length} terms, mean ${mean}; k1 = 1.2, b = 0.75`,
  none: 'No term of the question stands in this chunk.',
};

type Words = typeof en;

const fr: Words = {
  lexical: (matched, terms, score) =>
    `${matched} ${plural(matched, 'fr', 'terme commun', 'termes communs')} sur la racine carrée de ${terms} ${plural(terms, 'fr', 'terme', 'termes')} : ${score}`,
  parts: 'Comment la note BM25 s’additionne',
  term: 'terme',
  count: 'fois',
  idf: 'idf',
  part: 'ajoute',
  length: (length, mean) => `longueur ${length} termes, moyenne ${mean} ; k1 = 1,2, b = 0,75`,
  none: 'Aucun terme de la question ne figure dans ce fragment.',
};

export const SCORE_WORDS: Dictionary<Words> = { fr, en };
