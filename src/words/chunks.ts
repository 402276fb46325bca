import { dictionary } from './dictionary';
import type { ChunkWords } from './en/chunks';

export type { ChunkWords };

/** What a Trace says of chunks and of the neighbours tested. */
export const chunkWords = dictionary<ChunkWords>(
  import.meta.glob('./*/chunks.ts', { eager: true, import: 'words' }),
);
