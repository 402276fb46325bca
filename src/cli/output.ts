/** Prints one JSON value on standard output. A reader that has read enough ends the program quietly. */
export function printJson(value: unknown): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Prints one JSON object on standard error and ends the program with status 1. */
export function fail(code: string, details: Readonly<Record<string, string | number>> = {}): never {
  process.stderr.write(`${JSON.stringify({ error: { code, ...details } })}\n`);
  process.exit(1);
}
