/** A table as every export reads it: numbers as numbers, texts as texts. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Null where there is no value. */
export type Cell = string | number | boolean | null;

/**
 * How a table becomes text: `rfc-4180` with commas and decimal points; `french-spreadsheet` as
 * Excel and LibreOffice in French open it by a double click: byte order mark, semicolons, decimal
 * commas. Never a `sep=` line, which other readers take for a row.
 */
export type CsvDialect = 'rfc-4180' | 'french-spreadsheet';

/** First characters by which a spreadsheet takes a text for a formula, full-width forms included. */
const FORMULA_STARTS = new Set('=+-@\t\r\n＝＋－＠');
const PLAIN_NUMBER = /^-?\d+(?:[.,]\d+)?(?:[eE][+-]?\d+)?$/;
const LINE_END = '\r\n';
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A text that no spreadsheet runs: an apostrophe before what would begin a formula. A text that is
 * a negative number and nothing else stays as it is.
 */
export function harmless(text: string): string {
  const first = text[0];
  if (first === undefined || !FORMULA_STARTS.has(first) || PLAIN_NUMBER.test(text)) return text;
  return `'${text}`;
}

function quoted(text: string, separator: string): string {
  const needsQuotes = text.includes(separator) || /["\r\n]/.test(text) || text !== text.trim();
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The text of a table in a dialect; every line ends with CR LF, the first names the columns. */
export function csvText({ columns, rows }: Table, dialect: CsvDialect): string {
  const isFrench = dialect === 'french-spreadsheet';
  const separator = isFrench ? ';' : ',';
  const shown = (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'string') return quoted(harmless(cell), separator);
    if (typeof cell === 'boolean') return String(cell);
    return isFrench ? String(cell).replace('.', ',') : String(cell);
  };
  const lines = [columns, ...rows].map((row) => row.map(shown).join(separator) + LINE_END);
  return (isFrench ? BYTE_ORDER_MARK : '') + lines.join('');
}
