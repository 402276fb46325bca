import { parseArgs } from 'node:util';
import { fail } from './output';

export interface GateOptions {
  /** A `gate/1` file; without one, the project's own twenty questions in both languages. */
  readonly file: string | undefined;
  /** The id of a bundled corpus; without one, the project's own. */
  readonly corpus: string | undefined;
  /** A JSON file of pipeline settings over the ones in force. */
  readonly settings: string | undefined;
  /** Measures the further questions of the bundled corpus instead of holding the gate. */
  readonly further: boolean;
  readonly json: boolean;
  /** Where to write a JUnit report. */
  readonly junit: string | undefined;
}

const USAGE =
  'npm run --silent gate -- [FILE | --corpus ID] [--settings FILE] [--json] [--junit PATH] | ' +
  'npm run --silent gate -- --further [--corpus ID]';

/** Reads the command line; ends the program with `usage` where it cannot be understood. */
export function readGateOptions(args: readonly string[]): GateOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        corpus: { type: 'string' },
        settings: { type: 'string' },
        further: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        junit: { type: 'string' },
      },
    });
    const { corpus, settings, further, json, junit } = values;
    const bundled = further || corpus !== undefined;
    if (positionals.length > 1 || (bundled && positionals.length > 0))
      fail('usage', { usage: USAGE });
    return { file: positionals[0], corpus, settings, further, json, junit };
  } catch {
    return fail('usage', { usage: USAGE });
  }
}
