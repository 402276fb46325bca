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

/** How a text begins that a spreadsheet takes for a formula; full-width signs are signs to some. */
const FORMULA = /^(?:[\t\r\n]|[\s"]*[=+\-@＝＋－＠])/;
/**
 * The same within a text: where cells are parted otherwise than we part them, as by a double click
 * on commas in a country of semicolons, our quotation marks are lost and what stands behind a
 * separator or a line end begins a cell.
 */
const FORMULA_WITHIN = /([;,\t\r\n][ \u00a0"]*)([=+\-@＝＋－＠][^;,\t\r\n]*)/g;
/** What a sign must be followed by to do more than sums: a function, or another program. */
const DOES_SOMETHING = /^[=＝]|\||[\p{L}\p{N}]\(/u;
/** A negative number as it may be written: thousands apart, a share, an amount. */
const NEGATIVE =
  /^-(?:\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:[.,]\d+)?(?:[eE][+-]?\d+)?(?:[ \u00a0\u202f]?[%€$£])?\s*$/;
const LINE_END = '\r\n';
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A text that no spreadsheet runs: an apostrophe before whatever would begin a formula in it. A
 * negative number stays as it is.
 */
export function harmless(text: string): string {
  if (NEGATIVE.test(text)) return text;
  const within = text.replace(FORMULA_WITHIN, (whole, before: string, rest: string) =>
    DOES_SOMETHING.test(rest) ? `${before}'${rest}` : whole,
  );
  return FORMULA.test(text) ? `'${within}` : within;
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
