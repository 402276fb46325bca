import hosting from '../../corpus/order/hosting.json';
import price from '../../corpus/order/price.json';
import time from '../../corpus/order/time.json';
import type { TeachingCase } from '../engine/corpus/teaching-case';

/**
 * The three teaching cases of `corpus/order/`, in the order of the published protocol. A test reads
 * each through `parseTeachingCase`, which the first screen then need not load.
 */
export const BUNDLED_CASES: readonly TeachingCase[] = [price, time, hosting] as TeachingCase[];
