import { dictionary } from './dictionary';
import type { ClassWords } from './en/class';

export type { ClassWords };

export const classWords = dictionary<ClassWords>(
  import.meta.glob('./*/class.ts', { eager: true, import: 'words' }),
);
