import { dictionary } from './dictionary';
import type { ShellWords } from './en/shell';

export type { ShellWords };

export const shellWords = dictionary<ShellWords>(
  import.meta.glob('./*/shell.ts', { eager: true, import: 'words' }),
);
