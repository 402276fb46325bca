import type { ChunkTable } from '../engine/retrieval/chunk-table';
import { words } from '../engine/text/words';

/** Where a phrase a reader cares about is: nowhere in the source, in it but withheld, or supplied. */
export type WatchState = 'absent' | 'withheld' | 'supplied';

export interface Watched {
  readonly state: WatchState;
  /** How often it stands in the source, and in what is supplied. */
  readonly inSource: number;
  readonly inSupplied: number;
}

/**
 * Texts in which phrases are counted word by word, folded: accents, capitals and white space make no
 * difference. Folded when the first phrase is looked for, and once.
 */
export class WatchedTexts {
  readonly #texts: readonly string[];
  #folded: readonly string[] | undefined;

  constructor(texts: readonly string[]) {
    this.#texts = texts;
  }

  /** How often a phrase of whole words stands in the texts; one without a word stands nowhere. */
  count(phrase: string): number {
    const wanted = spaced(phrase);
    if (wanted === '  ') return 0;
    this.#folded ??= this.#texts.map(spaced);
    let count = 0;
    for (const text of this.#folded) {
      // The space after a word is the one before the next.
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) count += 1;
    }
    return count;
  }
}

/** The words of a text between single spaces, one before the first and one after the last. */
function spaced(text: string): string {
  const terms = words(text).map(({ term }) => term);
  return ` ${terms.join(' ')} `;
}

/**
 * Follows a phrase through the pipeline. `source` is what was searched, `supplied` the stretches of it
 * the model receives: a phrase that runs across the edge of one is not supplied.
 */
export function watchPhrase(phrase: string, source: WatchedTexts, supplied: WatchedTexts): Watched {
  const inSource = source.count(phrase);
  const inSupplied = inSource === 0 ? 0 : supplied.count(phrase);
  const state = inSupplied > 0 ? 'supplied' : inSource > 0 ? 'withheld' : 'absent';
  return { state, inSource, inSupplied };
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
