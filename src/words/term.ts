import { dictionary } from './dictionary';
import type { TermWords } from './en/term';

export type { TermWords };

export const termWords = dictionary<TermWords>(
  import.meta.glob('./*/term.ts', { eager: true, import: 'words' }),
);
