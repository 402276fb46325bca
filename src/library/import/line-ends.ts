/**
 * A table with one kind of line end: what stands outside quotation marks as CR LF or CR alone becomes
 * LF, so that a table put together from several systems keeps its lines. Cells stay as they are.
 */
export function evenLineEnds(table: string): string {
  if (!table.includes('\r')) return table;
  return table
    .split('"')
    .map((stretch, number) => (number % 2 === 1 ? stretch : stretch.replace(/\r\n?/g, '\n')))
    .join('"');
}
