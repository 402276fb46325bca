import { failure, success, type Result } from '../engine/errors';

/** What a person's own text in a link stays far below; a compressed bomb does not. */
const LARGEST_DECODED = 400_000;

/** A JSON value as text for a link: deflated, in the alphabet of addresses. */
export async function packJson(value: unknown): Promise<string> {
  const { deflateSync, strToU8 } = await import('fflate');
  const bytes = deflateSync(strToU8(JSON.stringify(value)), { level: 9 });
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads a value back, to be checked by who asked for it; fails with `link-unreadable`. */
export async function unpackJson(text: string): Promise<Result<unknown>> {
  const { Inflate, strFromU8 } = await import('fflate');
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const parts: Uint8Array[] = [];
    let size = 0;
    const inflate = new Inflate((part) => {
      size += part.length;
      if (size > LARGEST_DECODED) throw new RangeError('larger than a text in a link');
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
    return success(JSON.parse(strFromU8(whole)) as unknown);
  } catch {
    return failure('link-unreadable');
  }
}
