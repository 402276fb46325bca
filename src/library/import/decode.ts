import { failure, success, type Result } from '../../engine/errors';
import type { Encoding } from './imported';
import { placeAt } from './place';

export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * The text of a file. Recognised: a byte order mark, else UTF-8 where every byte fits it, else
 * Windows-1252, in which a French spreadsheet writes. `asked` reads it in that encoding or not at
 * all: fails with `text-encoding` and the place of what does not fit.
 */
export function decodeText(bytes: Uint8Array, asked?: Encoding): Result<Decoded> {
  const encoding = asked ?? recognised(bytes);
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
