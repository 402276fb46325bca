import type { Ledger } from './ledger';

/** How often a page without Web Locks says that it is alive: often, against the length of a lease. */
const HEARTBEAT = 20_000;

const lockName = (series: string) => `fragment-lab.series.${series}`;

/** True where the browser has Web Locks; without them a lease in the ledger stands in. */
function hasLocks(): boolean {
  return typeof navigator !== 'undefined' && navigator.locks !== undefined;
}

/**
 * Runs `work` while this page holds the series, so that no other tab can; null where another holds
 * it. The browser lets go of a lock when a tab dies. Without locks, the ledger's own state keeps
 * others out and a heartbeat renews the lease.
 */
export async function holdingSeries<T>(
  series: string,
  ledger: Ledger,
  owner: string,
  work: () => Promise<T>,
): Promise<T | null> {
  if (hasLocks()) {
    return navigator.locks.request(lockName(series), { ifAvailable: true }, (lock) =>
      lock ? work() : null,
    );
  }
  const heartbeat = setInterval(() => void ledger.renewLease(series, owner), HEARTBEAT);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * Closes the series whose page is gone, and returns their ids. A series that another tab collects is
 * left alone: its lock is held, or its lease runs.
 */
export async function closeAbandoned(
  ledger: Ledger,
  running: readonly string[],
): Promise<string[]> {
  const closed: string[] = [];
  for (const series of running) {
    const close = async (byLease: boolean) => {
      const done = await ledger.closeInterrupted(series, byLease);
      if (done.ok && done.value) closed.push(series);
    };
    if (hasLocks()) {
      await navigator.locks.request(lockName(series), { ifAvailable: true }, async (lock) => {
        if (lock) await close(false);
      });
    } else {
      await close(true);
    }
  }
  return closed;
}
