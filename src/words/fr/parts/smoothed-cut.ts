import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'coupe lissée',
  label: () => 'coupe lissée',
  explanation:
    'La coupe lissée laisse chaque note recevoir celles de ses voisins à travers les coupes, la moitié où une phrase a été coupée et un quart ailleurs, et transmet ce qui atteint la part τ de la meilleure.',
  glossary: {
    term: 'coupe lissée',
    says: 'Une règle à nous : chaque note BM25 reçoit celles de ses voisins à travers les coupes (la moitié là où une coupe tombe dans une phrase, un quart ailleurs) ; ce qui atteint une part τ de la meilleure est transmis.',
    formula: 's′(i) = s(i) + w s(i − 1) + w s(i + 1) ; transmettre s′ ≥ τ max s′',
  },
};
