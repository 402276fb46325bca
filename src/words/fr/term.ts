import type { TermWords } from '../en/term';

export const words: TermWords = {
  loading: 'Un instant…',
  failed: 'La définition n’a pas pu être chargée : le réseau est peut-être coupé.',
  other: 'en anglais :',
  more: 'Dans le glossaire',
  what: 'Qu’est-ce que c’est ?',
};
