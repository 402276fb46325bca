import { dictionary } from './dictionary';
import type { ScrollWords } from './en/scroll';

export type { ScrollWords };

export const scrollWords = dictionary<ScrollWords>(
  import.meta.glob('./*/scroll.ts', { eager: true, import: 'words' }),
);
