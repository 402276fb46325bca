import { BM25_2 } from '../../text/terms';
import { bm25Over } from '../bm25';

/** BM25 over stems that irregular genders and plurals share, with numbers, C# and presqu'île whole. */
export const bm25Scorer2 = bm25Over('bm25-2', '1', BM25_2);
