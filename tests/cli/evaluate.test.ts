import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corpusOf } from '../engine/evaluation/helpers';

let folder: string;

function evaluate(...args: string[]) {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/evaluate.ts', ...args], {
    encoding: 'utf8',
  });
  return { status: run.status, output: run.stdout, notices: run.stderr };
}

interface Row {
  policy: string;
  default: boolean;
  class: string;
  corpus: string;
  n: number;
  recall: number | null;
  settings: Record<string, number>;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'evaluate-'));
  const sentences = Array.from({ length: 12 }, (_, n) => `Berth ${n} holds the ship number ${n}.`);
  const corpus = corpusOf('berths', { rules: [...sentences, 'The bell rings at noon.'] }, [
    { id: 'q1', text: 'When does the bell ring?', evidence: { rules: 'The bell rings at noon.' } },
  ]);
  writeFileSync(join(folder, 'berths.json'), JSON.stringify(corpus));
  writeFileSync(join(folder, 'texts.json'), JSON.stringify({ ...corpus, id: 't', questions: [] }));
  writeFileSync(join(folder, 'other.json'), '{"schema":"something/1"}');
  writeFileSync(join(folder, 'sealed.bin'), '\u0000');
  mkdirSync(join(folder, 'marked'));
  writeFileSync(
    join(folder, 'marked', 'document.txt'),
    'Un. [[q1>La cloche sonne à midi.<q1]] Deux.',
  );
  writeFileSync(
    join(folder, 'marked', 'questions.json'),
    JSON.stringify({
      schema: 'marked-corpus/1',
      id: 'marked',
      title: 'M',
      language: 'fr',
      licence: 'none',
      source: 'tests',
      document: { id: 'd', title: 'D' },
      questions: [{ id: 'q1', text: 'Quand sonne la cloche ?' }],
    }),
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('evaluate', () => {
  it('evaluates corpora and marked documents, and says what it skips', () => {
    const { status, output, notices } = evaluate(folder, '--chunk', 'sentences');
    expect(status).toBe(0);
    const report = JSON.parse(output) as {
      chunking: string;
      corpora: { id: string; questions: number }[];
      policies: Row[];
      differences: { a: string; corpus: string; recall: { reason: string | null } }[];
    };
    expect(report.chunking).toBe('sentences');
    expect(report.corpora.map(({ id, questions }) => [id, questions])).toEqual([
      ['berths', 1],
      ['marked', 1],
    ]);
    const defaults = new Set(
      report.policies.filter((row) => row.default).map(({ policy }) => policy),
    );
    expect([...defaults]).toEqual(['carried-latent']);
    const top = report.policies.find(
      (row) => row.policy === 'top-5' && row.class === 'all' && row.corpus === 'pooled',
    )!;
    expect(top).toMatchObject({ n: 2, recall: 1, settings: { topK: 5 } });
    expect(report.policies.find((row) => row.class === 'scattered')?.recall).toBeNull();
    expect(report.differences.find(({ corpus }) => corpus === 'macro')?.recall.reason).toBe(
      'no-variation',
    );
    for (const skipped of ['other.json', 'sealed.bin', 'texts.json']) {
      expect(notices).toContain(skipped);
    }
    expect(notices.trim().split('\n')).toHaveLength(3);
  });

  it('prints tables, for the corpora and policies asked for', () => {
    const { output } = evaluate(
      folder,
      '--markdown',
      '--corpora',
      'berths',
      '--policies',
      'top-8,carried-latent',
    );
    expect(output).toContain('| **carried-latent** (default) |');
    expect(output).toContain('| carried-latent - top-8 | all | 1 |');
    expect(output).not.toContain('window');
    expect(output).not.toContain('marked');
  });

  it(
    'ends with one JSON object on standard error and status 1 where it cannot go on',
    { timeout: 30_000 },
    () => {
      const codes = [
        [],
        [folder, '--half', 'both'],
        [folder, '--policies', 'top-6'],
        [folder, '--corpora', 'none'],
        [join(folder, 'missing')],
      ].map((args) => {
        const { status, output, notices } = evaluate(...args);
        expect(status).toBe(1);
        expect(output).toBe('');
        return (JSON.parse(notices.trim().split('\n').at(-1)!) as { error: { code: string } }).error
          .code;
      });
      expect(codes).toEqual([
        'usage',
        'usage',
        'unknown-policy',
        'corpus-not-found',
        'folder-unreadable',
      ]);
    },
  );

  it('refuses a file that says it is a corpus and is not one, with the place', () => {
    const broken = mkdtempSync(join(tmpdir(), 'evaluate-'));
    writeFileSync(join(broken, 'c.json'), '{"schema":"retrieval-corpus/1","id":"c"}');
    const { status, notices } = evaluate(broken);
    expect(status).toBe(1);
    expect(JSON.parse(notices)).toMatchObject({
      error: { code: 'corpus-invalid', place: 'title' },
    });
    rmSync(broken, { recursive: true });
  });
});
