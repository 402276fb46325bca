import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RunRecord } from '../../src/engine/records/run-record';
import { writeBundle } from '../../src/runs/bundle';
import { sameFigures } from '../../src/runs/class/duplicates';
import { integrityOf } from '../../src/runs/make-run';
import { RunStore } from '../../src/runs/store.svelte';
import { freshBrowser } from '../storage/faults';
import { sampleResult, sampleRun } from './samples';

async function started(): Promise<RunStore> {
  const store = new RunStore();
  await store.start();
  return store;
}

async function take(store: RunStore, ...runs: readonly RunRecord[]) {
  const text = writeBundle({ runs, corpora: [] }, []);
  if (!text.ok) throw new Error(text.error.code);
  const report = await store.importFile(new Blob([text.value]));
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

/** What a list shows of its runs, and all they hold. */
async function listed(store: RunStore): Promise<RunRecord[]> {
  const records = await store.records(store.view.runs.map(({ key }) => key));
  if (!records.ok) throw new Error(records.error.code);
  return [...records.value].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Everything leaves, and arrives in a browser that has never been here. */
async function movedHouse(store: RunStore): Promise<RunStore> {
  const exported = await store.exportAll();
  if (!exported.ok) throw new Error(exported.error.code);
  freshBrowser();
  const other = await started();
  const report = await other.importFile(new Blob([exported.value.text]));
  expect(report).toMatchObject({ ok: true, value: { renumbered: 0 } });
  return other;
}

const sealed = (run: RunRecord): RunRecord => ({ ...run, integrity: integrityOf(run) });

beforeEach(freshBrowser);

describe('two runs of one id', () => {
  const run = sampleRun(1);
  const others: readonly (readonly [string, RunRecord])[] = [
    ['an edited result', { ...run, result: sampleResult(0.3, 'F2') }],
    ['an edited result, sealed again', sealed({ ...run, result: sampleResult(0.3, 'F2') })],
    ['another language', { ...run, language: 'fr' }],
    ['another version', sealed({ ...run, versions: { ...run.versions, app: '0.9.0' } })],
    ['another setting', sealed({ ...run, settings: { ...run.settings, topK: 2 } })],
  ];

  it.each(others)('are both kept and told: %s', async (_, other) => {
    const store = await started();
    expect(await take(store, run)).toMatchObject({ added: 1, renumbered: 0 });
    const isSealed = other.integrity === integrityOf(other);
    const report = await take(store, other);
    expect(report).toMatchObject({ added: 1, renumbered: 1, notIntact: isSealed ? 0 : 1 });
    const before = await listed(store);
    expect(new Set(before.map(({ id }) => id)).size).toBe(2);
    const kept = before.find(({ id }) => id !== run.id)!;
    expect({ ...kept, id: run.id, integrity: other.integrity }).toEqual(other);
    // The same file again is the same run.
    expect(await take(store, other)).toMatchObject({ added: 0, alreadyHere: 1, renumbered: 0 });
    expect(await listed(await movedHouse(store))).toEqual(before);
  });
});

describe('a class that came to one result', () => {
  const lessons = JSON.parse(readFileSync('tests/fixtures/run-1/lessons-en.json', 'utf8')) as {
    runs: RunRecord[];
  };
  const [lesson] = lessons.runs as [RunRecord];
  const students = Array.from({ length: 10 }, (_, number): RunRecord => ({
    ...lesson,
    name: `Student ${number}`,
  }));

  it('is as many runs as students, though one file was copied and renamed', async () => {
    const store = await started();
    for (const student of students) expect(await take(store, student)).toMatchObject({ added: 1 });
    const kept = await listed(store);
    expect(kept.map(({ name }) => name).sort()).toEqual(students.map(({ name }) => name));
    expect(sameFigures(kept)).toEqual([]);
    expect(await listed(await movedHouse(store))).toEqual(kept);
  });

  it('knows a student’s run again, renamed here or not', async () => {
    const store = await started();
    await take(store, students[0]!);
    await store.rename(store.view.runs[0]!.key, 'Léa');
    expect(await take(store, students[0]!)).toMatchObject({ added: 0, alreadyHere: 1 });
    expect(await take(store, { ...lesson, name: 'Léa' })).toMatchObject({ alreadyHere: 1 });
    expect(store.view.runs).toHaveLength(1);
  });

  it('counts a run saved twice in one sitting as the same figures', () => {
    const again = { ...lesson, createdAt: '2026-05-05T10:00:00.000Z' };
    expect(sameFigures([lesson, again, students[1]!])).toEqual([[lesson, again]]);
  });
});

describe('everything a browser keeps', () => {
  const odd = fc.record({
    number: fc.integer({ min: 1, max: 3 }),
    score: fc.double({ noNaN: true, noDefaultInfinity: true }),
    name: fc.oneof(fc.constant(''), fc.constant('\u200b'), fc.string({ unit: 'binary' })),
    note: fc.oneof(fc.string(), fc.constant('long '.repeat(4000))),
    tags: fc.string(),
    isTampered: fc.boolean(),
    isOld: fc.boolean(),
  });

  it('is the same list after export and import, whatever the runs are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(odd, { minLength: 1, maxLength: 6 }), async (wanted) => {
        freshBrowser();
        const store = await started();
        for (const { number, score, name, note, tags, isTampered, isOld } of wanted) {
          const made = sampleRun(number, { name: name.slice(0, 100), result: sampleResult(score) });
          const versions = isOld
            ? { ...made.versions, profiles: { terms: 'bm25-1' } }
            : made.versions;
          const run = isOld ? sealed({ ...made, versions }) : made;
          await take(store, isTampered ? { ...run, question: `${run.question}?` } : run);
          const { key } = store.view.runs[0]!;
          await store.note(key, note);
          await store.tag(key, tags);
        }
        const before = await listed(store);
        expect(await listed(await movedHouse(store))).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });
});
