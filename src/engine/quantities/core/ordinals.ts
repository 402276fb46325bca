import { isWord } from './pack';
import { joined, wordAt, type Scan } from './scan';

export interface OrdinalWord {
  readonly value: bigint;
  readonly to: number;
}

/** An ordinal in words from token `index`: "third", "twenty-first", "dix-neuvième". */
export function readOrdinalWord(scan: Scan, index: number): OrdinalWord | null {
  const table = scan.pack.ordinals;
  const alone = table.get(wordAt(scan, index));
  if (alone !== undefined) return { value: BigInt(alone), to: index + 1 };
  return readCompound(scan, index, table);
}

/** "twenty-first": the number words that end right before the ordinal, and the ordinal. */
function readCompound(scan: Scan, index: number, table: ReadonlyMap<string, number>) {
  const head = scan.pack.numerals.read(scan, index);
  if (!head || head.value.scale !== 0) return null;
  let at = joined(scan, head.to);
  if (at >= 0 && isWord(scan, at, 'and')) at = joined(scan, at + 1);
  const last = at < 0 ? undefined : table.get(wordAt(scan, at));
  if (last === undefined) return null;
  const base = head.value.units;
  // "quatre-vingtième" multiplies, "dix-neuvième" and "twenty-first" add; "two thirds" does neither.
  if (last >= 20) return base < BigInt(last) ? { value: base * BigInt(last), to: at + 1 } : null;
  const fits = base % 10n === 0n && base >= 10n && last !== 1 && last < 20;
  const first = base % 10n === 0n && base >= 20n && last === 1;
  return fits || first ? { value: base + BigInt(last), to: at + 1 } : null;
}

/** True when the word at `index`, glued behind digits, makes an ordinal of them. */
export function isOrdinalSuffix(scan: Scan, index: number): boolean {
  return scan.pack.ordinalSuffixes.has(wordAt(scan, index));
}

/** The same, also with a space between, as in "19 th century": for suffixes that are no words. */
export function ordinalSuffixBehind(scan: Scan, index: number): boolean {
  const token = scan.tokens[index];
  const spaced = token?.gap === 1 && ['th', 'nd', 'rd', 'eme', 'ieme'].includes(token.cased);
  return (token?.gap === 0 || spaced) && isOrdinalSuffix(scan, index);
}
