/**
 * A 32-bit hash of a text: FNV-1a over its UTF-16 code units, finished as MurmurHash3 finishes, so
 * that every bit depends on every character. Integer arithmetic only.
 */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return mixed(hash) >>> 0;
}

/** A one-to-one map of 32-bit integers in which every bit of the result depends on every bit. */
export function mixed(integer: number): number {
  let hash = integer | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
