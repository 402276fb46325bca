import { parseTeachingCase, type TeachingCase } from '../engine/corpus/teaching-case';
import { failure, type Result } from '../engine/errors';

/** What a link may carry: beyond this, browsers and messengers cut addresses. */
export const LONGEST_CASE_IN_LINK = 6000;
/** A teaching case of twelve long sentences stays far below this; a compressed bomb does not. */
const LARGEST_DECODED = 400_000;

/** A teaching case as text for a link: JSON, deflated, in the alphabet of addresses. */
export async function encodeCase(teachingCase: TeachingCase): Promise<string> {
  const { deflateSync, strToU8 } = await import('fflate');
  const bytes = deflateSync(strToU8(JSON.stringify(teachingCase)), { level: 9 });
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads a case back from a link; fails with `link-unreadable` or as `parseTeachingCase` does. */
export async function decodeCase(text: string): Promise<Result<TeachingCase>> {
  const { Inflate, strFromU8 } = await import('fflate');
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const parts: Uint8Array[] = [];
    let size = 0;
    const inflate = new Inflate((part) => {
      size += part.length;
      if (size > LARGEST_DECODED) throw new RangeError('larger than a teaching case');
      parts.push(part);
    });
    // Fed in small pieces, so that a bomb is stopped while it unfolds.
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    for (let place = 0; place < bytes.length; place += 512) {
      inflate.push(bytes.subarray(place, place + 512), place + 512 >= bytes.length);
    }
    const whole = new Uint8Array(size);
    let place = 0;
    for (const part of parts) {
      whole.set(part, place);
      place += part.length;
    }
    return parseTeachingCase(JSON.parse(strFromU8(whole)));
  } catch {
    return failure('link-unreadable');
  }
}
