import type { Span } from '../../text/span';

export type QuantityKind =
  | 'amount'
  | 'percent'
  | 'points'
  | 'duration'
  | 'measure'
  | 'date'
  | 'time'
  | 'number'
  | 'multiple'
  | 'ordinal'
  | 'fraction'
  | 'range'
  | 'identifier'
  | 'address'
  | 'postcode'
  | 'phone'
  | 'email'
  | 'url';

export interface Interval {
  readonly from: string;
  readonly to: string;
}

export interface AddressParts {
  readonly number: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
}

/** "more than", "at least", "up to", "less than". */
export type Bound = 'above' | 'at-least' | 'at-most' | 'below';

export type Tax = 'included' | 'excluded';

export type Part = 'early' | 'middle' | 'late';

/**
 * One way to read a stretch of text. `value` by kind:
 * - amount, percent, points, duration, measure, number, multiple, ordinal: an exact decimal, decimals as
 *   written ("1500.50");
 * - fraction: "1/3"; range: `from` and `to`, read as the kind in `of`;
 * - date: ISO 8601, cut where the text stops ("2026-09-14", "2026-09", "2026"), without a year
 *   "--09-14" or "--09"; "197X" for a decade, "18XX" for the nineteenth century (EDTF); a leading
 *   minus for years before our era, as counted in the text (no year zero);
 * - time: "17:30"; identifier: lower case, canonical prefix ("article 12", "gpt-6");
 * - address, postcode, phone, email, url: folded text, without what spelling may change.
 */
export interface Reading {
  readonly kind: QuantityKind;
  readonly value: string | Interval;
  /** Currency code, "%", or the unit's canonical English name; null where there is none. */
  readonly unit: string | null;
  readonly of?: QuantityKind;
  readonly parts?: AddressParts;
  /** The two numbers of a fraction told as counts: 1 and 5 of "1 in 5". */
  readonly counts?: Interval;
}

/** A quantity, an identifier or an address found in a text, with offsets into the source. */
export interface Quantity extends Reading, Span {
  /** The source text of the span. */
  readonly text: string;
  /** Other readings the text allows; empty when it allows one. */
  readonly candidates: readonly Reading[];
  /** The words a number counts or an ordinal ranks, as written; null when none follow. */
  readonly noun: string | null;
  /** The unit behind "per": "month" in "12 € a month". */
  readonly per: string | null;
  readonly tax: Tax | null;
  readonly bound: Bound | null;
  /** The words around it say that it is rounded: "about", "environ". */
  readonly rounded: boolean;
  /** "early", "mid", "late" before a year, decade or century; "début", "mi-", "fin". */
  readonly part: Part | null;
  /** The id of the rule that read it. */
  readonly rule: string;
}

/** What a reader of tokens returns: readings, likeliest first, and the token after the last. */
export interface Found {
  readonly readings: readonly Reading[];
  readonly to: number;
}

export function reading(kind: QuantityKind, value: string, unit: string | null = null): Reading {
  return { kind, value, unit };
}
