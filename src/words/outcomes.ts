import { dictionary } from './dictionary';
import type { OutcomeWords } from './en/outcomes';

export type { OutcomeWords };

export const outcomeWords = dictionary<OutcomeWords>(
  import.meta.glob('./*/outcomes.ts', { eager: true, import: 'words' }),
);
