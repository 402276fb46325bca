/** The named entities that carry spaces, signs or fractions into pasted figures. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['nbsp', '\u00a0'],
  ['thinsp', '\u2009'],
  ['ensp', '\u2002'],
  ['emsp', '\u2003'],
  ['numsp', '\u2007'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['euro', '€'],
  ['pound', '£'],
  ['yen', '¥'],
  ['cent', '¢'],
  ['dollar', '$'],
  ['percnt', '%'],
  ['permil', '‰'],
  ['deg', '°'],
  ['ordm', 'º'],
  ['sup1', '¹'],
  ['sup2', '²'],
  ['sup3', '³'],
  ['frac12', '½'],
  ['frac14', '¼'],
  ['frac34', '¾'],
  ['minus', '\u2212'],
  ['ndash', '\u2013'],
  ['mdash', '\u2014'],
  ['shy', '\u00ad'],
  ['times', '×'],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['hellip', '…'],
  ['ge', '≥'],
  ['le', '≤'],
  ['eacute', 'é'],
  ['egrave', 'è'],
  ['ecirc', 'ê'],
  ['agrave', 'à'],
  ['acirc', 'â'],
  ['ugrave', 'ù'],
  ['ucirc', 'û'],
  ['icirc', 'î'],
  ['ocirc', 'ô'],
  ['ccedil', 'ç'],
  ['oelig', 'œ'],
  ['Eacute', 'É'],
]);

/** `&` and `;` included; no entity of the table or code point is longer. */
const MAX_LENGTH = 12;

/**
 * The HTML entity that starts at `start` (an ampersand) of `source`: the character it stands for and
 * the offset after its semicolon, or null when there is none.
 */
export function entityAt(source: string, start: number): { text: string; end: number } | null {
  const semicolon = source.slice(start, start + MAX_LENGTH).indexOf(';');
  if (semicolon < 2) return null;
  const name = source.slice(start + 1, start + semicolon);
  const text = name.startsWith('#') ? numeric(name.slice(1)) : NAMED.get(name);
  return text === undefined ? null : { text, end: start + semicolon + 1 };
}

function numeric(code: string): string | undefined {
  const hexadecimal = code.startsWith('x') || code.startsWith('X');
  const digits = hexadecimal ? code.slice(1) : code;
  if (!(hexadecimal ? /^[0-9a-fA-F]{1,6}$/ : /^[0-9]{1,7}$/).test(digits)) return undefined;
  const point = Number.parseInt(digits, hexadecimal ? 16 : 10);
  const valid = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
  return valid ? String.fromCodePoint(point) : undefined;
}
