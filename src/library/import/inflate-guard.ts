/** Bytes a file may unfold to, all its compressed streams together. */
const LARGEST_UNFOLDED = 300_000_000;

const STREAM = [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d];
/** Bytes handed to the decompressor at a time, so that a bomb is stopped while it unfolds. */
const PIECE = 4096;
/** How far before a stream its dictionary is read. */
const DICTIONARY_LENGTH = 1000;
/** A stream wrapped more often than this is no document. */
const MOST_WRAPPINGS = 3;

class TooLarge extends Error {}

/**
 * Looks for a compressed bomb in a PDF before anything else reads it: inflates each stream piece by
 * piece and throws the outcome away, as often as its dictionary says it is wrapped. Returns the
 * offset of the stream that takes the sum past `limit`, else null. `breathe` is called between
 * streams. What is no deflate stream is passed over: its reader will say so.
 */
export async function findBomb(
  bytes: Uint8Array,
  breathe: () => Promise<void>,
  limit = LARGEST_UNFOLDED,
): Promise<number | null> {
  const { Unzlib } = await import('fflate');
  let unfolded = 0;
  const count = (part: Uint8Array): void => {
    unfolded += part.length;
    if (unfolded > limit) throw new TooLarge();
  };
  /** A decompressor that hands what it unfolds to `inner`, or to nobody. */
  const unfold = (wrappings: number): ((part: Uint8Array, last: boolean) => void) => {
    const inner = wrappings > 1 ? unfold(wrappings - 1) : undefined;
    const stream = new Unzlib((part, last) => {
      count(part);
      inner?.(part, last);
    });
    return (part, last) => {
      for (let place = 0; place < part.length; place += PIECE) {
        const end = Math.min(place + PIECE, part.length);
        stream.push(part.subarray(place, end), last && end === part.length);
      }
    };
  };
  for (let at = nextStream(bytes, 0); at >= 0; at = nextStream(bytes, at + STREAM.length)) {
    const wrappings = wrappingsOf(bytes, at);
    if (wrappings === 0) continue;
    if (wrappings > MOST_WRAPPINGS) return at;
    const start = dataStart(bytes, at + STREAM.length);
    try {
      feed(
        bytes.subarray(start, endOfStream(bytes, start, lengthOf(bytes, at))),
        unfold(wrappings),
      );
    } catch (error) {
      if (error instanceof TooLarge) return at;
    }
    await breathe();
  }
  return null;
}

/** Pushes the bytes of one stream, a piece at a time. */
function feed(stream: Uint8Array, push: (part: Uint8Array, last: boolean) => void): void {
  for (let place = 0; place < stream.length; place += PIECE) {
    push(stream.subarray(place, place + PIECE), place + PIECE >= stream.length);
  }
}

function matches(bytes: Uint8Array, at: number, word: readonly number[]): boolean {
  return word.every((byte, position) => bytes[at + position] === byte);
}

/** The next word "stream" that does not end "endstream"; -1 where there is none. */
function nextStream(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0x73, from); at >= 0; at = bytes.indexOf(0x73, at + 1)) {
    if (matches(bytes, at, STREAM) && bytes[at - 1] !== 0x64) return at;
  }
  return -1;
}

/** Where a stream ends: where its dictionary says, or at the word that ends it, if that is later. */
function endOfStream(bytes: Uint8Array, from: number, length: number): number {
  const word = [...'endstream'].map((letter) => letter.charCodeAt(0));
  const stated = Math.min(from + length, bytes.length);
  for (let at = bytes.indexOf(0x65, stated); at >= 0; at = bytes.indexOf(0x65, at + 1)) {
    if (matches(bytes, at, word)) return at;
  }
  return bytes.length;
}

function dataStart(bytes: Uint8Array, at: number): number {
  if (bytes[at] === 0x0d && bytes[at + 1] === 0x0a) return at + 2;
  return bytes[at] === 0x0a || bytes[at] === 0x0d ? at + 1 : at;
}

function dictionaryBefore(bytes: Uint8Array, at: number): string {
  const before = bytes.subarray(Math.max(0, at - DICTIONARY_LENGTH), at);
  const text = new TextDecoder('windows-1252').decode(before);
  return text.slice(text.lastIndexOf(' obj') + 1);
}

/** How often the dictionary before a stream says that it was deflated. */
function wrappingsOf(bytes: Uint8Array, at: number): number {
  return dictionaryBefore(bytes, at).match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
}

/** The length its dictionary states, where it stands there itself; else 0. */
function lengthOf(bytes: Uint8Array, at: number): number {
  const stated = /\/Length\s+(\d{1,10})(?!\s+\d+\s+R)/.exec(dictionaryBefore(bytes, at));
  return Number(stated?.[1] ?? 0);
}
