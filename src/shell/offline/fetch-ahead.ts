type Load = () => unknown;

let pages: readonly Load[] = [];

/** Says which pages there are to bring; this folder need not know them. */
export function provideAhead(loads: readonly Load[]): void {
  pages = loads;
}

/**
 * Brings the other pages, one after the other, where no service worker can keep them: a network that
 * drops afterwards does not end the lesson. A browser asked to save data is left alone.
 */
export async function fetchAhead(): Promise<void> {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  for (const load of pages) {
    try {
      await load();
    } catch {
      // No network just now: the page is asked for again when the reader opens it.
      return;
    }
  }
}
