import { readFileSync } from 'node:fs';
import { ENGINES } from './retrieval-engines';
import { givenTexts, zipfTexts } from './retrieval-texts';

/**
 * One engine on one set of texts, in a process of its own: `retrieval-one.ts ENGINE SIZE` or
 * `retrieval-one.ts ENGINE FILE` (a JSON list of texts). Prints one JSON object.
 */

/** Each query runs so often, and its fastest run counts: the others measure the machine. */
const RUNS = 5;
const MOST_MILLISECONDS = 20_000;

function heap(): number {
  // Twice: finalizers of the first pass free what the second collects.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

const [engineName = '', source = ''] = process.argv.slice(2);
const engine = ENGINES[engineName]!;
const { texts, queries } = /^\d+$/.test(source)
  ? zipfTexts(Number(source))
  : givenTexts('public', JSON.parse(readFileSync(source, 'utf8')) as string[]);

const before = heap();
const began = performance.now();
const search = engine.build(texts);
const build = performance.now() - began;
const held = heap() - before;

const times: number[] = [];
let returned = 0;
const stop = performance.now() + MOST_MILLISECONDS;
// A first pass lets the compiler see the code; it counts against the time allowed.
for (const terms of queries) {
  if (performance.now() > stop - MOST_MILLISECONDS / 2) break;
  returned += search(terms);
}
for (const terms of queries) {
  if (performance.now() > stop && times.length >= 20) break;
  let best = Infinity;
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    returned += search(terms);
    best = Math.min(best, performance.now() - start);
    if (performance.now() > stop) break;
  }
  times.push(best);
}
times.sort((a, b) => a - b);
process.stdout.write(
  JSON.stringify({
    build,
    heap: held,
    queries: times.length,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    returned,
    kept: texts.length,
  }),
);
