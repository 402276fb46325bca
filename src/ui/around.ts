/** A list longer than this is not chosen from at one go: a browser measures every choice it offers. */
export const MOST_CHOICES = 100;

/** At most `most` items of a list, around the one at `place` as far as the ends allow. */
export function around<T>(list: readonly T[], place: number, most = MOST_CHOICES): readonly T[] {
  if (list.length <= most) return list;
  const first = Math.min(Math.max(0, place - Math.floor(most / 2)), list.length - most);
  return list.slice(first, first + most);
}
