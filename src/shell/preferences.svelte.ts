const STORAGE_KEY = 'fragment-lab.single-keys';

/** What a reader sets for the page itself. Single-key shortcuts can be turned off and stay off. */
export class Preferences {
  #projector = $state(false);
  #singleKeys = $state(readSingleKeys());

  get projector(): boolean {
    return this.#projector;
  }

  toggleProjector(): void {
    this.#projector = !this.#projector;
  }

  get singleKeys(): boolean {
    return this.#singleKeys;
  }

  set singleKeys(on: boolean) {
    this.#singleKeys = on;
    try {
      localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
    } catch {
      // Storage is refused in some private windows: the choice then lasts as long as the page.
    }
  }
}

function readSingleKeys(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}
