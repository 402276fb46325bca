import { SvelteMap } from 'svelte/reactivity';
import { holdPage } from './hold-page';

const PREFIX = 'fragment-lab.draft.';

/**
 * What a reader has begun to write and has not kept, by what it is for. It lasts as long as the tab:
 * leaving a room, closing a dialog or a reload take nothing away, and the browser asks before the tab
 * is closed.
 */
class Drafts {
  readonly #texts = new SvelteMap(remembered());

  constructor() {
    this.#hold();
  }

  /** The empty string where nothing was begun. */
  get(key: string): string {
    return this.#texts.get(key) ?? '';
  }

  /** The empty string takes a draft away. */
  set(key: string, text: string): void {
    if (text === this.get(key)) return;
    if (text === '') this.#texts.delete(key);
    else this.#texts.set(key, text);
    this.#hold();
    try {
      if (text === '') sessionStorage.removeItem(PREFIX + key);
      else sessionStorage.setItem(PREFIX + key, text);
    } catch {
      // Refused in some private windows, or full: the draft then lasts as long as the page.
    }
  }

  #hold(): void {
    holdPage('drafts', this.#texts.size > 0);
  }
}

function remembered(): [string, string][] {
  try {
    return Array.from({ length: sessionStorage.length }, (_, place) => sessionStorage.key(place)!)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => [key.slice(PREFIX.length), sessionStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

export const drafts = new Drafts();
