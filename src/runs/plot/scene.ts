/**
 * What a mark is for; its colour follows from it, on the page and in a file. `first` and `second`
 * are two series, told apart by a pattern besides.
 */
export type Tone = 'ink' | 'quiet' | 'line' | 'first' | 'second';

export type Mark =
  | {
      readonly kind: 'bar';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly tone: Tone;
    }
  | {
      readonly kind: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly tone: Tone;
    }
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly tone: Tone }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly tone: Tone;
    };

/** A drawing in CSS pixels, the same for the page and for a file. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

export const FONT_SIZE = 14;
export const DOT_RADIUS = 5;
