import { dictionary } from './dictionary';
import type { PlotWords } from './en/plots';

export type { PlotWords };

/** The words of the plots as files. */
export const plotWords = dictionary<PlotWords>(
  import.meta.glob('./*/plots.ts', { eager: true, import: 'words' }),
);
