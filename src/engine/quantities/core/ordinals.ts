import type { Language } from '../../text/language';
import { readNumberWords } from './number-words';
import { joined, wordAt, type Scan } from './scan';

const ORDINALS: Record<Language, ReadonlyMap<string, number>> = {
  en: new Map([
    ...named(
      'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth ' +
        'thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
    ),
    ...named('twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth').map(
      ([word, place]): [string, number] => [word, (place + 1) * 10],
    ),
    ['hundredth', 100],
    ['thousandth', 1000],
  ]),
  fr: new Map([
    ['premier', 1],
    ['premiere', 1],
    ['premiers', 1],
    ['premieres', 1],
    ['second', 2],
    ['seconde', 2],
    ...named(
      'unieme deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme ' +
        'onzieme douzieme treizieme quatorzieme quinzieme seizieme',
    ),
    ['vingtieme', 20],
    ['trentieme', 30],
    ['quarantieme', 40],
    ['cinquantieme', 50],
    ['soixantieme', 60],
    ['septantieme', 70],
    ['huitantieme', 80],
    ['nonantieme', 90],
    ['centieme', 100],
    ['millieme', 1000],
  ]),
};

function named(words: string): [string, number][] {
  return words.split(' ').map((word, place) => [word, place + 1]);
}

export interface OrdinalWord {
  readonly value: bigint;
  readonly to: number;
}

/** An ordinal in words from token `index`: "third", "twenty-first", "dix-neuvième". */
export function readOrdinalWord(scan: Scan, index: number): OrdinalWord | null {
  const table = ORDINALS[scan.language];
  const alone = table.get(wordAt(scan, index));
  if (alone !== undefined) return { value: BigInt(alone), to: index + 1 };
  return readCompound(scan, index, table);
}

/** "twenty-first": the number words that end right before the ordinal, and the ordinal. */
function readCompound(scan: Scan, index: number, table: ReadonlyMap<string, number>) {
  const head = readNumberWords(scan, index);
  if (!head || head.value.scale !== 0) return null;
  let at = joined(scan, head.to);
  if (at >= 0 && (wordAt(scan, at) === 'et' || wordAt(scan, at) === 'and'))
    at = joined(scan, at + 1);
  const last = at < 0 ? undefined : table.get(wordAt(scan, at));
  if (last === undefined) return null;
  const base = head.value.units;
  // "quatre-vingtième" multiplies, "dix-neuvième" and "twenty-first" add; "two thirds" does neither.
  if (last >= 20) return base < BigInt(last) ? { value: base * BigInt(last), to: at + 1 } : null;
  const fits = base % 10n === 0n && base >= 10n && last !== 1 && last < 20;
  const first = base % 10n === 0n && base >= 20n && last === 1;
  return fits || first ? { value: base + BigInt(last), to: at + 1 } : null;
}

const SUFFIXES: ReadonlySet<string> = new Set(
  'st nd rd th er ere re e eme ieme nde de ers eres es emes'.split(' '),
);

/** True when `suffix`, glued behind digits, makes an ordinal of them. */
export function isOrdinalSuffix(suffix: string): boolean {
  return SUFFIXES.has(suffix);
}
