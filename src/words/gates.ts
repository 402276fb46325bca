import { dictionary } from './dictionary';
import type { GateWords } from './en/gates';

export type { GateWords };

/** What the two gates say of a question. */
export const gateWords = dictionary<GateWords>(
  import.meta.glob('./*/gates.ts', { eager: true, import: 'words' }),
);
