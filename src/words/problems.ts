import { dictionary } from './dictionary';
import type { ProblemWords } from './en/problems';

export type { ProblemWords };

/** What went wrong and where, in the reader's language. */
export const problemWords = dictionary<ProblemWords>(
  import.meta.glob('./*/problems.ts', { eager: true, import: 'words' }),
);
