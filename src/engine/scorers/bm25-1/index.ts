import { BM25_1 } from '../../text/terms';
import { bm25Over } from '../bm25';

/** BM25 over light stems. */
export const bm25Scorer = bm25Over('bm25-1', '1', BM25_1);
