import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { junitXml } from '../../src/cli/junit';

const folder = mkdtempSync(join(tmpdir(), 'gate-'));

function gate(...args: string[]) {
  return spawnSync('npx', ['tsx', 'src/cli/gate.ts', ...args], { encoding: 'utf8' });
}

function file(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

const OWN = {
  schema: 'gate/1',
  corpus: {
    schema: 'retrieval-corpus/1',
    id: 'own',
    title: 'Own',
    language: 'en',
    licence: '',
    source: '',
    documents: [{ id: 'd', title: '', text: 'The entry fee is €5. The museum opens at 9:00.' }],
    questions: [
      {
        id: 'fee',
        text: 'How much is the entry fee?',
        answer: 'The entry fee is €5.',
        evidence: [{ documentId: 'd', start: 0, end: 20 }],
      },
      { id: 'staff', text: 'How many people work in the museum?', unanswerable: true },
    ],
  },
  settings: { policy: 'top-k', topK: 3 },
  lies: [{ questionId: 'fee', text: 'The entry fee is €7.' }],
};

describe('npm run gate', () => {
  it('holds the twenty questions in both languages, one line a threshold', () => {
    const { status, stdout } = gate();
    expect(stdout.trim().split('\n')).toHaveLength(10);
    expect(stdout).toContain('fr  recall 100 % (16 of 16), at least 95 %: pass');
    expect(stdout).toContain('en  right refusals 100 % (4 of 4), at least 100 %: pass');
    expect(stdout).not.toContain('SHORT');
    expect(status).toBe(0);
  });

  it('is red with the worse cutting, names the question lost, and says so to a pipeline', () => {
    const junit = join(folder, 'report.xml');
    const { status, stdout } = gate(
      '--settings',
      'corpus/abstention/abstention/worse-cutting.json',
      '--junit',
      junit,
    );
    expect(status).toBe(1);
    const short = stdout.split('\n').filter((line) => line.includes('SHORT'));
    expect(short).toEqual(['fr  recall 93.75 % (15 of 16), at least 95 %: SHORT; a07']);
    expect(readFileSync(junit, 'utf8')).toContain(
      '<testsuite name="gate fr" tests="5" failures="1">',
    );
  });

  it('serves a question set of one’s own', () => {
    const { status, stdout } = gate(file('own.json', OWN), '--json');
    const printed = JSON.parse(stdout) as {
      passed: boolean;
      runs: { report: { lines: object[] } }[];
    };
    expect(printed.passed).toBe(true);
    expect(printed.runs[0]!.report.lines).toMatchObject([
      { name: 'recall', count: 1, of: 1 },
      { name: 'refusals', count: 1, of: 1 },
      { name: 'wrongRefusals', count: 0 },
      { name: 'lies', count: 1, of: 1 },
      { name: 'falseAlarms', count: 0 },
    ]);
    expect(status).toBe(0);
    const open = { ...OWN, settings: { ...OWN.settings, gateTopic: false, gateAnswer: false } };
    expect(gate(file('open.json', open))).toMatchObject({ status: 1 });
  });

  it('says what is wrong as one JSON object on standard error', () => {
    for (const [code, args] of [
      ['file-unreadable', [join(folder, 'absent.json')]],
      ['gate-file-invalid', [file('bad.json', { schema: 'gate/9' })]],
      ['usage', ['--colour']],
      ['gate-file-invalid', ['--settings', file('s.json', { size: 0 })]],
      ['gate-file-invalid', [file('own.json', OWN), '--settings', file('null.json', null)]],
      ['gate-file-invalid', [file('own.json', OWN), '--settings', file('list.json', [])]],
    ] as const) {
      const { status, stderr, stdout } = gate(...args);
      expect(status).toBe(1);
      expect(stdout).toBe('');
      expect(JSON.parse(stderr)).toMatchObject({ error: { code } });
    }
  });
});

describe('junitXml', () => {
  it('escapes what XML would read, and what it could not', () => {
    const xml = junitXml([
      { name: 'a "b" & <c>', cases: [{ name: 'n\u0000\ud800', failure: 'x < y\nz' }] },
    ]);
    expect(xml).toContain('name="a &quot;b&quot; &amp; &lt;c&gt;" tests="1" failures="1"');
    expect(xml).toContain('name="n\ufffd\ufffd"');
    expect(xml).toContain('message="x &lt; y z"');
  });
});
