import type { ScoreWords } from '../en/score';

export const words: ScoreWords = {
  parts: (name) => `Comment se calcule le score de ${name}`,
  terms: 'Les nombres de la formule',
  symbol: 'symbole',
  value: 'valeur',
  from: 'origine',
  constant: 'une constante',
  setting: 'un réglage',
};
