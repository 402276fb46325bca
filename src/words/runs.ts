import { dictionary } from './dictionary';
import type { RunsWords } from './en/runs';

export type { RunsWords };

export const runsWords = dictionary<RunsWords>(
  import.meta.glob('./*/runs.ts', { eager: true, import: 'words' }),
);
