import { dictionary } from './dictionary';
import type { TraceWords } from './en/traces';

export type { TraceWords };

/** What the two Traces of a comparison say. */
export const traceWords = dictionary<TraceWords>(
  import.meta.glob('./*/traces.ts', { eager: true, import: 'words' }),
);
