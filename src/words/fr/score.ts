import { plural } from './format';
import type { ScoreWords } from '../en/score';

export const words: ScoreWords = {
  lexical: (matched, terms, score) =>
    `${matched} ${plural(matched, 'terme commun', 'termes communs')} sur la racine carrée de ${terms} ${plural(terms, 'terme', 'termes')} : ${score}`,
  parts: 'Comment la note BM25 s’additionne',
  term: 'terme',
  count: 'fois',
  idf: 'idf',
  part: 'ajoute',
  length: (length, mean) => `longueur ${length} termes, moyenne ${mean} ; k1 = 1,2, b = 0,75`,
  none: 'Aucun terme de la question ne figure dans ce fragment.',
};
