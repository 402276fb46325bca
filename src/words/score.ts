import { dictionary } from './dictionary';
import type { ScoreWords } from './en/score';

export type { ScoreWords };

export const scoreWords = dictionary<ScoreWords>(
  import.meta.glob('./*/score.ts', { eager: true, import: 'words' }),
);
