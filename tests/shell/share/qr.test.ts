import fc from 'fast-check';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import {
  darkPath,
  isDense,
  MOST_BYTES,
  qrCode,
  QUIET_ZONE,
  type QrCode,
} from '../../../src/shell/share/qr';

const SCALE = 4;

/** The picture that the path draws, as a camera would see it: pixels of black on white. */
function photograph(code: QrCode): { pixels: Uint8ClampedArray; side: number } {
  const side = (code.size + 2 * QUIET_ZONE) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length, back] of darkPath(code).matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
    expect(back).toBe(length);
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      for (
        let column = Number(x) * SCALE;
        column < (Number(x) + Number(length)) * SCALE;
        column++
      ) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return { pixels, side };
}

function decode(code: QrCode): string | undefined {
  const { pixels, side } = photograph(code);
  const read = jsQR(pixels, side, side);
  return read === null ? undefined : new TextDecoder().decode(new Uint8Array(read.binaryData));
}

const BASE = 'https://lab.example/classroom/#/order?case=price&text=fr&size=3&k=1&lang=fr&own=';

describe('qrCode', () => {
  it('reads back as exactly the address, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const address = `${BASE}${encodeURIComponent(text)}`.slice(0, 700);
        expect(decode(qrCode(address)!)).toBe(address);
      }),
      { numRuns: 40 },
    );
  });

  it.each([1, 60, 503, 504, 505, 1200, MOST_BYTES])('holds %i bytes', (bytes) => {
    // Letters that change, so that a lost or doubled byte shows.
    const address = Array.from({ length: bytes }, (_, place) =>
      String.fromCharCode(97 + ((place * 7 + Math.floor(place / 26)) % 26)),
    ).join('');
    expect(decode(qrCode(address)!)).toBe(address);
  });

  it('counts bytes, not characters, and keeps letters outside ASCII', () => {
    const address = 'https://lab.example/#/order?q=é';
    expect(decode(qrCode(address)!)).toBe(address);
    expect(qrCode('é'.repeat(Math.ceil(MOST_BYTES / 2)))).toBeUndefined();
    expect(qrCode('e'.repeat(MOST_BYTES + 1))).toBeUndefined();
  });

  it('leaves a quiet zone of four modules on every side', () => {
    const code = qrCode(BASE)!;
    const places = [...darkPath(code).matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) =>
      run.slice(1).map(Number),
    );
    expect(Math.min(...places.map(([x]) => x!))).toBe(4);
    expect(Math.min(...places.map(([, y]) => y!))).toBe(4);
    expect(Math.max(...places.map(([x, , length]) => x! + length!))).toBe(code.size + 4);
    expect(Math.max(...places.map(([, y]) => y!))).toBe(code.size + 3);
  });

  it('calls a code dense only where it is fine', () => {
    expect(isDense(qrCode(BASE)!)).toBe(false);
    expect(isDense(qrCode('a'.repeat(1500))!)).toBe(true);
  });
});

/** Writes over a part of the picture, as a crease or a reflection would. */
it('reads a usual address with a tenth of its data unreadable', () => {
  const code = qrCode(BASE)!;
  const { pixels, side } = photograph(code);
  const width = Math.floor(Math.sqrt(0.1) * code.size) * SCALE;
  const from = (QUIET_ZONE + Math.floor(code.size / 2)) * SCALE - width / 2;
  for (let row = from; row < from + width / 3; row += 1) {
    pixels.fill(255, (row * side + from) * 4, (row * side + from + width) * 4);
  }
  const read = jsQR(pixels, side, side);
  expect(read && new TextDecoder().decode(new Uint8Array(read.binaryData))).toBe(BASE);
});
