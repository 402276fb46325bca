import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { GATE_VERSION } from '../../src/engine/abstention/gates';
import type { RetrievalCorpus } from '../../src/engine/corpus/retrieval-corpus';
import { corpusDocuments } from '../../src/engine/evaluation/corpus';
import { PreparedCorpus } from '../../src/engine/prepare';
import type { ChunkingSettings } from '../../src/engine/settings';
import { TERM_PROFILE } from '../../src/engine/text/terms';
import { compareRuns, type Comparison } from '../../src/runs/compare/compare';
import { measuredRun } from '../../src/runs/compare/measured';
import { versionThen } from '../../src/engine/records/run-1';
import type { RunRecord } from '../../src/engine/records/run-record';
import { RunCorpora } from '../../src/runs/run-corpora';
import { RunStore } from '../../src/runs/store.svelte';
import { sideTrace, type TraceSources } from '../../src/runs/trace/side-trace';
import { freshBrowser } from '../storage/faults';

/** Bundles that readers of an earlier build saved: see the README beside them. */
const FOLDER = 'tests/fixtures/run-1';
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json') && name !== 'links.json');

/** Of the questions of an evaluation every so many is explained: all would take a minute. */
const STEP = 9;

/** A file as the page takes it in: through the import, and from storage again. */
async function opened(name: string) {
  const store = new RunStore();
  await store.start();
  const report = await store.importFile(new Blob([readFileSync(`${FOLDER}/${name}`)]));
  if (!report.ok) throw new Error(report.error.code);
  const { keys, notIntact, added } = report.value;
  expect({ notIntact, added }).toEqual({ notIntact: 0, added: keys.length });
  const records = keys.length > 0 ? await store.records(keys) : undefined;
  if (records && !records.ok) throw new Error(records.error.code);
  return { store, report: report.value, runs: records?.value ?? [] };
}

function compared(runs: readonly RunRecord[]): Comparison {
  const steps = compareRuns(runs);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function sourcesOf(store: RunStore): TraceSources {
  const prepared = new Map<string, PreparedCorpus>();
  const prepare = async (corpus: RetrievalCorpus, cutting: ChunkingSettings) => {
    const key = JSON.stringify([corpus.id, cutting]);
    const made = prepared.get(key) ?? new PreparedCorpus(corpusDocuments(corpus), cutting);
    prepared.set(key, made);
    return made;
  };
  return { corpora: new RunCorpora((digest) => store.ownCorpus(digest)), prepare };
}

/** Whether the rules of the run are today's: only then must the Trace come to what it kept. */
/** Gates have changed since: what they let through then is told as such, not found again. */
function isOfTodaysRules({ lab, versions }: RunRecord): boolean {
  const gates = versions.profiles['gate/answer'] ?? versionThen('gate/answer');
  return (
    versions.profiles['terms'] === TERM_PROFILE && (lab !== 'abstention' || gates === GATE_VERSION)
  );
}

async function explain(run: RunRecord, sources: TraceSources): Promise<void> {
  const measured = measuredRun(run);
  if (!measured.ok) throw new Error(measured.error.code);
  const { questions, variants, corpora } = measured.value;
  for (const { id: variant, decisions } of variants) {
    for (let place = 0; place < questions.length; place += questions.length > 30 ? STEP : 1) {
      const { id: question, corpus } = questions[place]!;
      const decision = decisions[place]!;
      const asked = { run, variant, corpus: corpora[corpus]!, question, decision };
      const side = await sideTrace(asked, sources);
      const what = `${run.name}, ${variant}, ${question}`;
      if (!side.ok) throw new Error(`${what}: ${side.error.code}`);
      if (isOfTodaysRules(run)) expect(side.value.agrees, what).toBe(true);
    }
  }
}

beforeEach(freshBrowser);

describe('what readers saved before runs carried their rules', () => {
  it('is one of every kind, in both languages', async () => {
    const kinds = new Set<string>();
    for (const name of FILES) {
      freshBrowser();
      const { runs } = await opened(name);
      for (const { lab, language } of runs) kinds.add(`${lab} ${language}`);
    }
    const labs = ['abstention', 'lesson', 'neighbours', 'order'];
    expect([...kinds].sort()).toEqual(labs.flatMap((lab) => [`${lab} en`, `${lab} fr`]));
  });

  it.each(FILES)('%s opens, compares, and is explained', async (name) => {
    const { store, runs, report } = await opened(name);
    const sources = sourcesOf(store);
    for (const run of runs) {
      if (run.lab === 'lesson') {
        // What a class said is counted, not compared.
        expect(measuredRun(run)).toMatchObject({ error: { code: 'run-without-figures' } });
        continue;
      }
      const { pairs, runs: both } = compared([run, run]);
      expect(both.map(({ intact }) => intact)).toEqual([true, true]);
      expect(pairs.length, run.name).toBeGreaterThan(0);
      for (const { obstacles, result } of pairs) {
        expect(obstacles).toEqual([]);
        expect(result).toMatchObject({ wins: 0, losses: 0 });
      }
      await explain(run, sources);
    }
    if (runs.length === 0) expect(report.series).toMatchObject({ ok: true, value: { added: 1 } });
  });
});
