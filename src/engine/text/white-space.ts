/** White space as `String.prototype.trim` knows it, by code unit. */
export function isWhiteSpace(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  return (
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000 ||
    unit === 0xfeff
  );
}

/** First index at or after `from` that is not white space; at most `limit`. */
export function skipWhiteSpace(text: string, from: number, limit: number): number {
  let index = from;
  while (index < limit && isWhiteSpace(text.charCodeAt(index))) index += 1;
  return index;
}

/** End of `text` from `from` to `limit` without the white space that ends it; at least `from`. */
export function trimmedEnd(text: string, from: number, limit: number): number {
  let end = limit;
  while (end > from && isWhiteSpace(text.charCodeAt(end - 1))) end -= 1;
  return end;
}
