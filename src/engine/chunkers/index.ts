import { partNamed } from '../parts/part';
import { characters } from './characters';
import type { Chunker } from './chunker';
import { sentenceRange } from './sentence-range';
import { sentences } from './sentences';

/** Every way to cut documents, in the order the page offers them. */
export const CHUNKERS = [sentences, characters, sentenceRange] as const;

/** The chunker of an id. Throws a RangeError where there is none. */
export function chunkerNamed(id: string): Chunker {
  return partNamed<Chunker>(CHUNKERS, id);
}
