import type { RunRecord } from '../../engine/records/run-record';

/** What some readers take for the end of a line, though JSON does not escape it. */
const LINE_ENDS = /[\u0085\u2028\u2029]/g;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Runs as JSON Lines: one record a line, as it is kept, each line ended by LF. */
export function jsonLines(runs: readonly RunRecord[]): string {
  return runs.map((run) => `${JSON.stringify(run).replace(LINE_ENDS, escaped)}\n`).join('');
}
