import { dictionary } from './dictionary';
import type { SaveWords } from './en/save';

export type { SaveWords };

/** The words a lab's page needs before the rest of this folder is loaded. */
export const saveWords = dictionary<SaveWords>(
  import.meta.glob('./*/save.ts', { eager: true, import: 'words' }),
);
