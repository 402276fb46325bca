import type { NumberFound } from './numbers';
import type { Reading } from './quantity';
import { compete, rulesFor } from './rule';
import type { Scan } from './scan';

/** One quantity as tokens: from its first token up to `to`, before ranges and lists are joined. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly readings: readonly Reading[];
  /** No unit was read; a noun may follow and a neighbour may lend its unit. */
  readonly bare: boolean;
  /** A currency stood before the number: "$5-10". */
  readonly prefixed: boolean;
  readonly number: NumberFound | null;
  /** The rule that read it, and how sure it is. */
  readonly rule: string;
  readonly sure: number;
}

/** The quantity that starts at token `index`: the reading that wins there, or null. */
export function readPiece(scan: Scan, index: number): Piece | null {
  const known = scan.pieces.get(index);
  if (known !== undefined) return known;
  let best: Piece | null = null;
  for (const piece of candidates(scan, index)) {
    if (!best || compete(piece, best) < 0) best = piece;
  }
  scan.pieces.set(index, best);
  return best;
}

/** Every reading that starts at token `index`, the winner among them, in no order. */
export function candidates(scan: Scan, index: number): Piece[] {
  const token = scan.tokens[index];
  if (!token) return [];
  const found: Piece[] = [];
  for (const rule of rulesFor(scan.book, token)) {
    const read = rule.read(scan, index);
    if (!read) continue;
    found.push({
      from: index,
      to: read.to,
      readings: read.readings,
      bare: read.bare ?? false,
      prefixed: read.prefixed ?? false,
      number: read.number ?? null,
      rule: rule.id,
      sure: rule.sure,
    });
  }
  return found;
}
