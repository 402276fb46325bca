import { entityAt } from './entities';

/**
 * A text made ready for reading figures: entities decoded, digits of every script as ASCII, all
 * spaces one space, marks and invisible characters dropped. `cased` keeps capitals, `folded` does
 * not; both have the same length, and unit i came from source units `starts[i]` to `ends[i]`.
 *
 * Not NFKC: it would turn "3½" into "31⁄2". Vulgar fractions and superscripts stay what they are.
 */
export interface ReadingText {
  readonly cased: string;
  readonly folded: string;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** A letter may read as two (œ), so the reading text can outgrow its source, never by more. */
const GROWTH = 4;

export function readingText(source: string): ReadingText {
  let starts = new Uint32Array(source.length + 16);
  let ends = new Uint32Array(source.length + 16);
  let cased = '';
  let folded = '';
  let position = 0;
  while (position < source.length) {
    const code = source.charCodeAt(position);
    const raised = code === 60 ? raisedAt(source, position) : null;
    const entity = code === 38 ? entityAt(source, position) : raised;
    const character = entity?.text ?? characterAt(source, position);
    const end = entity?.end ?? position + character.length;
    const form = raised ? { cased: raised.text, folded: raised.text } : formOf(character);
    if (folded.length + GROWTH > starts.length) {
      starts = enlarged(starts);
      ends = enlarged(ends);
    }
    for (let unit = 0; unit < form.folded.length; unit++) {
      starts[folded.length + unit] = position;
      ends[folded.length + unit] = end;
    }
    cased += form.cased;
    folded += form.folded;
    position = end;
  }
  return { cased, folded, starts, ends };
}

const RAISED = '0123456789';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** "10<sup>6</sup>" as superscript characters: a power or the number of a note, no tail of digits. */
function raisedAt(source: string, position: number): { text: string; end: number } | null {
  const [tag, sign, digits = ''] =
    /^<sup>\s?([-−–+]?)(\d{1,3})\s?<\/sup>/.exec(source.slice(position, position + 24)) ?? [];
  if (tag === undefined) return null;
  const raised = [...digits].map((digit) => SUPERSCRIPTS[RAISED.indexOf(digit)]).join('');
  const signs = sign === '' || sign === '+' ? '' : '⁻';
  return { text: signs + raised, end: position + tag.length };
}

interface Form {
  readonly cased: string;
  readonly folded: string;
}

function characterAt(source: string, position: number): string {
  const unit = source.charCodeAt(position);
  if (unit < 0xd800 || unit > 0xdbff) return source.charAt(position);
  const next = source.charCodeAt(position + 1);
  return next >= 0xdc00 && next <= 0xdfff
    ? source.slice(position, position + 2)
    : source.charAt(position);
}

function enlarged(offsets: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(offsets.length * 2 + 16);
  larger.set(offsets);
  return larger;
}

const forms = new Map<string, Form>();

function formOf(character: string): Form {
  const known = forms.get(character);
  if (known) return known;
  const form = computeForm(character);
  // Hostile text may hold every code point; a memory of the common ones is enough.
  if (forms.size < 4096) forms.set(character, form);
  return form;
}

const REPLACED: ReadonlyMap<string, string> = new Map([
  ...spread('\u2010\u2011\ufe63\uff0d', '-'),
  ...spread('\u2012\u2013\u2014\u2015', '–'),
  ...spread('\u2018\u2019\u02bc\uff07\u201b\u02b9', "'"),
  ['º', '°'],
  ['œ', 'oe'],
  ['Œ', 'OE'],
  ['æ', 'ae'],
  ['Æ', 'AE'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['№', 'n°'],
  ['℃', '°C'],
  ['℉', '°F'],
  ['٪', '%'],
  ['ᵉ', 'e'],
  ['ʳ', 'r'],
  ['ᵐ', 'm'],
  ['ᵗ', 't'],
  ['ʰ', 'h'],
  ['ˢ', 's'],
  ['ⁿ', 'n'],
  ['ᵈ', 'd'],
]);

function spread(characters: string, replacement: string): [string, string][] {
  return [...characters].map((character) => [character, replacement]);
}

function computeForm(character: string): Form {
  const replaced = REPLACED.get(character);
  if (replaced !== undefined) return { cased: replaced, folded: replaced.toLowerCase() };
  if (character < '\u0080') return { cased: character, folded: character.toLowerCase() };
  // Marks, zero-width characters, soft hyphens, controls of direction: nothing to read.
  if (/^[\p{M}\p{Cf}]$/u.test(character)) return { cased: '', folded: '' };
  if (/^\s$/u.test(character)) {
    const space = character === '\u2028' || character === '\u2029' ? '\n' : ' ';
    return { cased: space, folded: space };
  }
  if (/^\p{Nd}$/u.test(character)) {
    const digit = digitValue(character);
    return { cased: digit, folded: digit };
  }
  const point = character.codePointAt(0) ?? 0;
  const fullWidth = point >= 0xff01 && point <= 0xff5e;
  const squared = point >= 0x3371 && point <= 0x33df;
  const form = fullWidth || squared ? character.normalize('NFKC') : character;
  const cased = form.normalize('NFD').replace(/\p{M}/gu, '');
  const folded = cased.toLowerCase();
  if (cased.length > GROWTH) return { cased: ' ', folded: ' ' };
  return cased.length === folded.length ? { cased, folded } : { cased: folded, folded };
}

/** Decimal digits lie in runs of ten from zero up (Unicode, chapter 4.6). */
function digitValue(character: string): string {
  let point = character.codePointAt(0) ?? 0;
  let steps = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(point - 1))) {
    point -= 1;
    steps += 1;
  }
  return String(steps % 10);
}
