import { dictionary } from './dictionary';
import type { CollectionWords } from './en/collection';

export type { CollectionWords };

export const collectionWords = dictionary<CollectionWords>(
  import.meta.glob('./*/collection.ts', { eager: true, import: 'words' }),
);
