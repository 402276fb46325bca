/** A stretch of text: UTF-16 code units, `end` exclusive, into the unchanged source. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
