import { SEPARATORS, type Separator } from './imported';

/** Enough of a table to see how its cells are parted. */
const LENGTH_READ = 20_000;
const LINES_READ = 20;

/** The first line of a table may name its separator, as spreadsheets understand: "sep=;". */
const NAMED = /^sep=([;,\t|])\r?\n/i;

/** What a table's first line says of its separator, and where the table itself begins. */
export function namedSeparator(text: string): { separator: Separator; start: number } | undefined {
  const match = NAMED.exec(text);
  return match ? { separator: match[1] as Separator, start: match[0].length } : undefined;
}

/**
 * The separator that parts the most cells of the first line and as many of the lines after it,
 * outside quotation marks; a comma where none parts anything.
 */
export function guessSeparator(text: string): Separator {
  const beginning = text.slice(0, LENGTH_READ);
  let best: Separator = ',';
  let most = 0;
  for (const separator of SEPARATORS) {
    const counts = cellsOfLines(beginning, separator);
    const [first = 0] = counts;
    const agreeing = counts.filter((count) => count === first).length;
    const score = first * agreeing;
    if (first > 0 && score > most) [best, most] = [separator, score];
  }
  return best;
}

/** How often a separator stands in each of the first records, quoted text left out. */
function cellsOfLines(text: string, separator: Separator): number[] {
  const counts: number[] = [];
  let count = 0;
  let quoted = false;
  for (let place = 0; place < text.length && counts.length < LINES_READ; place += 1) {
    const character = text[place];
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === separator) count += 1;
    else if (character === '\n') {
      counts.push(count);
      count = 0;
    }
  }
  if (count > 0) counts.push(count);
  return counts;
}
