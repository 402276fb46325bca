/** What the browser says of its storage; null where it does not say (plain http, older browsers). */
export interface StorageState {
  /** Bytes used by this origin, and what it may use. */
  readonly used: number | null;
  readonly quota: number | null;
  /** True where the browser promised not to erase without asking. */
  readonly persisted: boolean | null;
}

const MARKER = 'fragment-lab.runs-kept';

export async function storageState(): Promise<StorageState> {
  try {
    const estimate = await navigator.storage.estimate();
    const persisted = await navigator.storage.persisted();
    return { used: estimate.usage ?? null, quota: estimate.quota ?? null, persisted };
  } catch {
    return { used: null, quota: null, persisted: null };
  }
}

/** Asks the browser not to erase what is kept. Nothing relies on the answer. */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Not offered here: the page says so beside the list.
  }
}

/** A mark outside the database that runs were kept, so that an erased database is noticed. */
export const keptMarker = {
  get isSet(): boolean {
    try {
      return localStorage.getItem(MARKER) !== null;
    } catch {
      return false;
    }
  },
  set(kept: boolean): void {
    try {
      if (kept) localStorage.setItem(MARKER, 'yes');
      else localStorage.removeItem(MARKER);
    } catch {
      // Refused in some private windows: then nothing outlives the page anyway.
    }
  },
};

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Lets the browser ask before the page closes, while it alone holds runs that would be lost. */
export function askBeforeLeaving(needed: boolean): void {
  if (typeof window === 'undefined') return;
  if (needed) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
