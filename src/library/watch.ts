import { words } from '../engine/text/words';

/** Where a phrase a reader cares about is: nowhere in the source, in it but withheld, or supplied. */
export type WatchState = 'absent' | 'withheld' | 'supplied';

export interface Watched {
  readonly phrase: string;
  readonly state: WatchState;
  /** How often it stands in the source, and in what is supplied. */
  readonly inSource: number;
  readonly inSupplied: number;
}

/**
 * Follows phrases through the pipeline. `source` are the texts searched, `supplied` the stretches of
 * them the model receives: a phrase that runs across the edge of one is not supplied. Compared word
 * by word, folded: accents, capitals and white space make no difference. A phrase without a word
 * stands nowhere.
 */
export function watchPhrases(
  phrases: readonly string[],
  source: readonly string[],
  supplied: readonly string[],
): Watched[] {
  const sourceText = new FoldedTexts(source);
  const suppliedText = new FoldedTexts(supplied);
  return phrases.map((phrase) => {
    const inSource = sourceText.count(phrase);
    const inSupplied = suppliedText.count(phrase);
    const state = inSupplied > 0 ? 'supplied' : inSource > 0 ? 'withheld' : 'absent';
    return { phrase, state, inSource, inSupplied };
  });
}

/** Texts as their folded words, each between two spaces, so that a phrase of whole words is found. */
class FoldedTexts {
  readonly #texts: readonly string[];

  constructor(texts: readonly string[]) {
    this.#texts = texts.map(spaced);
  }

  count(phrase: string): number {
    const wanted = spaced(phrase);
    if (wanted === '  ') return 0;
    let count = 0;
    for (const text of this.#texts) {
      // The space after a word is the one before the next.
      for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) count += 1;
    }
    return count;
  }
}

function spaced(text: string): string {
  return ` ${words(text)
    .map(({ term }) => term)
    .join(' ')} `;
}
