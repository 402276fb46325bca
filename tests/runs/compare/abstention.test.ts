import { describe, expect, it } from 'vitest';
import { pairedDifferences } from '../../../src/engine/evaluation/differences';
import { abstentionRun, recomputeAbstention } from '../../../src/labs/abstention/run';
import { AbstentionLab } from '../../../src/labs/abstention/state.svelte';
import { compareRuns } from '../../../src/runs/compare/compare';
import { followsAgain } from '../../../src/runs/follows-again';
import { provideRecompute } from '../../../src/runs/recompute';
import { measuredRun } from '../../../src/runs/compare/measured';
import { questionPlace } from '../../../src/runs/compare/question-place';
import { makeRun } from '../../../src/runs/make-run';
import { csvText } from '../../../src/runs/out/csv';
import { comparisonTable, runsTable } from '../../../src/runs/out/tables';
import { questionTexts } from '../../../src/runs/question-texts';
import type { RunRecord } from '../../../src/engine/records/run-record';
import { RunCorpora } from '../../../src/runs/run-corpora';
import { finish } from '../../engine/evaluation/helpers';

async function keptRun(number: number, query: string): Promise<RunRecord> {
  const lab = new AbstentionLab(new URLSearchParams(`text=fr&${query}`), 'en');
  await lab.load();
  const { run } = abstentionRun(lab, lab.twenty!, 'en', `run ${number}`);
  return makeRun(run, `30000000-0000-4000-8000-00000000000${number}`, '2026-12-01T10:00:00Z');
}

const NO_CORPORA = new RunCorpora(async () => undefined);
const shipped = await keptRun(1, '');
const broken = await keptRun(2, 'cut=sentences&size=1');

function pairOf(runs: readonly RunRecord[], sides?: Parameters<typeof compareRuns>[1]) {
  const [pair] = finish(compareRuns(runs, sides)).pairs;
  if (!pair?.result) throw new Error('not compared');
  return { ...pair, result: pair.result };
}

describe('two Abstention runs', () => {
  it('are compared question by question, by whether each was handled rightly', () => {
    const { obstacles, shared, result } = pairOf([shipped, broken]);
    expect(obstacles).toEqual([]);
    expect(shared).toBe(20);
    const changed = result.rows.filter(({ outcome }) => outcome !== 'tie');
    expect(result.wins + result.losses).toBe(changed.length);
    expect(changed.length).toBeGreaterThan(0);
    for (const { first, second, outcome } of changed) {
      const right = ['answered-with-gold', 'refused-rightly'];
      expect(right.includes(first.handled!.outcome)).toBe(outcome === 'loss');
      expect(right.includes(second.handled!.outcome)).toBe(outcome === 'win');
    }
    // Chunks of another cutting bear the same numbers and are other chunks.
    expect(result.rows.every(({ gained, lost }) => gained === null && lost === null)).toBe(true);
  });

  it('have the statistics of the engine, for all and for those with and without an answer', () => {
    const { result } = pairOf([shipped, broken]);
    const classes = result.figures.filter(({ corpus }) => corpus === 'pooled');
    expect(classes.map(({ class: kind, n }) => [kind, n])).toEqual([
      ['all', 20],
      ['answerable', 16],
      ['unanswerable', 4],
    ]);
    const answerable = result.rows.filter(({ class: kind }) => kind === 'answerable');
    const side = (name: 'first' | 'second') =>
      answerable.map((row) => ({ recall: row[name].recall, supplied: row[name].supplied }));
    const { id } = shipped.corpus;
    const stated = finish(
      pairedDifferences(
        {
          corpora: [{ id }],
          variants: [{ id: 'first' }, { id: 'second' }],
          questions: answerable.map(() => ({ corpus: 0, question: { class: null, stratum: id } })),
          outcomes: [side('first'), side('second')],
        },
        [['second', 'first']],
      ),
    ).find(({ class: kind, corpus }) => kind === 'all' && corpus === 'pooled')!;
    expect(classes[1]!.recall).toEqual(stated.recall);
    expect(classes[1]!.chunks).toEqual(stated.chunks);
  });

  it('come to nothing against themselves, and hold naive against guarded', () => {
    const { result } = pairOf([shipped, shipped]);
    expect([result.wins, result.losses, result.ties]).toEqual([0, 0, 20]);
    for (const { recall } of result.figures) {
      expect(recall).toMatchObject({ mean: 0, low: null, high: null, p: null });
    }
    const within = pairOf([shipped, shipped], {
      sides: [
        [
          { run: 0, variant: 'naive' },
          { run: 1, variant: 'guarded' },
        ],
      ],
    });
    const unanswerable = within.result.rows.filter((row) => row.class === 'unanswerable');
    expect(unanswerable.every(({ outcome }) => outcome === 'win')).toBe(true);
  });

  it('say which simulated answers the checker flagged', () => {
    const read = measuredRun(shipped);
    if (!read.ok) throw new Error(read.error.code);
    const guarded = read.value.variants.find(({ id }) => id === 'guarded')!.decisions;
    const flags = guarded.map(({ handled }) => handled!.flagged!);
    expect(flags.filter(({ lying }) => lying === true).length).toBeGreaterThan(0);
    expect(flags.filter(({ truthful }) => truthful === true)).toHaveLength(0);
    // A refusal claims nothing: nothing was there to check.
    for (const { handled } of guarded) {
      if (handled!.outcome.startsWith('refused')) expect(handled!.flagged!.lying).toBeNull();
    }
  });

  it('are read as far as an older record goes, and computed again as it was', async () => {
    const { questions, ...rest } = shipped.result as { questions: Record<string, unknown>[] };
    const old = {
      ...shipped,
      result: {
        ...rest,
        questions: questions.map(({ id, naive, guarded, refusal, supplied }) => ({
          id,
          naive,
          guarded,
          refusal,
          supplied,
        })),
      },
    };
    const { result } = pairOf([old, shipped]);
    expect(result.ties).toBe(20);
    const read = measuredRun(old);
    expect(read.ok && read.value.variants.map(({ id }) => id)).toEqual(['guarded']);
    provideRecompute('abstention', recomputeAbstention);
    expect(await followsAgain(old, undefined)).toEqual({ ok: true, value: true });
    const [one, ...others] = old.result.questions;
    const wrong = { ...one, naive: 'refused-wrongly' };
    const tampered = { ...old, result: { ...old.result, questions: [wrong, ...others] } };
    expect(await followsAgain(tampered, undefined)).toEqual({ ok: true, value: false });
  });

  it('are refused where they claim what cannot be', () => {
    const { questions } = shipped.result as { questions: object[] };
    for (const wrong of [
      [...questions, questions[0]!],
      [],
      [{ ...questions[0]!, guarded: 'answered' }],
      [{ ...questions[0]!, supplied: [-1] }],
    ]) {
      expect(measuredRun({ ...shipped, result: { questions: wrong } })).toMatchObject({
        error: { code: 'run-without-figures' },
      });
    }
  });

  it('share no question where the papers are in another language', async () => {
    const lab = new AbstentionLab(new URLSearchParams('text=en'), 'fr');
    await lab.load();
    const { run } = abstentionRun(lab, lab.twenty!, 'fr', 'fr');
    const other = makeRun(run, '30000000-0000-4000-8000-000000000009', '2026-12-01T10:00:00Z');
    const [pair] = finish(compareRuns([shipped, other], { sharedOnly: true })).pairs;
    expect(pair).toMatchObject({ shared: 0, result: null });
  });
});

describe('the questions of runs', () => {
  it('bear their texts where the corpora are here, in tables too', async () => {
    const texts = await questionTexts([shipped, broken], NO_CORPORA);
    const [row] = pairOf([shipped, broken]).result.rows;
    const text = texts.questions.get(JSON.stringify([row!.corpus, row!.id]));
    expect(text).toMatch(/\?$/);
    const comparison = finish(compareRuns([shipped, broken]));
    const table = comparisonTable(comparison, comparison.pairs[0]!, texts);
    expect(csvText(table, 'rfc-4180')).toContain(text);
    expect(csvText(runsTable([shipped], texts), 'french-spreadsheet')).toContain(text);
    const changed = { ...shipped, corpus: { ...shipped.corpus, digest: '0'.repeat(64) } };
    expect((await questionTexts([changed], NO_CORPORA)).questions.size).toBe(0);
  });

  it('open in the lab under the settings of their run', () => {
    const address = questionPlace(broken, 'guarded', broken.corpus.id, 'a07')!;
    const [room, query] = address.split('?');
    const lab = new AbstentionLab(new URLSearchParams(query), 'en');
    expect(room).toBe('#/abstention');
    expect(lab.settings.size).toBe(1);
    expect(lab.query.get('question')).toBe('a07');
  });
});
