import type { PartWords } from '../../../formats/part-words';

export const words: PartWords = {
  name: 'tf-idf',
  label: () => 'vecteurs tf-idf',
  explanation: 'Quels termes un texte contient, pesés selon leur rareté.',
};
