const DIGIT = /^[0-9٠-٩０-９]$/;
const GROUP_SPACE = /^[ \u00a0\u2009\u202f]$/;
const MARK_IN_NUMBER = /^[.,'’:/\u2212-]$/;

function isDigit(text: string, place: number): boolean {
  return DIGIT.test(text[place] ?? '');
}

/** True where a cut would part two digits, or digits joined by one mark: 1|2, 3|.5, 3.|5, 12:|30. */
export function insideCompactNumber(text: string, place: number): boolean {
  const before = isDigit(text, place - 1);
  const after = isDigit(text, place);
  if (before && after) return true;
  if (before) return MARK_IN_NUMBER.test(text[place] ?? '') && isDigit(text, place + 1);
  return after && MARK_IN_NUMBER.test(text[place - 1] ?? '') && isDigit(text, place - 2);
}

/** True where a cut would part the groups of a number written with spaces: 12 |000, 1 234 |567,8. */
function betweenGroups(text: string, place: number): boolean {
  const space = GROUP_SPACE.test(text[place - 1] ?? '') ? place - 1 : place;
  if (!GROUP_SPACE.test(text[space] ?? '')) return false;
  for (let digit = space + 1; digit <= space + 3; digit += 1) {
    if (!isDigit(text, digit)) return false;
  }
  // A first group has one to three digits: in "2023 100" the space parts two numbers.
  let digits = 0;
  while (digits <= 3 && isDigit(text, space - 1 - digits)) digits += 1;
  return digits >= 1 && digits <= 3 && !isDigit(text, space + 4);
}

/** True where a cut at `place` (UTF-16 code units) would fall inside a number. */
export function insideNumber(text: string, place: number): boolean {
  return insideCompactNumber(text, place) || betweenGroups(text, place);
}

/** True where a cut at `place` would part the two halves of a surrogate pair. */
export function insideSurrogatePair(text: string, place: number): boolean {
  const before = text.charCodeAt(place - 1);
  const after = text.charCodeAt(place);
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}
