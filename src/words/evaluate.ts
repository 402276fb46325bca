import { dictionary } from './dictionary';
import type { EvaluateWords } from './en/evaluate';

export type { EvaluateWords };

export const evaluateWords = dictionary<EvaluateWords>(
  import.meta.glob('./*/evaluate.ts', { eager: true, import: 'words' }),
);
