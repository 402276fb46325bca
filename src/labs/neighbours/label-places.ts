/** A rectangle of the plot, in pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Labelled {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end' | 'middle';
}

const HEIGHT = 15;
const CHARACTER = 6.9;
const GAP = 9;

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * A place for each label beside its point, inside the plot, where it covers neither a point nor a
 * label placed before: right, left, above, below, then the same a line further; else null.
 */
export function placeLabels(
  points: readonly Labelled[],
  width: number,
  height: number,
): (PlacedLabel | null)[] {
  const taken: Box[] = points.map(({ x, y }) => ({
    left: x - 6,
    right: x + 6,
    top: y - 6,
    bottom: y + 6,
  }));
  return points.map(({ x, y, text }) => {
    const length = text.length * CHARACTER;
    const candidates: PlacedLabel[] = [0, -HEIGHT, HEIGHT].flatMap((shift): PlacedLabel[] => [
      { x: x + GAP, y: y + 4 + shift, anchor: 'start' },
      { x: x - GAP, y: y + 4 + shift, anchor: 'end' },
      { x, y: y - GAP + Math.min(0, shift), anchor: 'middle' },
      { x, y: y + GAP + 11 + Math.max(0, shift), anchor: 'middle' },
    ]);
    for (const place of candidates) {
      const left =
        place.anchor === 'start'
          ? place.x
          : place.anchor === 'end'
            ? place.x - length
            : place.x - length / 2;
      const box = { left, right: left + length, top: place.y - 12, bottom: place.y + 4 };
      const inside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      if (!inside || taken.some((other) => overlap(other, box))) continue;
      taken.push(box);
      return place;
    }
    return null;
  });
}

/** A point's label: its name, or where that has no room a number, which a list then explains. */
export interface PointLabel {
  readonly place: PlacedLabel;
  readonly text: string;
  /** From 1; undefined where the name itself stands. */
  readonly number: number | undefined;
}

/**
 * A label for every point: names first, then numbers for the points whose name found no room. In
 * `compact` plots all bear numbers. A number that finds no room either stands over its point.
 */
export function labelPoints(
  points: readonly Labelled[],
  width: number,
  height: number,
  compact: boolean,
): PointLabel[] {
  const named = compact ? points.map(() => null) : placeLabels(points, width, height);
  const unnamed = points.flatMap((_, position) => (named[position] ? [] : [position]));
  const order = [...points.keys()].sort(
    (a, b) => Number(named[a] === null) - Number(named[b] === null) || a - b,
  );
  const numberOf = (position: number) => unnamed.indexOf(position) + 1;
  const texts = order.map((position) => ({
    ...points[position]!,
    text: named[position] ? points[position]!.text : String(numberOf(position)),
  }));
  const placed = placeLabels(texts, width, height);
  return points.map(({ x, y }, position) => {
    const rank = order.indexOf(position);
    const place = placed[rank] ?? { x, y: y - GAP, anchor: 'middle' as const };
    const number = named[position] ? undefined : numberOf(position);
    return { place, text: texts[rank]!.text, number };
  });
}
