import { dictionary } from './dictionary';
import type { LibraryWords } from './en/library';

export type { LibraryWords };

/** The words of the library. */
export const libraryWords = dictionary<LibraryWords>(
  import.meta.glob('./*/library.ts', { eager: true, import: 'words' }),
);
