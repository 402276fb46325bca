import { has } from './pack';
import { isGlued, longestPhrase, phraseOf, phraseTable, type Scan } from './scan';
import { linesOf } from './unit-words';

/** Currencies a sign, code or word may mean, likeliest first; `cents` when it counts hundredths. */
export interface CurrencyFound {
  readonly units: readonly string[];
  readonly cents: boolean;
  /** A power of ten inside the sign itself, as in "M€" or "kEUR"; 0 for none. */
  readonly power: number;
  readonly to: number;
}

export interface CurrencyWord {
  readonly phrase: readonly string[];
  readonly units: readonly string[];
  readonly cents: boolean;
}

const CODES: ReadonlySet<string> = new Set(
  (
    'EUR USD GBP CHF JPY CNY CAD AUD NZD SEK NOK DKK ISK PLN CZK HUF RON BGN TRY RUB UAH INR PKR ' +
    'BRL MXN ARS CLP COP ZAR EGP MAD DZD TND XOF XAF XPF ILS AED SAR QAR KRW HKD SGD TWD THB IDR ' +
    'MYR PHP VND BTC FRF BEF DEM ITL NLG AWG'
  ).split(' '),
);

/** Whole signs as tokens in a row, longest first where they share a beginning. */
const SIGNS = phraseTable(
  (
    [
      ['us $', 'USD'],
      ['$ us', 'USD'],
      ['usd $', 'USD'],
      ['s $', 'SGD'],
      ['mx $', 'MXN'],
      ['ca $', 'CAD'],
      ['c $', 'CAD'],
      ['$ ca', 'CAD'],
      ['$ can', 'CAD'],
      ['cad $', 'CAD'],
      ['au $', 'AUD'],
      ['a $', 'AUD'],
      ['nz $', 'NZD'],
      ['hk $', 'HKD'],
      ['r $', 'BRL'],
      ['€', 'EUR'],
      ['$', 'USD'],
      ['£', 'GBP'],
      ['¥', 'JPY CNY'],
      ['₹', 'INR'],
      ['₽', 'RUB'],
      ['₩', 'KRW'],
      ['₺', 'TRY'],
      ['₪', 'ILS'],
      ['₫', 'VND'],
      ['₴', 'UAH'],
      ['₿', 'BTC'],
      ['rs .', 'INR PKR LKR'],
      ['rs', 'INR PKR LKR'],
      ['fr .', 'CHF'],
      ['frs', 'CHF'],
    ] as const
  ).map(([sign, units]) => ({ phrase: sign.split(' '), units: units.split(' '), cents: false })),
);

function wordsOf(table: string, cents: boolean): CurrencyWord[] {
  return linesOf(table).flatMap(([units, words]) =>
    words.split(', ').map((text) => ({ phrase: phraseOf(text), units: units.split('/'), cents })),
  );
}

/** The words for money of a language, by their first token, longest first. */
export function currencyTable(
  currencies: string,
  cents: string,
): ReadonlyMap<string, readonly CurrencyWord[]> {
  return phraseTable([...wordsOf(currencies, false), ...wordsOf(cents, true)]);
}

/** "M€", "k$", "Md€": a power of ten glued before a sign. */
const POWERS: ReadonlyMap<string, number> = new Map([
  ['k', 3],
  ['K', 3],
  ['M', 6],
  ['Md', 9],
  ['Mds', 9],
  ['MD', 9],
  ['Mrd', 9],
  ['G', 9],
]);

/** A currency sign or code at token `index`, before or behind its number. */
export function currencySignAt(scan: Scan, index: number): CurrencyFound | null {
  const token = scan.tokens[index];
  if (!token || token.type === 'digits') return null;
  const sign = longestGlued(scan, index);
  if (sign) return { ...sign.entry, power: 0, to: sign.to };
  if (token.type === 'word' && CODES.has(token.cased)) {
    return { units: [token.cased], cents: false, power: 0, to: index + 1 };
  }
  // "¢" stands behind, never before.
  if (token.folded === '¢') return { units: ['USD', 'EUR'], cents: true, power: 0, to: index + 1 };
  return null;
}

/** A currency behind its number: sign, code, "M€", "kEUR", or a word of the text's language. */
export function currencyBehind(scan: Scan, index: number): CurrencyFound | null {
  const token = scan.tokens[index];
  if (!token || token.gap === 3) return null;
  const power = POWERS.get(token.cased);
  if (power !== undefined && isGlued(scan, index + 1)) {
    const sign = longestGlued(scan, index + 1);
    if (sign) return { ...sign.entry, power, to: sign.to };
  }
  const prefixed = /^(k|K|M|Md)(EUR|USD|GBP|CHF)$/.exec(token.cased.slice(0, 6));
  if (prefixed && token.cased.length < 6) {
    const [, prefix = '', code = ''] = prefixed;
    return { units: [code], cents: false, power: POWERS.get(prefix) ?? 0, to: index + 1 };
  }
  if (isPence(scan, index)) return { units: ['GBP'], cents: true, power: 0, to: index + 1 };
  const word = longestPhrase(scan, index, scan.pack.currencies.get(token.folded));
  return word ? { ...word.entry, power: 0, to: word.to } : currencySignAt(scan, index);
}

/** Lines of a picture, not pence: "1080p". */
const PICTURE_LINES: ReadonlySet<string> = new Set('240 360 480 720 1080 1440 2160'.split(' '));

/** "79.6p", "20p" */
function isPence(scan: Scan, index: number): boolean {
  const before = scan.tokens[index - 1];
  const glued = scan.tokens[index]?.cased === 'p' && isGlued(scan, index);
  return (
    glued && has(scan, 'pence') && before?.type === 'digits' && !PICTURE_LINES.has(before.folded)
  );
}

/** A sign of several tokens ("US$") must be written in one piece and its letters in capitals. */
function longestGlued(scan: Scan, index: number) {
  const token = scan.tokens[index];
  if (!token) return null;
  for (const entry of SIGNS.get(token.folded) ?? []) {
    const to = index + entry.phrase.length;
    const fits = entry.phrase.every((part, place) => {
      const at = scan.tokens[index + place];
      const capitals = at?.type !== 'word' || at.cased !== at.folded;
      // "5 $ CA": behind its sign a country may keep a space.
      const near = at?.gap === 0 || (at?.gap === 1 && entry.phrase[0] === '$');
      return at?.folded === part && capitals && (place === 0 || near);
    });
    if (fits) return { entry, to };
  }
  return null;
}
