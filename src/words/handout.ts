import { dictionary } from './dictionary';
import type { HandoutWords } from './en/handout';

export type { HandoutWords };

export const handoutWords = dictionary<HandoutWords>(
  import.meta.glob('./*/handout.ts', { eager: true, import: 'words' }),
);
