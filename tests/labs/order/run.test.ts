import { describe, expect, it } from 'vitest';
import { orderRun, recomputeOrder } from '../../../src/labs/order/run';
import { OrderLab } from '../../../src/labs/order/state.svelte';
import { POOLED_CASES } from '../../../src/corpora/bundled-cases';
import { makeRun, reproductionOf } from '../../../src/runs/make-run';

const ID = '6c2a8c0e-1d6c-4c1f-9a35-0d6f7a1b2c3d';

function kept(query: string) {
  const lab = new OrderLab(new URLSearchParams(query), 'fr');
  return makeRun(orderRun(lab, 'fr', 'essai').run, ID, '2026-11-29T12:00:00.000Z');
}

describe('a run of the Order lab', () => {
  it('holds what the lab shows, by ids, and is computed again to the same digest', async () => {
    const run = kept('case=time&text=fr&size=2&k=1&order=F2,F1,F3,F4,F5,F6&right=yours');
    expect(run.result).toMatchObject({
      text: 'fr',
      left: { name: 'A', conditions: ['F1'] },
      right: { name: 'yours', order: ['F2', 'F1', 'F3', 'F4', 'F5', 'F6'], supplied: ['F2', 'F1'] },
    });
    const again = await recomputeOrder(run, undefined);
    if (!again.ok) throw new Error(again.error.code);
    expect(reproductionOf({ ...run, ...again.value } as Parameters<typeof reproductionOf>[0])).toBe(
      run.reproduction,
    );
  });

  it('does not follow from figures told of another order under a published name', async () => {
    const run = kept('case=price&text=en&size=3&k=1');
    const told = structuredClone(run);
    const left = (told.result as { left: { order: string[] } }).left;
    left.order = ['F4', 'F3', 'F2', 'F1', 'F5', 'F6'];
    const again = await recomputeOrder(told, undefined);
    expect(again.ok && again.value.result).toEqual(run.result);
  });

  it('says when the case is not there, and when the record asks for the impossible', async () => {
    const run = kept('case=price&text=en');
    const elsewhere = { ...run, corpus: { ...run.corpus, digest: '0'.repeat(64) } };
    expect(await recomputeOrder(elsewhere, undefined)).toMatchObject({
      ok: false,
      error: { code: 'corpus-missing' },
    });
    const ownCase = { ...run, corpus: { ...run.corpus, bundled: false } };
    expect(await recomputeOrder(ownCase, POOLED_CASES[1])).toMatchObject({
      ok: false,
      error: { code: 'corpus-missing' },
    });
    expect((await recomputeOrder(ownCase, POOLED_CASES[0])).ok).toBe(true);
    const strange = structuredClone(run);
    (strange.result as { right: { name: string } }).right.name = 'Z';
    expect(await recomputeOrder(strange, undefined)).toMatchObject({
      ok: false,
      error: { code: 'run-unreadable' },
    });
    expect(await recomputeOrder({ ...run, result: null }, undefined)).toMatchObject({
      ok: false,
      error: { code: 'run-unreadable' },
    });
  });
});
