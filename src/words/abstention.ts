import { dictionary } from './dictionary';
import type { AbstentionWords } from './en/abstention';

export type { AbstentionWords };

export const abstentionWords = dictionary<AbstentionWords>(
  import.meta.glob('./*/abstention.ts', { eager: true, import: 'words' }),
);
