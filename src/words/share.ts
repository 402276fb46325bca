import { dictionary } from './dictionary';
import type { ShareWords } from './en/share';

export type { ShareWords };

export const shareWords = dictionary<ShareWords>(
  import.meta.glob('./*/share.ts', { eager: true, import: 'words' }),
);
