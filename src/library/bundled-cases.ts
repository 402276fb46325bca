import hosting from '../../corpus/order/hosting.json';
import price from '../../corpus/order/price.json';
import time from '../../corpus/order/time.json';
import { parseTeachingCase, type TeachingCase } from '../engine/corpus/teaching-case';

/** The three teaching cases of `corpus/order/`, in the order of the published protocol. */
export const BUNDLED_CASES: readonly TeachingCase[] = [price, time, hosting].map((value) => {
  const parsed = parseTeachingCase(value);
  // A bundled case that does not read is a mistake of ours, which the tests find before a reader.
  if (!parsed.ok) throw new Error(`bundled case: ${parsed.error.code}`);
  return parsed.value;
});
