import { failure, success, type Result } from '../../engine/errors';
import type { Encoding } from './imported';
import { placeAt } from './place';

export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * The text of a file. Recognised: a byte order mark, else UTF-8 where every byte fits it, else
 * Windows-1252, in which a French spreadsheet writes. UTF-8 but for halves of characters is refused
 * with `text-broken-character` and the place of the first. `asked` reads it in that encoding or not at
 * all: fails with `text-encoding` and the place of what does not fit.
 */
export function decodeText(bytes: Uint8Array, asked?: Encoding): Result<Decoded> {
  const encoding = asked ?? recognised(bytes);
  // Nothing else writes half a character so: the file is UTF-8, and broken.
  const half =
    asked === undefined && encoding === 'windows-1252' ? halfCharacter(bytes) : undefined;
  if (half) return half;
  const text = strictly(bytes, encoding);
  return text === null ? misfit(bytes, encoding) : success({ text, encoding });
}

/**
 * The text of a file in a format that is always Unicode (JSON): by its byte order mark, else UTF-8.
 * Fails with `text-encoding` and the place of what does not fit.
 */
export function decodeUnicode(bytes: Uint8Array): Result<string> {
  const encoding = marked(bytes) ?? 'utf-8';
  const text = strictly(bytes, encoding);
  return text === null ? misfit(bytes, encoding) : success(text);
}

function recognised(bytes: Uint8Array): Encoding {
  return marked(bytes) ?? (strictly(bytes, 'utf-8') === null ? 'windows-1252' : 'utf-8');
}

/** The refusal of a file that would be UTF-8 if it did not spell halves of characters (U+D800 to U+DFFF). */
function halfCharacter(bytes: Uint8Array): Result<never> | undefined {
  const mended = bytes.slice();
  let first: number | undefined;
  for (let at = bytes.indexOf(0xed); at >= 0; at = bytes.indexOf(0xed, at + 1)) {
    const [second = 0, third = 0] = bytes.subarray(at + 1, at + 3);
    if (second < 0xa0 || second > 0xbf || third < 0x80 || third > 0xbf) continue;
    first ??= at;
    mended.fill(0x3f, at, at + 3);
  }
  if (first === undefined || strictly(mended, 'utf-8') === null) return undefined;
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(mended.subarray(0, first));
  const unit = 0xd000 | ((bytes[first + 1]! & 0x3f) << 6) | (bytes[first + 2]! & 0x3f);
  const character = `U+${unit.toString(16).toUpperCase()}`;
  return failure('text-broken-character', { ...placeAt(before, before.length), character });
}

function marked(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

function strictly(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The place of the first replacement, which is that of the first byte that does not fit. */
function misfit(bytes: Uint8Array, encoding: Encoding): Result<never> {
  const loose = new TextDecoder(encoding).decode(bytes);
  const offset = Math.max(0, loose.indexOf('\ufffd'));
  return failure('text-encoding', { ...placeAt(loose, offset), encoding });
}
