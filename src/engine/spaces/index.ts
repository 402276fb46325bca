import { partNamed } from '../parts/part';
import { latent } from './latent';
import { lexical } from './lexical';
import type { Space } from './space';
import { tfIdf } from './tf-idf';

/** Every vector space, in the order the page offers them. */
export const SPACES = [lexical, tfIdf, latent] as const;

/** The space of an id. Throws a RangeError where there is none. */
export function spaceNamed(id: string): Space {
  return partNamed<Space>(SPACES, id);
}
