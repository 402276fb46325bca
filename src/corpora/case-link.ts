import type { TeachingCase } from '../engine/corpus/teaching-case';
import type { Result } from '../engine/errors';
import { packJson, unpackJson } from './packed-json';

/** What a link may carry: beyond this, browsers and messengers cut addresses. */
export const LONGEST_CASE_IN_LINK = 6000;

/** A teaching case as text for a link. */
export function encodeCase(teachingCase: TeachingCase): Promise<string> {
  return packJson(teachingCase);
}

/** Reads a case back from a link; fails with `link-unreadable` or as `parseTeachingCase` does. */
export async function decodeCase(text: string): Promise<Result<TeachingCase>> {
  const unpacked = await unpackJson(text);
  // Loaded when a link carries a case: the first screen reads none.
  const { parseTeachingCase } = await import('../engine/corpus/parse-teaching-case');
  return unpacked.ok ? parseTeachingCase(unpacked.value) : unpacked;
}
