import { dictionary } from './dictionary';
import type { AboutWords } from './en/about';

export type { AboutWords };

export const aboutWords = dictionary<AboutWords>(
  import.meta.glob('./*/about.ts', { eager: true, import: 'words' }),
);
