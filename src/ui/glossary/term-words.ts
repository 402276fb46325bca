import type { Dictionary } from '../language';

const en = {
  loading: 'One moment…',
  failed: 'The definition could not be fetched: the network may be down.',
  other: 'in French:',
  more: 'In the glossary',
  what: 'What is it?',
};

type Words = typeof en;

const fr: Words = {
  loading: 'Un instant…',
  failed: 'La définition n’a pas pu être chargée : le réseau est peut-être coupé.',
  other: 'en anglais :',
  more: 'Dans le glossaire',
  what: 'Qu’est-ce que c’est ?',
};

export const TERM_WORDS: Dictionary<Words> = { fr, en };
