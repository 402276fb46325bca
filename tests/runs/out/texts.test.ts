import { describe, expect, it } from 'vitest';
import { integrityDigest } from '../../../src/engine/protocol/digest';
import { compareRuns } from '../../../src/runs/compare/compare';
import { citationOf } from '../../../src/runs/out/citation';
import { csvText } from '../../../src/runs/out/csv';
import { jsonLines } from '../../../src/runs/out/json-lines';
import { comparisonTable, runsTable } from '../../../src/runs/out/tables';
import { finish } from '../../engine/evaluation/helpers';
import { sampleEvaluation } from '../compare/sample-evaluation';
import { sampleRun } from '../samples';

describe('jsonLines', () => {
  it('holds one record a line, whole, whatever stands in its texts', () => {
    const runs = [sampleRun(1, { name: 'two\nlines\u2028and more' }), sampleRun(2)];
    const lines = jsonLines(runs).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(runs);
    expect(jsonLines([])).toBe('');
    // Python and others also end a line where JSON does not escape: one record a line for them too.
    expect(jsonLines(runs)).not.toMatch(/[\u0085\u2028\u2029]/);
  });
});

describe('runsTable', () => {
  it('has a line for each policy and question of an evaluation, and one for any other run', () => {
    const { run, result } = sampleEvaluation(1);
    const { columns, rows } = runsTable([run, { ...sampleRun(), result: null }]);
    expect(rows).toHaveLength(result.supplied.length * result.questions.length + 1);
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
    const column = (name: string) => columns.indexOf(name);
    const recalls = rows
      .filter((row) => row[column('variant')] === 'top-8')
      .map((row) => row[column('recall')] as number);
    const stated = result.table.find(
      (row) => row.policy === 'top-8' && row.class === 'all' && row.corpus === 'pooled',
    );
    expect(recalls.reduce((sum, each) => sum + each, 0) / recalls.length).toBeCloseTo(
      stated!.recall!,
      12,
    );
    expect(rows.at(-1)![column('run')]).toBe(sampleRun().id);
    expect(rows.at(-1)![column('recall')]).toBeNull();
    expect(csvText({ columns, rows }, 'rfc-4180').split('\r\n')).toHaveLength(rows.length + 2);
  });
});

describe('comparisonTable', () => {
  it('writes each shared question, and only the head where nothing was compared', () => {
    const { run } = sampleEvaluation(1);
    const other = sampleEvaluation(2, { size: 2 }).run;
    for (const [runs, rows] of [
      [[run, run], 14],
      [[run, other], 0],
    ] as const) {
      const comparison = finish(compareRuns(runs));
      expect(comparisonTable(comparison, comparison.pairs[0]!).rows).toHaveLength(rows);
    }
  });
});

describe('citationOf', () => {
  const run = sampleRun(1, { name: 'Garden {50 %} & "co" \\ x_1' });

  it('names version, corpus, settings and run by their digests', () => {
    const { text, bibtex } = citationOf(run);
    for (const cited of [text, bibtex]) {
      expect(cited).toContain(run.versions.app);
      expect(cited).toContain(run.corpus.digest);
      expect(cited).toContain(integrityDigest(run.settings));
      expect(cited).toContain(run.reproduction);
      expect(cited).toContain(run.integrity);
      expect(cited).toContain(run.id);
    }
  });

  it('is one line of text, and BibTeX fields of one line, whatever the name holds', () => {
    const odd = sampleRun(1, { name: ' two\r\nlines,\ttab \u0000\u2028~ ^ # $ ' });
    const { text, bibtex } = citationOf(odd);
    expect(text.startsWith('two lines, tab ~ ^ # $. Run of 2026-03-01.')).toBe(true);
    expect(text).not.toMatch(/[\p{Cc}\u2028]/u);
    expect(bibtex).toContain(
      'title = {two lines, tab \\textasciitilde{} \\textasciicircum{} \\# \\$},',
    );
    expect(bibtex.split('\n')).toHaveLength(9);
  });

  it('is BibTeX whose braces close, whatever the name holds', () => {
    const { bibtex } = citationOf(sampleRun(1, { name: 'Garden {50 %} & "co" \\ x_1 }{{' }));
    let depth = 0;
    // BibTeX counts every brace, behind a backslash too.
    for (const character of bibtex) {
      if (character === '{') depth += 1;
      if (character === '}') depth -= 1;
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
    expect(bibtex).toContain(
      'Garden \\textbraceleft{}50 \\%\\textbraceright{} \\& "co" \\textbackslash{} x\\_1',
    );
    expect(bibtex).toMatch(/^@misc\{fragmentlab-[0-9a-f]{12},\n/);
  });
});
