import { dictionary } from './dictionary';
import type { ChooseWords } from './en/choose';

export type { ChooseWords };

export const chooseWords = dictionary<ChooseWords>(
  import.meta.glob('./*/choose.ts', { eager: true, import: 'words' }),
);
