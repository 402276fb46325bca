/**
 * What a mark is for; its colour follows from it, on the page and in a file. `first` and `second`
 * are two series, told apart by a pattern besides; `wash` lies under what matters.
 */
export type Tone = 'ink' | 'quiet' | 'line' | 'first' | 'second' | 'wash';

/** The forms of a point, so that no series is told by its colour alone. */
export type DotShape = 'disc' | 'ring' | 'diamond' | 'cross';

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
  | {
      /** A line through several points, as the `d` of an SVG path. */
      readonly kind: 'path';
      readonly d: string;
      readonly tone: Tone;
      readonly width: number;
      readonly dashed?: boolean;
    }
  | {
      readonly kind: 'dot';
      readonly x: number;
      readonly y: number;
      readonly tone: Tone;
      /** A disc unless another is said. */
      readonly shape?: DotShape;
      readonly radius?: number;
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly tone: Tone;
      readonly bold?: boolean;
    };

/** A drawing in CSS pixels, the same for the page and for a file. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

export const FONT_SIZE = 14;
export const DOT_RADIUS = 5;

/** The `d` of a shape around a point: what is drawn for a dot that is no disc and no ring. */
export function shapePath(
  shape: 'diamond' | 'cross',
  x: number,
  y: number,
  radius: number,
): string {
  const at = (value: number) => String(Math.round(value * 100) / 100);
  const [left, right] = [at(x - radius), at(x + radius)];
  const [top, bottom] = [at(y - radius), at(y + radius)];
  return shape === 'diamond'
    ? `M${at(x)} ${top}L${right} ${at(y)}L${at(x)} ${bottom}L${left} ${at(y)}Z`
    : `M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}`;
}
