import { describe, expect, it } from 'vitest';
import { ABSTENTION_SETTINGS } from '../../../src/engine/abstention/shipped-settings';
import { settingsApplied } from '../../../src/engine/settings-applied';
import { abstentionRun, recomputeAbstention } from '../../../src/labs/abstention/run';
import { AbstentionLab } from '../../../src/labs/abstention/state.svelte';
import { makeRun, reproductionOf } from '../../../src/runs/make-run';

async function keptRun() {
  const lab = new AbstentionLab(new URLSearchParams('text=fr&cut=sentences&size=1'), 'en');
  await lab.load();
  const { run } = abstentionRun(lab, lab.twenty!, 'en', 'broken');
  return makeRun(run, '3d4b0f5e-6f0e-4b7e-9d7e-0c8f0a1b2c3d', '2026-12-01T10:00:00Z');
}

describe('a run of the Abstention lab', () => {
  it('keeps what became of each question, and comes out the same again', async () => {
    const run = await keptRun();
    expect(run).toMatchObject({
      lab: 'abstention',
      settings: settingsApplied({ ...ABSTENTION_SETTINGS, chunking: 'sentences', size: 1 }),
      result: { gate: [{ name: 'recall', count: 15, of: 16, against: ['a07'] }, {}, {}, {}, {}] },
    });
    const again = await recomputeAbstention(run);
    if (!again.ok) throw new Error(again.error.code);
    const { corpus, settings } = run;
    const found = reproductionOf({
      corpus,
      settings: settings as never,
      result: again.value.result,
    });
    expect(found).toBe(run.reproduction);
  });

  it('is not computed on other papers or with settings that are none', async () => {
    const run = await keptRun();
    const other = { ...run, corpus: { ...run.corpus, digest: '0'.repeat(64) } };
    expect(await recomputeAbstention(other)).toMatchObject({ error: { code: 'corpus-missing' } });
    const odd = { ...run, settings: { size: 0 } };
    expect(await recomputeAbstention(odd)).toMatchObject({ error: { code: 'run-unreadable' } });
  });
});
