import type { Quantity } from '../quantities';
import { fold } from '../text/fold';
import type { Language } from '../text/language';
import { words } from '../text/words';
import { countedPlace, markedLists, type MarkedList } from './marked-lists';
import type { Place, ReadSentence } from './passage-sentences';
import { coverage } from './subjects';
import { claimKeys, sourceKeys } from './value-keys';
import { sizeOf } from './values';

/** A figure of a passage in its sentence. */
export interface Entry {
  readonly source: ReadSentence;
  readonly item: Quantity;
}

interface SizedEntry extends Entry {
  readonly size: number;
}

/** A figure stated in so many places is looked at where its sentence shares most with the claim. */
const MOST_PLACES = 64;
/** A term in so many sentences hardly tells them apart. */
const MOST_SENTENCES = 256;

/**
 * The sentences of the passages, looked up by figure and by term, so that the cost of an answer
 * grows with the figures it has and not with their product with those of the passages.
 */
export class SourceIndex {
  private readonly byKey = new Map<string, Map<number, Entry[]>>();
  private readonly byTerm = new Map<string, number[]>();
  /** Figures by kind and base unit; in the order of their sizes once they are asked for. */
  private readonly bySize = new Map<string, SizedEntry[]>();
  private readonly sorted = new Set<string>();
  private readonly families = new Map<Language, Set<string>>();
  private readonly ranked = new Set<string>();
  private readonly lists: readonly MarkedList[];
  private nouns: ReadonlyMap<string, Place> | null = null;
  /** A claim asks with the same terms once a figure. */
  private readonly rivals = new WeakMap<ReadonlySet<string>, readonly ReadSentence[]>();
  private readonly shared = new WeakMap<ReadonlySet<string>, ReadonlySet<number>>();
  private readonly counts = new WeakMap<ReadonlySet<string>, Map<ReadSentence, number>>();

  constructor(private readonly sentences: readonly ReadSentence[]) {
    for (const [place, source] of sentences.entries()) {
      for (const item of source.quantities) this.addFigure(place, { source, item });
      const families = this.families.get(source.language) ?? new Set();
      this.families.set(source.language, families);
      for (const term of source.reach) {
        families.add(familyOf(term));
        const places = this.byTerm.get(term);
        if (places) places.push(place);
        else this.byTerm.set(term, [place]);
      }
    }
    this.lists = markedLists(sentences);
  }

  get isEmpty(): boolean {
    return this.sentences.length === 0;
  }

  holds(language: Language): boolean {
    return this.families.has(language);
  }

  /** Whether a term, or one that begins alike ("yearly", "year"), is anywhere in a language. */
  names(term: string, language: Language): boolean {
    return this.families.get(language)?.has(familyOf(term)) ?? false;
  }

  /** Whether something is ranked first, or anything of the noun ranked at all. */
  ranks(noun: string | null): boolean {
    if (this.ranked.has(FIRST)) return true;
    return words(noun ?? '').some(({ term }) => this.ranked.has(singular(term)));
  }

  /**
   * The figures of the passages that may bear on a claimed one, those whose sentence has most of
   * `terms` first, else in their order; at most so many, should the figure stand everywhere.
   */
  bearingOn(claimed: Quantity, terms: ReadonlySet<string>): Entry[] {
    const found = new Map<Quantity, Entry & { place: number; count: number }>();
    const add = (place: number, entries: readonly Entry[]) => {
      for (const { source, item } of entries) {
        if (found.size >= MOST_PLACES) return;
        if (found.has(item)) continue;
        found.set(item, { source, item, place, count: this.covered(terms, source) });
      }
    };
    for (const key of claimKeys(claimed)) {
      const bySentence = this.byKey.get(key);
      if (!bySentence) continue;
      if (bySentence.size > MOST_PLACES) {
        for (const place of this.sharing(terms)) {
          if (found.size >= MOST_PLACES) break;
          add(place, bySentence.get(place) ?? []);
        }
      }
      for (const [place, entries] of bySentence) {
        if (found.size >= MOST_PLACES) break;
        add(place, entries);
      }
    }
    return [...found.values()].sort((a, b) => b.count - a.count || a.place - b.place);
  }

  /** The figures of one kind and base unit between two sizes, smallest first; at most so many. */
  between(scale: string, from: number, to: number): Entry[] {
    const sized = this.bySize.get(scale) ?? [];
    if (!this.sorted.has(scale)) sized.sort((a, b) => a.size - b.size);
    this.sorted.add(scale);
    let [low, high] = [0, sized.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sized[middle]?.size ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    const found: Entry[] = [];
    for (let at = low; at < sized.length && found.length < MOST_PLACES; at++) {
      const entry = sized[at];
      if (!entry || entry.size > to) break;
      found.push(entry);
    }
    return found;
  }

  /** The sentence of a language that has most of `terms`; null when none has any. */
  nearest(terms: ReadonlySet<string>, language: Language): ReadSentence | null {
    let best: ReadSentence | null = null;
    let most = 0;
    for (const place of [...this.sharing(terms)].sort((a, b) => a - b)) {
      const source = this.sentences[place];
      if (source?.language !== language) continue;
      const count = this.covered(terms, source);
      if (count > most) [best, most] = [source, count];
    }
    return best;
  }

  /** Sentences that may have at least three quarters of `terms`. */
  rivalling(terms: ReadonlySet<string>): readonly ReadSentence[] {
    const known = this.rivals.get(terms);
    if (known) return known;
    // What has three quarters of them has one of any quarter and one more: the rarest serve.
    const rarest = this.byRarity(terms).slice(0, Math.floor(terms.size / 4) + 1);
    const places = new Set(rarest.flatMap((list) => list.slice(0, MOST_SENTENCES)));
    const rivals = [...places].flatMap((place) => this.sentences[place] ?? []);
    this.rivals.set(terms, rivals);
    return rivals;
  }

  /** Where a passage writes a single thing by its article ("an album" for "1 album"). */
  singleThing(noun: string): Place | null {
    this.nouns ??= nounsWithArticle(this.sentences);
    return this.nouns.get(singular(fold(noun.split(/\s/)[0] ?? ''))) ?? null;
  }

  /** Where a passage lists just so many items of what is counted. */
  listed(counted: Quantity): Place | null {
    return countedPlace(counted, this.lists);
  }

  private addFigure(place: number, entry: Entry): void {
    for (const key of sourceKeys(entry.item)) {
      const bySentence = this.byKey.get(key) ?? new Map<number, Entry[]>();
      this.byKey.set(key, bySentence);
      const entries = bySentence.get(place);
      if (entries) entries.push(entry);
      else bySentence.set(place, [entry]);
    }
    const sized = sizeOf(entry.item);
    if (sized) {
      const list = this.bySize.get(sized.scale);
      if (list) list.push({ ...entry, size: sized.size });
      else this.bySize.set(sized.scale, [{ ...entry, size: sized.size }]);
    }
    if (entry.item.kind !== 'ordinal') return;
    if (entry.item.value === '1') this.ranked.add(FIRST);
    for (const { term } of words(entry.item.noun ?? '')) this.ranked.add(singular(term));
  }

  /** How many of a claim's terms a sentence has, looked up once. */
  private covered(terms: ReadonlySet<string>, source: ReadSentence): number {
    const known = this.counts.get(terms) ?? new Map<ReadSentence, number>();
    this.counts.set(terms, known);
    let count = known.get(source);
    if (count === undefined) {
      count = coverage(terms, source.reach);
      known.set(source, count);
    }
    return count;
  }

  /** Sentences with a term, by the rarest terms first; of a common one, the first so many. */
  private sharing(terms: ReadonlySet<string>): ReadonlySet<number> {
    const known = this.shared.get(terms);
    if (known) return known;
    const places = new Set<number>();
    this.shared.set(terms, places);
    for (const list of this.byRarity(terms)) {
      for (const place of list.slice(0, MOST_SENTENCES)) places.add(place);
      if (places.size > MOST_SENTENCES) break;
    }
    return places;
  }

  private byRarity(terms: ReadonlySet<string>): (readonly number[])[] {
    return [...terms]
      .map((term) => this.byTerm.get(term) ?? NOWHERE)
      .filter((list) => list.length > 0)
      .sort((a, b) => a.length - b.length);
  }
}

const NOWHERE: readonly number[] = [];
/** No word has a space: the mark that something is ranked first. */
const FIRST = 'ranked first';
const FAMILY = 4;

function familyOf(term: string): string {
  return term.slice(0, FAMILY);
}

function singular(word: string): string {
  return word.replace(/s$/, '');
}

const ARTICLES = /(?:^|[\s(«"'’])(?:un|une|a|an|one|single|seul|seule)\s+$/i;
const LONGEST_ARTICLE = 12;

function nounsWithArticle(sentences: readonly ReadSentence[]): ReadonlyMap<string, Place> {
  const nouns = new Map<string, Place>();
  for (const { passage, start, text, terms } of sentences) {
    for (const term of terms) {
      const from = term.start - start;
      if (!ARTICLES.test(text.slice(Math.max(0, from - LONGEST_ARTICLE), from))) continue;
      const noun = singular(fold(text.slice(from, term.end - start)));
      if (!nouns.has(noun)) nouns.set(noun, { passage, start: term.start, end: term.end });
    }
  }
  return nouns;
}
