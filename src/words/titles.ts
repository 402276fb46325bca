import { dictionary } from './dictionary';
import type { TitleWords } from './en/titles';

export type { TitleWords };

/** The words that run titles are made of. */
export const titleWords = dictionary<TitleWords>(
  import.meta.glob('./*/titles.ts', { eager: true, import: 'words' }),
);
