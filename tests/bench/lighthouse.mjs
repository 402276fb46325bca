// @ts-check
// Lighthouse on the built page, mobile preset, median of five: fails below performance 95 or below
// 100 in accessibility, best practices and SEO. The files are served compressed, as hosts do; Vite's
// preview does not. Other places of the page: npm run lighthouse -- '#/neighbours' '#/about'
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { SECURITY_HEADERS } from '../../src/shell/security-headers.ts';
import { findBrowser } from '../browser.mjs';

const BUILT = 'dist';
const RUNS = 5;
const DEBUGGING_PORT = 4182;
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSED_ALREADY = ['.png', '.woff2'];

/** @param {string} path a path below the address */
function answerOf(path) {
  const name = normalize(decodeURIComponent(path)).slice(1) || 'index.html';
  const file = join(BUILT, name);
  const type = TYPES[extname(name)];
  if (!type || name.startsWith('..') || !existsSync(file)) return null;
  const bytes = readFileSync(file);
  const isPlain = COMPRESSED_ALREADY.includes(extname(name));
  return {
    body: isPlain ? bytes : gzipSync(bytes),
    headers: {
      ...SECURITY_HEADERS,
      'content-type': type,
      'cache-control': name.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(isPlain ? {} : { 'content-encoding': 'gzip' }),
    },
  };
}

const server = createServer((request, response) => {
  const answer = answerOf(new URL(request.url ?? '/', 'http://host').pathname);
  response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body ?? '');
});
await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;

/**
 * One run in a browser of its own, so that nothing is cached.
 * @param {string} place
 */
async function measure(place) {
  const browser = await chromium.launch({
    executablePath: findBrowser().path,
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const result = await lighthouse(`http://localhost:${port}/${place}`, {
      port: DEBUGGING_PORT,
      onlyCategories: Object.keys(LEAST),
      logLevel: 'error',
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.');
    }
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** @param {import('lighthouse').Result} run @param {string} category */
const scoreOf = (run, category) => Math.round((run.categories[category]?.score ?? 0) * 100);

/** @param {import('lighthouse').Result[]} runs @param {string} category */
function medianRun(runs, category) {
  const sorted = runs.toSorted((a, b) => scoreOf(a, category) - scoreOf(b, category));
  const middle = sorted[Math.floor(RUNS / 2)];
  if (!middle) throw new RangeError('no run');
  return middle;
}

/** @param {import('lighthouse').Result} run @param {string} category */
function shortcomings(run, category) {
  return (run.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = run.audits[id];
    if (!audit || !weight || audit.score === null || audit.score >= 0.9) return [];
    return [`    ${id}: ${audit.displayValue ?? audit.title}`];
  });
}

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
  'total-byte-weight',
];

let failed = false;
const places = process.argv.length > 2 ? process.argv.slice(2) : [''];
for (const place of places) {
  console.log(`\n/${place}  (mobile preset, median of ${RUNS}, served with gzip)`);
  const runs = [];
  for (let count = 0; count < RUNS; count += 1) runs.push(await measure(place));
  for (const [category, least] of Object.entries(LEAST)) {
    const run = medianRun(runs, category);
    const score = scoreOf(run, category);
    if (score < least) failed = true;
    const all = runs.map((each) => scoreOf(each, category)).join(' ');
    console.log(`${score < least ? 'BELOW' : 'ok   '} ${category} ${score} of ${least} (${all})`);
    if (score < 100) console.log(shortcomings(run, category).join('\n'));
  }
  const middle = medianRun(runs, 'performance');
  for (const id of METRICS) {
    console.log(`      ${id}: ${middle.audits[id]?.displayValue ?? ''}`);
  }
  // Lighthouse's own measure of the machine: a busy one makes every task look long.
  const speeds = runs.map((run) => Math.round(run.environment.benchmarkIndex)).join(' ');
  console.log(`      machine (1,500 is a quiet laptop): ${speeds}`);
}
server.close();
process.exitCode = failed ? 1 : 0;
