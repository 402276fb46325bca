import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { Ledger } from '../../src/collect/ledger';
import { fileText } from '../../src/engine/protocol/freeze';
import { readLedger, readResults, type CallRecord } from '../../src/engine/protocol/results';
import { collectionParts, keepSeries } from '../../src/runs/series-bundle';
import type { LedgerStore } from '../../src/storage/ledger-store';
import { RunStore } from '../../src/runs/store.svelte';
import { databaseStore, freshStorage, STORES } from '../collect/stores';
import { frozen, SIMULATOR } from '../engine/protocol/experiment-helpers';
import { sampleInput } from './samples';

const NOW = Date.parse('2026-10-08T09:00:00Z');
const ids = [1, 2, 3].map((each) => `6f9619ff-8b86-4011-b42d-00c04fc964f${each}`);

function callOf(number: number, amount: number): CallRecord {
  return {
    number,
    at: '2026-10-08T09:00:00.000Z',
    endedAt: '2026-10-08T09:00:01.000Z',
    outcome: 'answered',
    reason: null,
    httpStatus: 200,
    status: 'completed',
    incompleteReason: null,
    model: 'gpt-6-astra',
    responseId: 'resp_1',
    output: [],
    usage: null,
    cost: { amount, basis: 'usage' },
    error: null,
  };
}

const planOf = (id: string, ledger = 'ledger-1') =>
  frozen({ id, budget: { ledger, ceiling: 10_000_000_000, spentBefore: 0 } });

/** A browser that made some calls of the first series, paused it, and has a second only frozen. */
async function collected(store: LedgerStore, { calls = 2, ledgerId = 'ledger-1' } = {}) {
  const ledger = new Ledger(store, () => NOW);
  const experiment = planOf(ids[0]!, ledgerId);
  await ledger.open(ledgerId, 500);
  await ledger.keep(experiment);
  await ledger.keep(planOf(ids[1]!, ledgerId));
  await ledger.start(experiment, 'page');
  for (let number = 1; number <= calls; number += 1) {
    await ledger.reserve(experiment, number, 40, 'page');
    await ledger.markSent(experiment.id, number, 'page');
    await ledger.settle(experiment.id, callOf(number, 7));
  }
  // One more left and nobody knows what became of it.
  await ledger.reserve(experiment, calls + 1, 40, 'page');
  await ledger.end(experiment.id, 'paused', null, 'page');
  return ledger;
}

async function viewOf(store: LedgerStore) {
  const view = await new Ledger(store, () => NOW).view();
  if (!view.ok) throw new Error(view.error.code);
  return view.value;
}

beforeEach(freshStorage);

describe.each(STORES)('series and ledger in a bundle, %s', (_name, makeStore) => {
  it('leave as the files the Collection writes, whole', async () => {
    const store = makeStore();
    await collected(store);
    const { series, ledger } = await collectionParts(store);
    const [begun, plan] = series;
    const read = readResults(fileText(begun));
    expect(read).toMatchObject({ ok: true, value: { faults: [] } });
    expect(read.ok && read.value.value.calls).toHaveLength(2);
    expect(plan).toMatchObject({ format: 'fragment-lab/experiment', id: ids[1] });
    const account = readLedger(fileText(ledger[0]));
    expect(account).toMatchObject({ ok: true, value: { opening: { spentBefore: 500 } } });
    expect(account.ok && account.value.rows).toHaveLength(3);
  });

  it('arrive to be read: nothing is counted, nothing can be gone on with', async () => {
    const from = makeStore();
    await collected(from);
    const parts = await collectionParts(from);
    freshStorage();
    const store = makeStore();
    const report = await keepSeries(store, parts);
    expect(report).toEqual({ added: 2, alreadyHere: 0, refused: [], ledgerTotal: 554 });
    const { opening, rows, series, total } = await viewOf(store);
    expect([opening, rows, total]).toEqual([undefined, [], null]);
    expect(series.map(({ id, state }) => [id, state])).toEqual([
      [ids[0], 'stopped'],
      [ids[1], 'stopped'],
    ]);
    expect(series[0]!.stop).toEqual({ code: 'imported', number: 2, detail: '' });

    // Not even where a ledger bears the name the plan was weighed against.
    const ledger = new Ledger(store, () => NOW);
    await ledger.open('ledger-1', 0);
    for (const id of [ids[0]!, ids[1]!]) {
      const started = await ledger.start(planOf(id), 'page');
      expect(started).toMatchObject({ error: { code: 'series-not-startable' } });
    }
    expect(await ledger.calls(ids[0]!)).toMatchObject({ ok: true, value: { length: 2 } });
    expect(await keepSeries(store, parts)).toMatchObject({ added: 0, alreadyHere: 2 });
  });

  it('change nothing that is here, whatever a file says of it', async () => {
    const store = makeStore();
    await collected(store, { calls: 3 });
    const before = await viewOf(store);
    const calls = await new Ledger(store, () => NOW).calls(ids[0]!);
    freshStorage();
    const other = STORES[0]![1]();
    await collected(other, { calls: 1 });
    const parts = await collectionParts(other);
    expect(await keepSeries(store, parts)).toMatchObject({ added: 0, alreadyHere: 2 });
    // The same ids, another plan.
    freshStorage();
    const stranger = STORES[0]![1]();
    await collected(stranger, { ledgerId: 'ledger-9' });
    const report = await keepSeries(store, await collectionParts(stranger));
    expect(report).toMatchObject({ added: 0, alreadyHere: 0 });
    expect(report.refused.map(({ code }) => code)).toEqual(['series-known', 'series-known']);
    expect(await viewOf(store)).toEqual(before);
    expect(await new Ledger(store, () => NOW).calls(ids[0]!)).toEqual(calls);
  });

  it('name what is damaged, and take the rest', async () => {
    const from = STORES[0]![1]();
    await collected(from);
    const { series, ledger } = await collectionParts(from);
    const [begun, plan] = series as [Record<string, never>, object];
    const cheaper = structuredClone(begun) as unknown as { calls: { cost: { amount: number } }[] };
    cheaper.calls[0]!.cost.amount = 0;
    const report = await keepSeries(makeStore(), {
      series: [
        cheaper,
        plan,
        plan,
        { format: 'fragment-lab/experiment' },
        { format: 'soup' },
        { ...begun, version: 2 },
        frozen({ id: ids[2]!, provider: SIMULATOR }),
      ],
      ledger: [{ ...(ledger[0] as object), total: 3 }],
    });
    expect(report).toEqual({
      added: 1,
      alreadyHere: 0,
      refused: [
        { place: 'series[0]', code: 'digest' },
        { place: 'series[2]', code: 'twice' },
        { place: 'series[3]', code: 'experiment-invalid' },
        { place: 'series[4]', code: 'experiment-unknown' },
        { place: 'series[5]', code: 'results-newer' },
        { place: 'series[6]', code: 'simulated' },
        { place: 'ledger[0]', code: 'ledger-sum' },
      ],
      ledgerTotal: null,
    });
  });

  it('never lower what counts, nor release a row, whatever stands in the file', async () => {
    const store = makeStore();
    await collected(store);
    const before = await viewOf(store);
    const anything = fc.oneof(fc.jsonValue(), fc.constant({ format: 'fragment-lab/ledger' }));
    const { series, ledger } = await collectionParts(store);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(anything, fc.constantFrom(...series)), { maxLength: 4 }),
        fc.array(fc.oneof(anything, fc.constantFrom(...ledger)), { maxLength: 2 }),
        async (someSeries, someLedger) => {
          await keepSeries(store, { series: someSeries, ledger: someLedger });
          const after = await viewOf(store);
          expect(after.total).toBe(before.total);
          expect(after.rows).toEqual(before.rows);
          expect(after.opening).toEqual(before.opening);
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('the store of runs', () => {
  const started = async () => {
    const store = new RunStore();
    await store.start();
    return store;
  };
  const fileOf = (exported: Awaited<ReturnType<RunStore['exportAll']>>) => {
    if (!exported.ok) throw new Error(exported.error.code);
    return new Blob([exported.value.text]);
  };

  it('takes series and ledger out with everything, and not with chosen runs', async () => {
    await collected(databaseStore());
    const store = await started();
    expect(await store.seriesKept()).toBe(2);
    // Series alone are worth a file too.
    expect(await store.exportAll()).toMatchObject({ ok: true, value: { series: 2, keys: [] } });
    const saved = await store.save({ run: sampleInput() });
    const { key } = saved.ok ? saved.value : { key: '' };
    const chosen = await store.exportRuns([key]);
    expect(chosen).toMatchObject({ ok: true, value: { series: 0, keys: [key] } });
    const all = await store.exportAll();
    expect(all).toMatchObject({ ok: true, value: { series: 2, keys: [key] } });

    freshStorage();
    const elsewhere = await started();
    expect(await elsewhere.importFile(fileOf(all))).toMatchObject({
      ok: true,
      value: { added: 1, series: { ok: true, value: { added: 2, ledgerTotal: 554 } } },
    });
    expect(await elsewhere.seriesKept()).toBe(2);
    // What left again is what came, but for the ledger, which is not this browser's.
    const again = JSON.parse(await fileOf(await elsewhere.exportAll()).text()) as {
      series: { calls?: unknown[] }[];
      ledger: unknown[];
    };
    expect(again.series[0]!.calls).toHaveLength(2);
    expect(again.ledger).toEqual([]);
  });

  it('lets no series out with a key in it', async () => {
    await collected(databaseStore());
    const store = await started();
    store.guard('gpt-6-astra');
    expect(await store.exportAll()).toMatchObject({ error: { code: 'export-holds-secret' } });
  });
});
