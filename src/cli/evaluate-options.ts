import { parseArgs } from 'node:util';
import { CHUNKERS } from '../engine/chunkers';
import type { Chunker } from '../engine/chunkers/chunker';
import type { Half } from '../engine/evaluation/halves';
import {
  chunkingOf,
  DEFAULT_SETTINGS,
  type ChunkerName,
  type ChunkingSettings,
} from '../engine/settings';
import { DOCUMENT_SCORER, SCORERS } from '../engine/scorers';
import type { Scorer } from '../engine/scorers/scorer';
import { fail } from './output';

/** The cuttings of the command line, by what they are called there: `800`, `sentences`, `3`. */
export const CHUNKINGS: ReadonlyMap<string, ChunkingSettings> = new Map(
  CHUNKERS.flatMap(({ id, offers }: Chunker) =>
    offers.map(({ option, values }) => [
      option,
      { ...chunkingOf(DEFAULT_SETTINGS), chunking: id as ChunkerName, ...values },
    ]),
  ),
);

export const CHUNK_OPTIONS = [...CHUNKINGS.keys()].sort().join('|');

export interface EvaluateOptions {
  readonly folders: readonly string[];
  readonly chunk: string;
  readonly corpora: readonly string[] | undefined;
  readonly policies: readonly string[] | undefined;
  readonly half: Half | undefined;
  /** The scorer, and with it the terms of every policy; the one of documents where none is named. */
  readonly scorer: Scorer;
  readonly markdown: boolean;
}

const USAGE =
  `npm run --silent evaluate -- FOLDER|ID... [--chunk ${CHUNK_OPTIONS}] [--corpora id,id] ` +
  '[--policies id,id] [--scorer id] [--half tune|report] [--markdown]';

function list(value: string | undefined): string[] | undefined {
  return value?.split(',').filter((each) => each !== '');
}

/** Reads the command line; ends the program with `usage` where it cannot be understood. */
export function readEvaluateOptions(args: readonly string[]): EvaluateOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        chunk: { type: 'string', default: '800' },
        corpora: { type: 'string' },
        policies: { type: 'string' },
        scorer: { type: 'string', default: DOCUMENT_SCORER.id },
        half: { type: 'string' },
        markdown: { type: 'boolean', default: false },
      },
    });
    const { chunk, half, markdown } = values;
    if (positionals.length === 0) fail('usage', { problem: 'no folder', usage: USAGE });
    if (!CHUNKINGS.has(chunk)) fail('usage', { problem: `--chunk ${chunk}`, usage: USAGE });
    const scorer = SCORERS.find(({ id }) => id === values.scorer);
    if (!scorer) fail('usage', { problem: `--scorer ${values.scorer}`, usage: USAGE });
    if (half !== undefined && half !== 'tune' && half !== 'report') {
      fail('usage', { problem: `--half ${half}`, usage: USAGE });
    }
    return {
      folders: positionals,
      chunk,
      corpora: list(values.corpora),
      policies: list(values.policies),
      half,
      scorer,
      markdown,
    };
  } catch (error) {
    fail('usage', { problem: error instanceof Error ? error.message : '', usage: USAGE });
  }
}
