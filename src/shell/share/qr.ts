import { encode } from 'uqr';

/** A QR code as modules in rows, true for dark, without its quiet zone. */
export interface QrCode {
  readonly modules: readonly (readonly boolean[])[];
  /** Modules on a side: 21 for version 1, four more for each version, at most 177. */
  readonly size: number;
}

/** White modules a reader needs on every side of a code (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** Bytes that the largest code holds at its lowest level of correction, version 40-L. */
export const MOST_BYTES = 2953;

/** Beyond this, larger modules help a camera more than more correction does. */
const CAREFUL_UP_TO_BYTES = 504;

/** From this many modules a side (version 20), a phone must come close to a screen. */
const DENSE_FROM_MODULES = 97;

/**
 * The code of an address in UTF-8; undefined where it is longer than `MOST_BYTES`. A usual address
 * gets level M (15 %) or better, since screens reflect and paper creases; a long one level L (7 %).
 */
export function qrCode(address: string): QrCode | undefined {
  const bytes = [...new TextEncoder().encode(address)];
  if (bytes.length > MOST_BYTES) return undefined;
  const ecc = bytes.length <= CAREFUL_UP_TO_BYTES ? 'M' : 'L';
  // Raised further where the code grows no larger by it.
  const { data, size } = encode(bytes, { ecc, boostEcc: true, border: 0 });
  return { modules: data, size };
}

/** True where the modules are too fine for the back of a room. */
export function isDense({ size }: QrCode): boolean {
  return size >= DENSE_FROM_MODULES;
}

/**
 * The dark modules as one SVG path, a module being one unit and the quiet zone left white around:
 * runs of a row are drawn in one piece, so that no hairline shows between them.
 */
export function darkPath({ modules }: QrCode): string {
  const runs: string[] = [];
  modules.forEach((row, y) => {
    let x = 0;
    while (x < row.length) {
      const start = x;
      while (x < row.length && row[x]) x += 1;
      const length = x - start;
      if (length > 0) runs.push(`M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`);
      else x += 1;
    }
  });
  return runs.join('');
}
