import { failure, success, type Result } from '../../engine/errors';
import { fold } from '../../engine/text/fold';
import { decodeText } from './decode';
import {
  titleOf,
  type ImportedQuestions,
  type ImportOptions,
  type QuestionRow,
  type Separator,
} from './imported';
import { evenLineEnds } from './line-ends';
import { placeAt } from './place';
import { guessSeparator, namedSeparator } from './separator';
import { textFault } from './text-fault';

/** What a heading may be called, in either language; compared folded. */
const HEADINGS: readonly [Column, readonly string[]][] = [
  ['id', ['id', 'identifiant', 'n', 'no', 'numero', 'number']],
  ['question', ['question', 'questions', 'query', 'texte', 'text']],
  ['answer', ['answer', 'reponse', 'reponse attendue', 'expected answer']],
  ['evidence', ['evidence', 'preuve', 'passage', 'extrait', 'quote', 'citation']],
  ['unanswerable', ['unanswerable', 'sans reponse', 'no answer', 'pas de reponse']],
];
type Column = 'id' | 'question' | 'answer' | 'evidence' | 'unanswerable';

const YES = new Set(['1', 'x', 'oui', 'o', 'yes', 'y', 'true', 'vrai']);
const NO = new Set(['', '0', 'non', 'n', 'no', 'false', 'faux']);
const LONGEST_QUESTION = 10_000;

/** A line of a table as it was cut into cells. */
interface TableRow {
  readonly cells: readonly string[];
  readonly line: number;
  /** Its place among all lines of the sheet, blank ones counted, the heading being 0. */
  readonly place: number;
}

/** A spreadsheet looks at so many lines together when it decides where they end. */
const LINES_A_BLOCK = 16;

/**
 * A table of questions (CSV or TSV) with a heading line: `question`, and where they are wanted `id`,
 * `answer`, `evidence` (a passage as it stands in the document; the column may come several times)
 * and `unanswerable` (yes or no), under their French or English names. Encoding and separator are
 * recognised unless `options` set them.
 *
 * Fails as `decodeText` and `textFault` do, with `text-empty`, `table-no-question-column` (with the
 * headings found and the `separator`), or with the `line`: `table-quotes`, `table-columns`,
 * `table-empty-question`, `table-long-question`, `table-duplicate-id`, `table-yes-or-no`,
 * `table-unanswerable-with-evidence`.
 */
export async function readQuestionTable(
  bytes: Uint8Array,
  name: string,
  options: ImportOptions = {},
): Promise<Result<ImportedQuestions>> {
  const decoded = decodeText(bytes, options.encoding);
  if (!decoded.ok) return decoded;
  const { text, encoding } = decoded.value;
  const fault = textFault(text);
  if (fault) return failure(fault.code, fault.details);
  const named = namedSeparator(text);
  const separator = options.separator ?? named?.separator ?? guessSeparator(text);
  const cut = await tableRows(text, named?.start ?? 0, separator);
  if (!cut.ok) return cut;
  const rows = questionRows(cut.value, separator);
  if (!rows.ok) return rows;
  return success({
    kind: 'questions',
    title: titleOf(name),
    encoding,
    separator,
    ...rows.value,
  });
}

async function tableRows(
  text: string,
  start: number,
  separator: Separator,
): Promise<Result<readonly TableRow[]>> {
  const { default: Papa } = await import('papaparse');
  const rows: TableRow[] = [];
  const table = evenLineEnds(text.slice(start));
  const firstLine = placeAt(text, start).line;
  let unclosed: number | undefined;
  let line = firstLine;
  let read = 0;
  let count = 0;
  Papa.parse<string[]>(table, {
    delimiter: separator,
    newline: '\n',
    quoteChar: '"',
    step: ({ data, errors, meta }) => {
      const place = count;
      count += 1;
      if (errors.some((error) => error.type === 'Quotes')) unclosed ??= line;
      if (data.some((cell) => cell.trim() !== '')) rows.push({ cells: data, line, place });
      for (; read < meta.cursor; read += 1) if (table.charCodeAt(read) === 0x0a) line += 1;
    },
  });
  if (unclosed !== undefined) return failure('table-quotes', { line: unclosed });
  return rows.length === 0 ? failure('text-empty', { line: 1 }) : success(rows);
}

/** Which columns hold what. */
function columnsOf(heading: readonly string[]): Map<Column, number[]> {
  const columns = new Map<Column, number[]>();
  for (const [position, cell] of heading.entries()) {
    const name = fold(cell)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const known = HEADINGS.find(([, names]) => names.includes(name.replace(/ \d+$/, '')))?.[0];
    if (known) columns.set(known, [...(columns.get(known) ?? []), position]);
  }
  return columns;
}

function blockOf(place: number): number {
  return Math.floor(place / LINES_A_BLOCK);
}

/**
 * The blocks of sixteen lines that all end early, after as many cells: Excel leaves the last columns
 * out where they are empty in the whole of a block. A line that ends early by itself is broken.
 */
function shortenedBlocks(rows: readonly TableRow[], expected: number): Set<number> {
  const counts = new Map<number, Set<number>>();
  for (const { cells, place } of rows) {
    const own = counts.get(blockOf(place)) ?? new Set();
    counts.set(blockOf(place), own.add(cells.length));
  }
  const shortened = [...counts].filter(
    ([block, own]) => block > 0 && own.size === 1 && Math.max(...own) < expected,
  );
  return new Set(shortened.map(([block]) => block));
}

function questionRows(
  [heading, ...rows]: readonly TableRow[],
  separator: Separator,
): Result<Pick<ImportedQuestions, 'rows' | 'unread'>> {
  const columns = columnsOf(heading!.cells);
  const [question] = columns.get('question') ?? [];
  if (question === undefined) {
    return failure('table-no-question-column', {
      line: heading!.line,
      headings: heading!.cells
        .map((cell) => cell.trim())
        .join(' · ')
        .slice(0, 200),
      separator,
    });
  }
  // Evidence may stand in several columns; of the others the first is read.
  const known = new Set(
    [...columns].flatMap(([column, places]) =>
      column === 'evidence' ? places : places.slice(0, 1),
    ),
  );
  const unread = heading!.cells.map((cell) => cell.trim().slice(0, 60));
  const [id] = columns.get('id') ?? [];
  const [answer] = columns.get('answer') ?? [];
  const [unanswerable] = columns.get('unanswerable') ?? [];
  const evidence = columns.get('evidence') ?? [];
  const seen = new Set<string>();
  const read: QuestionRow[] = [];
  const expected = heading!.cells.length;
  const shortened = shortenedBlocks([heading!, ...rows], expected);
  for (const { cells, line, place } of rows) {
    const isWhole = cells.length === expected || shortened.has(blockOf(place));
    if (!isWhole) return failure('table-columns', { line, count: cells.length, expected });
    const cell = (column: number | undefined) =>
      column === undefined ? '' : (cells[column] ?? '').trim();
    const text = cell(question);
    if (text === '') return failure('table-empty-question', { line });
    if (text.length > LONGEST_QUESTION) {
      return failure('table-long-question', { line, limit: LONGEST_QUESTION });
    }
    const ownId = cell(id);
    if (ownId !== '' && seen.has(ownId)) return failure('table-duplicate-id', { line, id: ownId });
    seen.add(ownId);
    const flag = fold(cell(unanswerable)).trim();
    if (!YES.has(flag) && !NO.has(flag)) {
      return failure('table-yes-or-no', { line, value: cell(unanswerable).slice(0, 40) });
    }
    const passages = evidence.map(cell).filter((passage) => passage !== '');
    if (YES.has(flag) && passages.length > 0) {
      return failure('table-unanswerable-with-evidence', { line });
    }
    read.push({
      line,
      id: ownId || undefined,
      text,
      answer: cell(answer) || undefined,
      unanswerable: YES.has(flag),
      evidence: passages,
    });
  }
  if (read.length === 0) return failure('text-empty', { line: heading!.line });
  return success({
    rows: read,
    unread: unread.filter((cell, place) => cell !== '' && !known.has(place)),
  });
}
