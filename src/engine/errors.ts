/**
 * Errors are values with a code. The words that tell a reader what happened live in the
 * dictionaries; `details` holds only what those words need to name (a file, a place, a limit).
 */
export interface LabError {
  readonly code: string;
  readonly details: Readonly<Record<string, string | number>>;
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: LabError };

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function failure(code: string, details: LabError['details'] = {}): Result<never> {
  return { ok: false, error: { code, details } };
}
