const STORAGE_KEY = 'fragment-lab.single-keys';
const SIZE_KEY = 'fragment-lab.projector-size';

/** The sizes of type in projector mode, as shares of the reader's own. */
export const PROJECTOR_SIZES: readonly number[] = [1.25, 1.375, 1.625, 1.875, 2.25];
const FIRST_SIZE = 1;

/** What a reader sets for the page itself. Single-key shortcuts can be turned off and stay off. */
export class Preferences {
  #projector = $state(false);
  // Read when first asked for: the first look into storage holds a phone for a while.
  #projectorSize = $derived(readProjectorSize());
  #singleKeys = $derived(readSingleKeys());

  get projector(): boolean {
    return this.#projector;
  }

  toggleProjector(): void {
    this.#projector = !this.#projector;
  }

  /** A place in `PROJECTOR_SIZES`. */
  get projectorSize(): number {
    return this.#projectorSize;
  }

  stepProjector(by: -1 | 1): void {
    const size = this.#projectorSize + by;
    if (size < 0 || size >= PROJECTOR_SIZES.length) return;
    this.#projectorSize = size;
    store(SIZE_KEY, String(size));
  }

  get singleKeys(): boolean {
    return this.#singleKeys;
  }

  set singleKeys(on: boolean) {
    this.#singleKeys = on;
    store(STORAGE_KEY, on ? 'on' : 'off');
  }
}

function readSingleKeys(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

function readProjectorSize(): number {
  try {
    const size = Number(localStorage.getItem(SIZE_KEY) ?? FIRST_SIZE);
    return PROJECTOR_SIZES[size] === undefined ? FIRST_SIZE : size;
  } catch {
    return FIRST_SIZE;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is refused in some private windows: the choice then lasts as long as the page.
  }
}
