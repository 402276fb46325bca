import { dictionary } from './dictionary';
import type { OfflineWords } from './en/offline';

export type { OfflineWords };

export const offlineWords = dictionary<OfflineWords>(
  import.meta.glob('./*/offline.ts', { eager: true, import: 'words' }),
);
