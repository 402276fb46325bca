import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeBundle } from '../../src/runs/bundle';
import { compareRuns } from '../../src/runs/compare/compare';
import type { RunRecord } from '../../src/engine/records/run-record';
import { finish } from '../engine/evaluation/helpers';
import { sampleEvaluation } from '../runs/compare/sample-evaluation';

const FOLDER = mkdtempSync(join(tmpdir(), 'compare-'));

function bundleFile(name: string, ...runs: RunRecord[]): string {
  const text = writeBundle({ runs, corpora: [] }, []);
  if (!text.ok) throw new Error(text.error.code);
  const file = join(FOLDER, name);
  writeFileSync(file, text.value);
  return file;
}

function compare(...args: string[]) {
  return spawnSync('npx', ['tsx', 'src/cli/compare.ts', ...args], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
}

function refused(...args: string[]) {
  const { status, stdout, stderr } = compare(...args);
  expect([status, stdout]).toEqual([1, '']);
  return (JSON.parse(stderr) as { error: Record<string, unknown> }).error;
}

const first = sampleEvaluation(1).run;
const second = sampleEvaluation(2, { size: 2 }).run;

describe('npm run compare', () => {
  it('prints, figure for figure, what the page computes', () => {
    const { stdout } = compare(
      bundleFile('a.json', first),
      bundleFile('b.json', second),
      '--shared',
      '--variant',
      'window-1',
      '--variant',
      'scar-1',
    );
    const sides = [
      [
        { run: 0, variant: 'window-1' },
        { run: 1, variant: 'scar-1' },
      ],
    ] as const;
    const here = finish(compareRuns([first, second], { sides, sharedOnly: true }));
    expect(here.pairs[0]!.result!.rows).toHaveLength(14);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(here)));
  });

  it('compares a run with itself, and says what is wrong otherwise, as one JSON object', () => {
    const file = bundleFile('one.json', first);
    const itself = JSON.parse(compare(file, file).stdout) as { pairs: object[] };
    expect(itself.pairs).toMatchObject([{ result: { wins: 0, losses: 0, ties: 14 } }]);
    const broken = join(FOLDER, 'broken.json');
    writeFileSync(broken, '{"format": "fragment-lab/bundle", ');
    expect(refused(file)).toMatchObject({ code: 'too-few-runs', runs: 1 });
    expect(refused(file, broken)).toMatchObject({ code: 'json-syntax', file: broken, line: 1 });
    expect(refused(file, join(FOLDER, 'none.json'))).toMatchObject({ code: 'file-unreadable' });
    expect(refused(file, file, '--variant', 'x')).toMatchObject({ code: 'unknown-variant' });
    expect(refused(file, '--nonsense')).toMatchObject({ code: 'usage' });
  });
});
