/** Share of the slots in use beyond which the table doubles. */
const FULLEST = 0.5;
const EMPTY = 0;

/**
 * Numbers distinct words as they come, read in place: no string is made for a word that was seen
 * before. An open-addressing table over the words' code units, which it keeps in one pool.
 */
export class WordTable {
  /** Slot to word number + 1. */
  #slots = new Uint32Array(1 << 12);
  #mask = this.#slots.length - 1;
  /** By word number: its hash, and where its code units begin in the pool. */
  #hash = new Uint32Array((1 << 11) + 1);
  #first = new Uint32Array((1 << 11) + 2);
  #pool = new Uint16Array(1 << 14);
  #size = 0;

  /** Distinct words seen. */
  get size(): number {
    return this.#size;
  }

  /** The number of the word `text.slice(start, end)`; a new word gets the next number, `size`. */
  numberOf(text: string, start: number, end: number): number {
    let hash = 0x811c9dc5;
    for (let place = start; place < end; place += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
    }
    // The low bits of a product know only the low bits of its factors.
    hash = (hash ^ (hash >>> 15)) >>> 0;
    let slot = hash & this.#mask;
    for (;;) {
      const held = this.#slots[slot]!;
      if (held === EMPTY) return this.#add(text, start, end, hash, slot);
      if (this.#hash[held - 1] === hash && this.#holds(held - 1, text, start, end)) return held - 1;
      slot = (slot + 1) & this.#mask;
    }
  }

  #holds(word: number, text: string, start: number, end: number): boolean {
    const first = this.#first[word]!;
    if (this.#first[word + 1]! - first !== end - start) return false;
    for (let place = start; place < end; place += 1) {
      if (this.#pool[first + place - start] !== text.charCodeAt(place)) return false;
    }
    return true;
  }

  #add(text: string, start: number, end: number, hash: number, slot: number): number {
    const word = this.#size;
    const first = this.#first[word]!;
    const last = first + end - start;
    if (last > this.#pool.length) {
      const larger = new Uint16Array(Math.max(last, this.#pool.length * 2));
      larger.set(this.#pool);
      this.#pool = larger;
    }
    for (let place = start; place < end; place += 1) {
      this.#pool[first + place - start] = text.charCodeAt(place);
    }
    this.#slots[slot] = word + 1;
    this.#hash[word] = hash;
    this.#first[word + 1] = last;
    this.#size = word + 1;
    if (this.#size > this.#slots.length * FULLEST) this.#grow();
    return word;
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let word = 0; word < this.#size; word += 1) {
      let slot = this.#hash[word]! & mask;
      while (slots[slot] !== EMPTY) slot = (slot + 1) & mask;
      slots[slot] = word + 1;
    }
    const hash = new Uint32Array(slots.length / 2 + 1);
    hash.set(this.#hash);
    const first = new Uint32Array(slots.length / 2 + 2);
    first.set(this.#first);
    this.#slots = slots;
    this.#mask = mask;
    this.#hash = hash;
    this.#first = first;
  }
}
