/** A reader that has read enough ends the program quietly. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** Prints one JSON value on standard output. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Prints one JSON value on a line of standard output. */
export function printLine(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** Prints one JSON object on standard error and ends the program with status 1. */
export function fail(code: string, details: Readonly<Record<string, string | number>> = {}): never {
  process.stderr.write(`${JSON.stringify({ error: { code, ...details } })}\n`);
  process.exit(1);
}
