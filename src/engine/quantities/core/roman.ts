const ROMAN: ReadonlyMap<string, number> = new Map([
  ['I', 1],
  ['V', 5],
  ['X', 10],
  ['L', 50],
  ['C', 100],
  ['D', 500],
  ['M', 1000],
]);

/** The value of a numeral in Roman capitals; null when it is none. */
export function romanValue(text: string): number | null {
  let total = 0;
  if (text === '' || text.length > 12) return null;
  for (let place = 0; place < text.length; place++) {
    const value = ROMAN.get(text.charAt(place));
    if (value === undefined) return null;
    const next = ROMAN.get(text.charAt(place + 1)) ?? 0;
    total += value < next ? -value : value;
  }
  return total > 0 ? total : null;
}
