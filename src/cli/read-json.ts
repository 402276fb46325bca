import { readFileSync } from 'node:fs';
import { fail } from './output';

/**
 * Reads a JSON file as UTF-8, a byte order mark allowed; ends the program with `file-unreadable`,
 * `file-not-utf-8` or `file-not-json` otherwise.
 */
export function readJsonFile(file: string): unknown {
  const text = readTextFile(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail('file-not-json', { file, problem: (error as Error).message });
  }
}

export function readTextFile(file: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return fail('file-unreadable', { file, problem: (error as NodeJS.ErrnoException).code ?? '' });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fail('file-not-utf-8', { file });
  }
}
