export const words = {
  parts: (name: string) => `How the score of ${name} is made`,
  terms: 'The numbers of the formula',
  symbol: 'symbol',
  value: 'value',
  from: 'from',
  constant: 'a constant',
  setting: 'a setting',
};

export type ScoreWords = typeof words;
