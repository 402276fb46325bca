// @ts-check
// `npm test`: every check, whatever another said, and the true totals at the end.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const REPORTS = '.cache/reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
const E2E_REPORT = `${REPORTS}/e2e.json`;

/**
 * @typedef {{ passed: number, failed: number }} Totals
 * @typedef {{ name: string, command: string[], env?: Record<string, string>, totals?: () => Totals }} Step
 */

/**
 * Stages follow each other. The lanes of a stage run side by side, the steps of a lane in turn: what
 * reads the code on one processor shares the two, and a runner with two workers has both for itself.
 * @type {Step[][][]}
 */
const STAGES = [
  [[{ name: 'browser', command: ['node', 'tests/browser.mjs'] }]],
  [
    [
      { name: 'types', command: ['svelte-check', '--fail-on-warnings', '--output', 'human'] },
      { name: 'unused code', command: ['knip'] },
      { name: 'build', command: ['vite', 'build'] },
    ],
    [
      { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
      { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
      { name: 'abstention gate', command: ['tsx', 'src/cli/gate.ts'] },
    ],
  ],
  [
    [
      {
        name: 'unit and component tests',
        command: [
          'vitest',
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile=${UNIT_REPORT}`,
        ],
        totals: () => {
          const report = JSON.parse(readFileSync(UNIT_REPORT, 'utf8'));
          return { passed: report.numPassedTests, failed: report.numFailedTests };
        },
      },
    ],
  ],
  [
    [
      {
        name: 'end-to-end tests',
        command: ['playwright', 'test', '--reporter=list,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_REPORT },
        totals: () => {
          const { stats } = JSON.parse(readFileSync(E2E_REPORT, 'utf8'));
          return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
        },
      },
    ],
  ],
];

/**
 * Runs a program to its end. Alone it speaks as it goes; beside others it is heard once it is done.
 * @param {Step} step @param {boolean} isAlone @returns {Promise<number | null>} its exit code
 */
function runProgram({ name, command, env }, isAlone) {
  const [program = '', ...parameters] = command;
  const isNode = program === 'node';
  const title = `\n— ${name}: ${command.join(' ')}`;
  if (isAlone) console.log(title);
  return new Promise((resolve) => {
    const child = spawn(isNode ? program : 'npx', isNode ? parameters : command, {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    /** @type {Buffer[]} */
    const said = [];
    child.stdout?.on('data', (part) => said.push(part));
    child.stderr?.on('data', (part) => said.push(part));
    child.on('error', (error) => {
      console.error(String(error));
      resolve(null);
    });
    child.on('close', (status) => {
      if (!isAlone) console.log(`${title}\n${Buffer.concat(said).toString().trimEnd()}`);
      resolve(status);
    });
  });
}

/** @param {Step} step @param {boolean} isAlone */
async function run(step, isAlone) {
  const begun = performance.now();
  const status = await runProgram(step, isAlone);
  const seconds = Math.round((performance.now() - begun) / 1000);
  /** @type {Totals} */
  let totals = status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    if (step.totals) totals = step.totals();
  } catch {
    // A runner that wrote no report did not run: that is one failure, whatever its status.
    totals = { passed: 0, failed: 1 };
  }
  // A runner can fail without a failing test (no test found, an error outside any test).
  if (status !== 0 && totals.failed === 0) totals.failed = 1;
  return { name: step.name, seconds, ...totals };
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const results = [];
for (const lanes of STAGES) {
  const ran = lanes.map(async (lane) => {
    const done = [];
    for (const step of lane) done.push(await run(step, lanes.length === 1));
    return done;
  });
  results.push(...(await Promise.all(ran)).flat());
}
console.log('');
for (const { name, passed, failed, seconds } of results) {
  const outcome = failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${outcome} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
