import 'fake-indexeddb/auto';
import {
  IDBDatabase as FakeDatabase,
  IDBFactory,
  IDBObjectStore as FakeStore,
} from 'fake-indexeddb';
import { vi } from 'vitest';

/** A browser that has never been here: an empty database, an empty localStorage, no promises. */
export function freshBrowser(): void {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
}

/** Reading `indexedDB` throws, as hardened browsers do. */
export function refuseReading(): void {
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}

/** Opening fails later, by an event, as older private windows do. */
export function refuseOpening(name: string): void {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    const request = new IDBOpenDBRequest();
    Object.defineProperty(request, 'error', { value: new DOMException('refused', name) });
    request.addEventListener = (type: string, listener: unknown) => {
      if (type === 'error') setTimeout(listener as () => void);
    };
    return request;
  });
}

/** The disk is full: a put is taken, then the whole transaction aborts. */
export function fillDisk(): () => void {
  const put = FakeStore.prototype.put;
  const spy = vi.spyOn(FakeStore.prototype, 'put').mockImplementation(function (
    this: never,
    ...parameters: never[]
  ) {
    const request = put.apply(this, parameters as never);
    (this as { transaction: { _abort(name: string): void } }).transaction._abort(
      'QuotaExceededError',
    );
    return request;
  } as never);
  return () => spy.mockRestore();
}

/** The next transactions throw, as on a phone whose page slept. */
export function breakConnection(name: string, times: number): void {
  const transaction = FakeDatabase.prototype.transaction;
  let left = times;
  vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementation(function (
    this: never,
    ...parameters: never[]
  ) {
    if (left > 0) {
      left -= 1;
      throw new DOMException('The connection is closing.', name);
    }
    return transaction.apply(this, parameters as never);
  } as never);
}

/** A tab of another program version that does not let go of the database. */
export function stubbornTab(version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('fragment-lab', version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export function soon(milliseconds = 30): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
