/** From `first` to `last` by `step`, all in hundredths, so that every value is the decimal it says. */
export function hundredths(first: number, last: number, step: number): number[] {
  const count = Math.floor((last - first) / step) + 1;
  return Array.from({ length: count }, (_, place) => (first + place * step) / 100);
}

/** How many anchors a sweep of a policy with neighbours tries. */
export const ANCHORS = [1, 2, 3, 5, 8, 10];
export const RADII = [1, 2];
