import { dictionary } from './dictionary';
import type { OwnCaseWords } from './en/own-case';

export type { OwnCaseWords };

/** The words of the dialog that makes a case of one's own; loaded with it. */
export const ownCaseWords = dictionary<OwnCaseWords>(
  import.meta.glob('./*/own-case.ts', { eager: true, import: 'words' }),
);
