import type { ScrollWords } from '../en/scroll';

export const words: ScrollWords = {
  sideways: 'plus large que la page : faites défiler',
};
