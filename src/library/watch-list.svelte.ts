const STORAGE_KEY = 'fragment-lab.watch';
const MOST = 20;
const LONGEST = 120;

/** The phrases a reader watches, in all labs; remembered by the browser where it allows it. */
class WatchList {
  #phrases = $state.raw<readonly string[]>(remembered());

  get phrases(): readonly string[] {
    return this.#phrases;
  }

  get full(): boolean {
    return this.#phrases.length >= MOST;
  }

  add(phrase: string): void {
    const text = phrase.trim().replace(/\s+/gu, ' ').slice(0, LONGEST);
    if (text === '' || this.full || this.#phrases.includes(text)) return;
    this.#keep([...this.#phrases, text]);
  }

  remove(phrase: string): void {
    this.#keep(this.#phrases.filter((each) => each !== phrase));
  }

  #keep(phrases: readonly string[]): void {
    this.#phrases = phrases;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(phrases));
    } catch {
      // Storage is refused in some private windows: the list then lasts as long as the page.
    }
  }
}

function remembered(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const phrases = stored.filter((each): each is string => typeof each === 'string');
    return [...new Set(phrases.map((each) => each.slice(0, LONGEST)))].slice(0, MOST);
  } catch {
    return [];
  }
}

export const watchList = new WatchList();
