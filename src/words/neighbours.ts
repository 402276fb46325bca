import { dictionary } from './dictionary';
import type { NeighboursWords } from './en/neighbours';

export type { NeighboursWords };

export const neighboursWords = dictionary<NeighboursWords>(
  import.meta.glob('./*/neighbours.ts', { eager: true, import: 'words' }),
);
