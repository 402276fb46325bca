// @ts-check
// `npm test`: every check in turn, whatever the one before said, and the true totals at the end.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const REPORTS = '.cache/reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
const E2E_REPORT = `${REPORTS}/e2e.json`;

/**
 * @typedef {{ passed: number, failed: number }} Totals
 * @typedef {{ name: string, command: string[], env?: Record<string, string>, totals?: () => Totals }} Step
 */

/** @type {Step[]} */
const STEPS = [
  { name: 'browser', command: ['node', 'tests/browser.mjs'] },
  { name: 'types', command: ['svelte-check', '--fail-on-warnings', '--output', 'human'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'unused code', command: ['knip'] },
  {
    name: 'unit tests',
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
  { name: 'abstention gate', command: ['tsx', 'src/cli/gate.ts'] },
  { name: 'build', command: ['vite', 'build'] },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_REPORT },
    totals: () => {
      const { stats } = JSON.parse(readFileSync(E2E_REPORT, 'utf8'));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  },
];

/** @param {Step} step @returns {Totals} */
function run(step) {
  const [program = '', ...parameters] = step.command;
  console.log(`\n— ${step.name}: ${step.command.join(' ')}`);
  const isNode = program === 'node';
  const { status } = spawnSync(isNode ? program : 'npx', isNode ? parameters : step.command, {
    stdio: 'inherit',
    env: { ...process.env, ...step.env },
  });
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
  return totals;
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const results = STEPS.map((step) => ({ name: step.name, ...run(step) }));
console.log('');
for (const { name, passed, failed } of results) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
