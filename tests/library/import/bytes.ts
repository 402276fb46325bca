import type { Result } from '../../../src/engine/errors';

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The code of a failure with its details, or nothing where it went well. */
export function refusal(result: Result<unknown>): Record<string, unknown> | undefined {
  return result.ok ? undefined : { code: result.error.code, ...result.error.details };
}

/** The value of what went well; a test that meets a failure here has failed. */
export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code} ${JSON.stringify(result.error.details)}`);
  return result.value;
}
