import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { orderOutcome } from '../../src/labs/order/outcome';
import { matchedTerms } from '../../src/engine/trace/matched';
import { ORDER_DEFAULTS } from '../../src/labs/order/link';
import { POOLED_CASES } from '../../src/corpora/bundled-cases';

const FILES = POOLED_CASES.map(({ id }) => `corpus/order/${id}/case.json`);

interface Printed {
  matrix: {
    case: string;
    language: 'fr' | 'en';
    variant: string;
    size: number;
    topK: number;
    supplied: string[];
    conditions: number;
    ranking: { facts: string[]; score: number; matched: string[]; terms: number }[];
  }[];
  landscape: { orders: number; sampled: boolean; histogram: number[] }[];
}

function order(...files: string[]): Printed {
  return JSON.parse(
    execFileSync('npm', ['run', '--silent', 'order', '--', ...files], { encoding: 'utf8' }),
  ) as Printed;
}

function refused(...files: string[]) {
  const { status, stderr, stdout } = spawnSync('npx', ['tsx', 'src/cli/order.ts', ...files], {
    encoding: 'utf8',
  });
  return { status, stdout, error: (JSON.parse(stderr) as { error: { code: string } }).error };
}

describe('npm run order', () => {
  it('prints, number for number, what the page computes for the bundled cases', () => {
    const printed = order(...FILES);
    expect(printed.matrix).toHaveLength(48);
    expect(printed.landscape).toHaveLength(24);
    for (const cell of printed.matrix) {
      const teachingCase = POOLED_CASES.find((item) => item.id === cell.case)!;
      const outcome = orderOutcome(
        teachingCase,
        cell.language,
        teachingCase.variants[cell.variant]!,
        { ...ORDER_DEFAULTS, size: cell.size, topK: cell.topK },
      );
      expect(cell.supplied).toEqual(outcome.received.map((line) => line.id));
      expect(cell.conditions).toBe(outcome.conditionsSupplied);
      for (const [place, group] of cell.ranking.entries()) {
        const chunk = outcome.chunks.find((item) => item.rank === place + 1)!;
        expect(group.score).toBe(chunk.score);
        expect(group.facts).toEqual(
          outcome.facts.filter((fact) => fact.chunk === chunk.chunk).map((fact) => fact.id),
        );
        expect(matchedTerms(outcome.trace, chunk)).toEqual(group.matched);
        expect(chunk.terms.map(({ value }) => value)).toEqual([group.matched.length, group.terms]);
      }
    }
    for (const { orders, sampled, histogram } of printed.landscape) {
      expect({ orders, sampled }).toEqual({ orders: 720, sampled: false });
      expect(histogram.reduce((sum, count) => sum + count, 0)).toBe(720);
    }
  });

  it('says what is wrong in one JSON object and ends with status 1', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fragment-lab-'));
    const file = join(folder, 'case.json');
    expect(refused()).toMatchObject({ status: 1, stdout: '', error: { code: 'no-file' } });
    expect(refused(file)).toMatchObject({ status: 1, error: { code: 'file-unreadable', file } });
    writeFileSync(file, '{');
    expect(refused(file)).toMatchObject({ status: 1, error: { code: 'file-not-json' } });
    writeFileSync(file, Buffer.from([0x22, 0xe9, 0x22]));
    expect(refused(file)).toMatchObject({ status: 1, error: { code: 'file-not-utf-8' } });
    writeFileSync(file, JSON.stringify({ schema: 'teaching-case/1' }));
    expect(refused(file)).toMatchObject({ status: 1, error: { code: 'case-invalid' } });
    writeFileSync(file, `\uFEFF${readFileSync(FILES[0]!, 'utf8')}`);
    expect(order(file).matrix).toHaveLength(16);
    expect(refused(file, file)).toMatchObject({ status: 1, error: { code: 'case-duplicate-id' } });
  });
});
