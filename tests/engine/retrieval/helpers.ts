import { LexicalIndexBuilder } from '../../../src/engine/retrieval/index-builder';
import type { LexicalIndex } from '../../../src/engine/retrieval/lexical-index';

/**
 * An index of so many chunks (2^19, all but 130 empty) that 13 bits are left beside their numbers,
 * and of more pairs of count and length than these can tell: chunk c holds t1 once, t2 twice ... t64
 * 64 times, and "filler" c times.
 */
export function wideIndex(): LexicalIndex {
  const chunks = 2 ** 19;
  const builder = new LexicalIndexBuilder(Uint32Array.of(0, 130, chunks));
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    builder.nextChunk();
    if (chunk >= 130) continue;
    for (let term = 1; term <= 64; term += 1) {
      const number = builder.termNumber(`t${term}`);
      for (let count = 0; count < term; count += 1) builder.count(number);
    }
    const filler = builder.termNumber('filler');
    for (let count = 0; count < chunk; count += 1) builder.count(filler);
  }
  return builder.build();
}
