/** Why the browser's storage cannot be used; the words are in the dictionary. */
export type StorageCode =
  | 'storage-absent'
  | 'storage-refused'
  | 'storage-waiting'
  | 'storage-newer'
  | 'storage-full'
  | 'storage-failed';

/** A fault of the platform that a reader must hear of. The store turns it into a value. */
export class StorageFault extends Error {
  readonly code: StorageCode;

  constructor(code: StorageCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }

  /** The code of what a browser threw, by its name: classes of exceptions differ between them. */
  static from(error: unknown): StorageFault {
    if (error instanceof StorageFault) return error;
    return new StorageFault(CODES.get(nameOf(error)) ?? 'storage-failed', error);
  }
}

/** A private window may refuse on reading `indexedDB`, on opening, or some time after opening. */
const CODES = new Map<string, StorageCode>([
  ['SecurityError', 'storage-refused'],
  ['InvalidStateError', 'storage-refused'],
  ['NotAllowedError', 'storage-refused'],
  ['UnknownError', 'storage-refused'],
  ['VersionError', 'storage-newer'],
  ['QuotaExceededError', 'storage-full'],
]);

/** True where the connection was closed behind our back and a new one may work. */
export function isBrokenConnection(error: unknown): boolean {
  const name = nameOf(error);
  return name === 'InvalidStateError' || name === 'UnknownError';
}

function nameOf(error: unknown): string {
  return error !== null && typeof error === 'object' && 'name' in error ? String(error.name) : '';
}
