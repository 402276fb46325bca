import type { RunRecord } from '../record';

/** Runs as JSON Lines: one record a line, as it is kept, each line ended by LF. */
export function jsonLines(runs: readonly RunRecord[]): string {
  return runs.map((run) => `${JSON.stringify(run)}\n`).join('');
}
