import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readBundle } from '../runs/bundle';
import { compareRuns, type CompareOptions } from '../runs/compare/compare';
import type { RunRecord } from '../engine/records/run-record';
import { fail, printJson } from './output';

const USAGE =
  'npm run --silent compare -- A.json B.json... [--shared] [--variant ID [--variant ID]]';

interface Asked {
  readonly files: readonly string[];
  readonly sharedOnly: boolean;
  readonly variants: readonly string[];
}

function readOptions(args: readonly string[]): Asked {
  let asked: Asked;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        shared: { type: 'boolean', default: false },
        variant: { type: 'string', multiple: true, default: [] },
      },
    });
    asked = { files: positionals, sharedOnly: values.shared, variants: values.variant };
  } catch (error) {
    fail('usage', { problem: error instanceof Error ? error.message : '', usage: USAGE });
  }
  if (asked.files.length === 0) fail('usage', { problem: 'no file', usage: USAGE });
  if (asked.variants.length > 2) fail('usage', { problem: '--variant thrice', usage: USAGE });
  return asked;
}

function readRuns(file: string): readonly RunRecord[] {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    fail('file-unreadable', { file, problem: (error as NodeJS.ErrnoException).code ?? '' });
  }
  const read = readBundle(bytes);
  if (!read.ok) fail(read.error.code, { file, ...read.error.details });
  return read.value.runs;
}

/** The first run's variant against each other run's: the one named, or the two named. */
function sidesOf(runs: readonly RunRecord[], variants: readonly string[]): CompareOptions['sides'] {
  const [first, second = first] = variants;
  if (first === undefined || second === undefined) return undefined;
  return runs.slice(1).map((_, place) => [
    { run: 0, variant: first },
    { run: place + 1, variant: second },
  ]);
}

/**
 * `npm run --silent compare -- A.json B.json...`: the runs of the bundles, the first against each
 * other one, as the page compares them, as one JSON object. The same file twice compares its run
 * with itself. `--variant` names a policy (or a side of an Order run), twice for one a side;
 * `--shared` compares the shared questions of runs that are not comparable as they are.
 */
function main(): void {
  const { files, sharedOnly, variants } = readOptions(process.argv.slice(2));
  const runs = files.flatMap(readRuns);
  if (runs.length < 2) fail('too-few-runs', { runs: runs.length, usage: USAGE });
  try {
    const sides = sidesOf(runs, variants);
    const steps = compareRuns(runs, { sharedOnly, ...(sides && { sides }) });
    let step = steps.next();
    while (!step.done) step = steps.next();
    printJson(step.value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    fail('unknown-variant', { problem: error.message });
  }
}

main();
