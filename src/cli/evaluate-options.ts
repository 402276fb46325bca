import { parseArgs } from 'node:util';
import type { Half } from '../engine/evaluation/halves';
import type { ChunkingSettings } from '../engine/prepare';
import { fail } from './output';

export type ChunkOption = '800' | '400' | 'sentences';

export const CHUNKINGS: Readonly<Record<ChunkOption, ChunkingSettings>> = {
  '800': { chunking: 'characters', target: 800, size: 3 },
  '400': { chunking: 'characters', target: 400, size: 3 },
  sentences: { chunking: 'sentence-range', target: 1000, size: 3 },
};

export interface EvaluateOptions {
  readonly folders: readonly string[];
  readonly chunk: ChunkOption;
  readonly corpora: readonly string[] | undefined;
  readonly policies: readonly string[] | undefined;
  readonly half: Half | undefined;
  readonly markdown: boolean;
}

const USAGE =
  'npm run --silent evaluate -- FOLDER... [--chunk 800|400|sentences] [--corpora id,id] ' +
  '[--policies id,id] [--half tune|report] [--markdown]';

function list(value: string | undefined): string[] | undefined {
  return value?.split(',').filter((each) => each !== '');
}

function isChunkOption(value: string): value is ChunkOption {
  return Object.hasOwn(CHUNKINGS, value);
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
        half: { type: 'string' },
        markdown: { type: 'boolean', default: false },
      },
    });
    const { chunk, half, markdown } = values;
    if (positionals.length === 0) fail('usage', { problem: 'no folder', usage: USAGE });
    if (!isChunkOption(chunk)) fail('usage', { problem: `--chunk ${chunk}`, usage: USAGE });
    if (half !== undefined && half !== 'tune' && half !== 'report') {
      fail('usage', { problem: `--half ${half}`, usage: USAGE });
    }
    return {
      folders: positionals,
      chunk,
      corpora: list(values.corpora),
      policies: list(values.policies),
      half,
      markdown,
    };
  } catch (error) {
    fail('usage', { problem: error instanceof Error ? error.message : '', usage: USAGE });
  }
}
