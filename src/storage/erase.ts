import { deleteDB } from 'idb';
import { failure, success, type Result } from '../engine/errors';
import { DATABASE_NAME } from './connection';
import { StorageFault } from './storage-fault';

/** Every name this page uses in the stores that it shares with other pages of the same origin. */
const PREFIX = 'fragment-lab.';

/** How long to wait for another tab to let go of the database. */
const PATIENCE = 3000;

/**
 * Erases all that this page stored in this browser, on the device: runs, corpora, series, ledger,
 * preferences and this tab's drafts. Fails with `call-in-progress` while any tab collects (its ledger
 * must not lose the call), and with `storage-waiting` where another tab keeps the database open;
 * nothing is erased then. What the page holds in memory goes when it is reloaded.
 */
export async function eraseStored(): Promise<Result<null>> {
  const locks = await navigator.locks?.query();
  if (locks?.held?.some(({ name }) => name?.startsWith(`${PREFIX}series.`))) {
    return failure('call-in-progress');
  }
  try {
    if (globalThis.indexedDB && !(await isDeleted())) return failure('storage-waiting');
  } catch (error) {
    return failure(StorageFault.from(error).code);
  }
  clear(() => localStorage);
  clear(() => sessionStorage);
  return success(null);
}

function clear(storage: () => Storage): void {
  try {
    const store = storage();
    for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
  } catch {
    // Refused in some private windows: then nothing was stored there either.
  }
}

/** Deletes the database; false where another tab does not let go of it in time. */
function isDeleted(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), PATIENCE);
    deleteDB(DATABASE_NAME)
      .then(() => resolve(true), reject)
      .finally(() => clearTimeout(timer));
  });
}
