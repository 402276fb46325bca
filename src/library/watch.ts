import type { ChunkTable } from '../engine/retrieval/chunk-table';
import { classAt, OTHER } from '../engine/text/characters';
import { words } from '../engine/text/words';

/** Where a phrase a reader cares about is: nowhere in the source, in it but withheld, or supplied. */
export type WatchState = 'absent' | 'withheld' | 'supplied';

export interface Watched {
  readonly state: WatchState;
  /** How often it stands in the source, and in what is supplied. */
  readonly inSource: number;
  readonly inSupplied: number;
}

/** Characters folded, and searched, in one step: a few milliseconds. */
const FOLDED_A_STEP = 1 << 15;
const SEARCHED_A_STEP = 1 << 20;

/**
 * Texts in which phrases are counted word by word, folded: accents, capitals and white space make no
 * difference. Folded when the first phrase is looked for, and once. A text may be a library of
 * books: everything comes in short steps, and steps that were given up are not done again.
 */
export class WatchedTexts {
  readonly #texts: readonly string[];
  readonly #folded: string[] = [];
  /** Of the text being folded: its words so far, and how far it is read. */
  #terms: string[] = [];
  #read = 0;
  readonly #counts = new Map<string, number>();

  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  /** How often a phrase of whole words stands in the texts; one without a word stands nowhere. */
  *count(phrase: string): Generator<void, number, void> {
    const wanted = spaced(words(phrase).map(({ term }) => term));
    if (wanted === '  ') return 0;
    const known = this.#counts.get(wanted);
    if (known !== undefined) return known;
    yield* this.#fold();
    let count = 0;
    for (const text of this.#folded) {
      for (let from = 0; from < text.length; from += SEARCHED_A_STEP) {
        // A phrase belongs to the stretch it begins in.
        const stretch = text.slice(from, from + SEARCHED_A_STEP + wanted.length - 1);
        // The space after a word is the one before the next.
        for (let at = stretch.indexOf(wanted); at >= 0; at = stretch.indexOf(wanted, at + 1)) {
          count += 1;
        }
        yield;
      }
    }
    this.#counts.set(wanted, count);
    return count;
  }

  *#fold(): Generator<void, void, void> {
    while (this.#folded.length < this.#texts.length) {
      const text = this.#texts[this.#folded.length]!;
      const end = betweenWords(text, this.#read, this.#read + FOLDED_A_STEP);
      for (const { term } of words(text.slice(this.#read, end))) this.#terms.push(term);
      this.#read = end;
      if (end < text.length) {
        yield;
        continue;
      }
      this.#folded.push(spaced(this.#terms));
      this.#terms = [];
      this.#read = 0;
      yield;
    }
  }
}

/** The words of a text between single spaces, one before the first and one after the last. */
function spaced(terms: readonly string[]): string {
  return ` ${terms.join(' ')} `;
}

/**
 * The last place up to `end` where no word of a text can run on: after a character that is part of
 * none. `end` itself where there is no such character since `start`: one word of that length.
 */
function betweenWords(text: string, start: number, end: number): number {
  if (end >= text.length) return text.length;
  for (let at = end; at > start; at -= 1) if (classAt(text, at - 1) === OTHER) return at;
  return end;
}

/**
 * Follows a phrase through the pipeline. `source` is what was searched, `supplied` the stretches of it
 * the model receives: a phrase that runs across the edge of one is not supplied.
 */
export function* watchPhrase(
  phrase: string,
  source: WatchedTexts,
  supplied: WatchedTexts,
): Generator<void, Watched, void> {
  const inSource = yield* source.count(phrase);
  const inSupplied = inSource === 0 ? 0 : yield* supplied.count(phrase);
  const state = inSupplied > 0 ? 'supplied' : inSource > 0 ? 'withheld' : 'absent';
  return { state, inSource, inSupplied };
}

/** Follows phrases in each of several outcomes: by phrase, an entry an outcome. */
export function* watchPhrases(
  phrases: readonly string[],
  source: WatchedTexts,
  outcomes: readonly WatchedTexts[],
): Generator<void, ReadonlyMap<string, readonly Watched[]>, void> {
  const found = new Map<string, Watched[]>();
  for (const phrase of phrases) {
    const own: Watched[] = [];
    for (const supplied of outcomes) own.push(yield* watchPhrase(phrase, source, supplied));
    found.set(phrase, own);
  }
  return found;
}

/** What chunks hand over, as stretches of their documents: neighbours make one. `chunks` ascending. */
export function suppliedStretches(table: ChunkTable, chunks: readonly number[]): string[] {
  const stretches: string[] = [];
  let first: number | undefined;
  chunks.forEach((chunk, position) => {
    first ??= chunk;
    const next = chunks[position + 1];
    const document = table.documentOf[chunk]!;
    if (next === chunk + 1 && table.documentOf[next] === document) return;
    stretches.push(table.documents[document]!.text.slice(table.start[first]!, table.end[chunk]!));
    first = undefined;
  });
  return stretches;
}
