import { dictionary } from './dictionary';
import type { CompareWords } from './en/compare';

export type { CompareWords };

export const compareWords = dictionary<CompareWords>(
  import.meta.glob('./*/compare.ts', { eager: true, import: 'words' }),
);
