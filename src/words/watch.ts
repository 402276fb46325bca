import { dictionary } from './dictionary';
import type { WatchWords } from './en/watch';

export type { WatchWords };

export const watchWords = dictionary<WatchWords>(
  import.meta.glob('./*/watch.ts', { eager: true, import: 'words' }),
);
