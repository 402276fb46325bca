import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseRetrievalCorpus } from '../../src/engine/corpus/retrieval-corpus';
import { chunkText } from '../../src/engine/retrieval/chunk-table';
import { cutByCharacters } from '../../src/engine/chunkers/characters/cut-by-characters';
import { documentTerms } from '../../src/engine/text/terms';
import { ENGINES } from './retrieval-engines';

/**
 * `tsx tests/bench/retrieval.ts [--sizes 1000,10000,100000] [--engines ours,floor,...] [FOLDER]`:
 * every engine on the same texts and terms, each in a process of its own, as a Markdown table. With
 * a folder of retrieval corpora, their texts too.
 */

const SECONDS_ALLOWED = 400;
const MEGABYTES_ALLOWED = 6000;
const SIZES = ['1000', '10000', '100000'];

interface Measured {
  readonly build: number;
  readonly heap: number;
  readonly queries: number;
  readonly median: number;
  readonly p95: number;
}

function measure(engine: string, source: string): Measured | string {
  const script = join(import.meta.dirname, 'retrieval-one.ts');
  const run = spawnSync(
    process.execPath,
    [
      '--expose-gc',
      `--max-old-space-size=${MEGABYTES_ALLOWED}`,
      '--import',
      'tsx',
      script,
      engine,
      source,
    ],
    { encoding: 'utf8', timeout: SECONDS_ALLOWED * 1000 },
  );
  if (run.error) return `over ${SECONDS_ALLOWED} s`;
  if (run.status === 0) return JSON.parse(run.stdout) as Measured;
  return /heap out of memory/.test(run.stderr) ? `over ${MEGABYTES_ALLOWED} MB` : 'failed';
}

/** The chunks of all corpora of a folder, each written as its terms. */
function publicTexts(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().flatMap((name) => {
    const parsed = parseRetrievalCorpus(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    if (!parsed.ok) return [];
    const { documents, language } = parsed.value;
    const table = cutByCharacters(
      documents.map((document) => ({ ...document, language })),
      800,
    );
    return Array.from({ length: table.count }, (_, chunk) =>
      documentTerms(chunkText(table, chunk), language)
        .map(({ term }) => term)
        .join(' '),
    ).filter((text) => text !== '');
  });
}

function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** `value`, and how many times ours it is. */
function besideOurs(value: number, ours: number | undefined, unit: string): string {
  const times = ours === undefined || value === ours ? '' : ` (${digits(value / ours)} ×)`;
  return `${digits(value)} ${unit}${times}`;
}

function rowOf(engine: string, result: Measured | string, ours: Measured | undefined): string {
  if (typeof result === 'string') return `| ${engine} | ${result} | | | |`;
  const cells = [
    besideOurs(result.build / 1000, ours && ours.build / 1000, 's'),
    besideOurs(result.median * 1000, ours && ours.median * 1000, 'µs'),
    besideOurs(result.p95 * 1000, ours && ours.p95 * 1000, 'µs'),
    besideOurs(result.heap / 1e6, ours && ours.heap / 1e6, 'MB'),
  ];
  return `| ${engine} | ${cells.join(' | ')} |`;
}

function report(title: string, source: string, engines: readonly string[]): void {
  const results = engines.map((engine) => [engine, measure(engine, source)] as const);
  const own = results.find(([engine]) => engine === 'ours')?.[1];
  const ours = typeof own === 'object' ? own : undefined;
  const lines = results.map(([engine, result]) => rowOf(engine, result, ours));
  process.stdout.write(
    `\n${title}\n\n| engine | build | query, median | query, 95th percentile | memory held |\n` +
      `| --- | --- | --- | --- | --- |\n${lines.join('\n')}\n`,
  );
}

function option(args: string[], name: string): string[] | undefined {
  const place = args.indexOf(name);
  return place < 0 ? undefined : args.splice(place, 2)[1]?.split(',');
}

function main(args: string[]): void {
  const sizes = option(args, '--sizes') ?? SIZES;
  const engines = option(args, '--engines') ?? Object.keys(ENGINES);
  const [folder] = args;
  process.stdout.write(
    `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ` +
      `Node ${process.version}, ${new Date().toISOString().slice(0, 10)}. ` +
      `Each engine in a process of its own, at most ${SECONDS_ALLOWED} s and ` +
      `${MEGABYTES_ALLOWED} MB; each query the fastest of its runs; × is times ours.\n\n`,
  );
  for (const engine of engines) {
    process.stdout.write(`- ${engine} returns ${ENGINES[engine]!.returns}\n`);
  }
  for (const size of sizes) report(`${size} chunks of about 110 terms, Zipf`, size, engines);
  if (folder === undefined) return;
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const texts = publicTexts(folder);
    const file = join(scratch, 'texts.json');
    writeFileSync(file, JSON.stringify(texts));
    report(`${texts.length} chunks of public texts (800 characters)`, file, engines);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

main(process.argv.slice(2));
