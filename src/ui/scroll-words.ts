import type { Dictionary } from './language';

const en = {
  sideways: 'wider than the page: scroll sideways',
};

type Words = typeof en;

const fr: Words = {
  sideways: 'plus large que la page : faites défiler',
};

export const SCROLL_WORDS: Dictionary<Words> = { fr, en };
