import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { Ledger, LEASE } from '../../src/collect/ledger';
import type { CallRecord } from '../../src/engine/protocol/results';
import type { LedgerStore } from '../../src/storage/ledger-store';
import { frozen, LOCAL } from '../engine/protocol/experiment-helpers';
import { databaseStore, freshStorage, STORES } from './stores';

const NOW = Date.parse('2026-10-08T09:00:00Z');

/** A plan of four calls of one case; each reserves the same for these tests. */
const plan = (id: string, ceiling: number, each = 40) => {
  const whole = frozen({
    id,
    // Sent once: its hold is its worst case.
    provider: { ...LOCAL, streamedBody: true },
    budget: { ledger: 'ledger-1', ceiling, spentBefore: 0 },
  });
  const requests = whole.requests.slice(0, 4).map((item) => ({ ...item, reservation: each }));
  return { ...whole, requests, worstCase: each * 4 };
};
const ID = [1, 2, 3].map((n) => `6f9619ff-8b86-4011-b42d-00c04fc964f${n}`);

function callOf(number: number, changes: Partial<CallRecord> = {}): CallRecord {
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
    cost: { amount: 7, basis: 'usage' },
    error: null,
    ...changes,
  };
}

beforeEach(freshStorage);

describe.each(STORES)('the ledger in %s', (_name, makeStore) => {
  let store: LedgerStore;
  let now: number;
  let ledger: Ledger;

  beforeEach(async () => {
    store = makeStore();
    now = NOW;
    ledger = new Ledger(store, () => now);
  });

  const codeOf = async (result: Promise<{ ok: boolean; error?: { code: string } }>) => {
    const value = await result;
    return value.ok ? 'ok' : value.error!.code;
  };
  const view = async () => {
    const result = await ledger.view();
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  };
  const begin = async (ceiling = 1000, id = ID[0]!) => {
    const experiment = plan(id, ceiling);
    await ledger.open('ledger-1', 0);
    await ledger.keep(experiment);
    expect(await codeOf(ledger.start(experiment, 'page-1'))).toBe('ok');
    return experiment;
  };

  it('asks what was spent before, once', async () => {
    expect(await view()).toMatchObject({ total: null, rows: [] });
    expect(await codeOf(ledger.open('ledger-1', 500))).toBe('ok');
    expect(await codeOf(ledger.open('ledger-2', 0))).toBe('ledger-open-already');
    expect(await view()).toMatchObject({ total: 500, opening: { id: 'ledger-1' } });
  });

  it('starts nothing whose worst case does not fit, nor without an opening', async () => {
    const experiment = plan(ID[0]!, 159);
    await ledger.keep(experiment);
    expect(await codeOf(ledger.start(experiment, 'page-1'))).toBe('ledger-not-open');
    await ledger.open('ledger-1', 0);
    expect(await codeOf(ledger.start(experiment, 'page-1'))).toBe('over-budget');
    expect((await view()).series[0]!.state).toBe('frozen');
  });

  it('refuses a plan that is not the one kept, or was weighed against another ledger', async () => {
    const experiment = plan(ID[0]!, 1000);
    await ledger.open('ledger-2', 0);
    await ledger.keep(experiment);
    expect(await codeOf(ledger.start(experiment, 'page-1'))).toBe('ledger-other');
    const changed = { ...experiment, digests: { ...experiment.digests, plan: 'f'.repeat(64) } };
    expect(await codeOf(ledger.start(changed, 'page-1'))).toBe('plan-changed');
    expect(await codeOf(ledger.keep(changed))).toBe('series-known');
  });

  it('moves a row from reserved to sent to settled, and keeps every step', async () => {
    const experiment = await begin();
    await ledger.reserve(experiment, 1, 40, 'page-1');
    expect(await view()).toMatchObject({ total: 40, rows: [{ state: 'reserved', amount: 40 }] });
    await ledger.markSent(experiment.id, 1, 'page-1');
    now += 1000;
    await ledger.settle(experiment.id, callOf(1));
    const { rows, total } = await view();
    expect(total).toBe(7);
    expect(rows[0]).toMatchObject({ state: 'settled', amount: 7, reserved: 40 });
    expect(rows[0]!.steps.map((step) => step.state)).toEqual(['reserved', 'sent', 'settled']);
    expect(await ledger.calls(experiment.id)).toEqual({ ok: true, value: [callOf(1)] });
  });

  it('keeps the whole reservation wherever usage is missing (API-09)', async () => {
    const experiment = await begin();
    for (const number of [1, 2, 3]) {
      await ledger.reserve(experiment, number, 40, 'page-1');
      await ledger.markSent(experiment.id, number, 'page-1');
      const cost = { amount: 40, basis: 'reservation' as const };
      await ledger.settle(experiment.id, callOf(number, { cost }));
    }
    const { rows, total } = await view();
    expect(rows.map((row) => [row.state, row.amount])).toEqual(new Array(3).fill(['unknown', 40]));
    expect(total).toBe(120);
  });

  it('never makes a call twice', async () => {
    const experiment = await begin();
    await ledger.reserve(experiment, 1, 40, 'page-1');
    expect(await codeOf(ledger.reserve(experiment, 1, 40, 'page-1'))).toBe('ok');
    expect((await view()).total).toBe(40);
    await ledger.markSent(experiment.id, 1, 'page-1');
    expect(await codeOf(ledger.reserve(experiment, 1, 40, 'page-1'))).toBe('call-known');
  });

  it('lets only the page that took a series up write on it', async () => {
    const experiment = await begin();
    expect(await codeOf(ledger.start(experiment, 'page-2'))).toBe('series-not-startable');
    expect(await codeOf(ledger.reserve(experiment, 1, 40, 'page-2'))).toBe('series-not-mine');
    await ledger.reserve(experiment, 1, 40, 'page-1');
    expect(await codeOf(ledger.markSent(experiment.id, 1, 'page-2'))).toBe('series-not-mine');
    expect(await codeOf(ledger.end(experiment.id, 'complete', null, 'page-2'))).toBe(
      'series-not-mine',
    );
  });

  it('never resumes a stopped series, and takes a paused one up where it was', async () => {
    const experiment = await begin();
    await ledger.reserve(experiment, 1, 40, 'page-1');
    await ledger.markSent(experiment.id, 1, 'page-1');
    await ledger.settle(experiment.id, callOf(1));
    await ledger.end(experiment.id, 'paused', null, 'page-1');
    const resumed = await ledger.start(experiment, 'page-2');
    expect(resumed).toMatchObject({ ok: true, value: { done: [{ number: 1 }] } });
    const stop = { code: 'person', number: 2, detail: '' };
    await ledger.end(experiment.id, 'stopped', stop, 'page-2');
    expect(await codeOf(ledger.start(experiment, 'page-1'))).toBe('series-not-startable');
  });

  it('leaves the calls of a page that is gone spent, until a person writes them off (IDB-11)', async () => {
    const experiment = await begin();
    await ledger.reserve(experiment, 1, 40, 'page-1');
    await ledger.markSent(experiment.id, 1, 'page-1');
    expect(await ledger.closeInterrupted(experiment.id, true)).toEqual({ ok: true, value: false });
    now += LEASE + 1;
    expect(await ledger.closeInterrupted(experiment.id, true)).toEqual({ ok: true, value: true });
    expect(await view()).toMatchObject({
      total: 40,
      rows: [{ state: 'unknown', amount: 40 }],
      series: [{ state: 'stopped', stop: { code: 'interrupted', number: 1 } }],
    });
    expect(await codeOf(ledger.writeOff(experiment.id, 1, '  '))).toBe('reason-missing');
    expect(await codeOf(ledger.writeOff(experiment.id, 1, 'Not on the bill.'))).toBe('ok');
    expect(await view()).toMatchObject({ total: 0, rows: [{ state: 'written-off' }] });
    expect(await codeOf(ledger.writeOff(experiment.id, 1, 'Again.'))).toBe('row-not-open');
    // The page was only asleep: its answer, late as it is, is the better knowledge.
    expect(await codeOf(ledger.settle(experiment.id, callOf(1)))).toBe('ok');
    expect(await view()).toMatchObject({ total: 7, rows: [{ state: 'settled' }] });
    // But it may not go on.
    expect(await codeOf(ledger.reserve(experiment, 2, 40, 'page-1'))).toBe('series-not-mine');
  });

  it('writes off nothing that is not in doubt', async () => {
    const experiment = await begin();
    await ledger.reserve(experiment, 1, 40, 'page-1');
    expect(await codeOf(ledger.writeOff(experiment.id, 1, 'No.'))).toBe('row-not-open');
    await ledger.markSent(experiment.id, 1, 'page-1');
    expect(await codeOf(ledger.writeOff(experiment.id, 1, 'No.'))).toBe('row-not-open');
    await ledger.settle(experiment.id, callOf(1));
    expect(await codeOf(ledger.writeOff(experiment.id, 1, 'No.'))).toBe('row-not-open');
  });

  it('admits only what fits, however many ask at once (API-19)', async () => {
    await ledger.open('ledger-1', 900);
    const plans = [40, 40, 40, 40].map((each, place) => {
      const experiment = plan(ID[0]!.replace(/.$/, String(place)), 1000, each);
      return { ...experiment, requests: experiment.requests.slice(0, 1) };
    });
    for (const experiment of plans) {
      await ledger.keep(experiment);
      await ledger.start(experiment, experiment.id);
    }
    const answers = await Promise.all(
      plans.map((experiment) => codeOf(ledger.reserve(experiment, 1, 40, experiment.id))),
    );
    expect(answers.filter((code) => code === 'ok')).toHaveLength(2);
    expect(answers.filter((code) => code === 'over-budget')).toHaveLength(2);
    expect((await view()).total).toBe(980);
  });

  it('makes no room from an amount that was changed in storage', async () => {
    const experiment = await begin();
    await ledger.reserve(experiment, 1, 40, 'page-1');
    const changed = async (work: Parameters<LedgerStore['transact']>[0]) => {
      await store.transact(work);
      expect(await codeOf(ledger.view())).toBe('ledger-damaged');
      expect(await codeOf(ledger.reserve(experiment, 2, 40, 'page-1'))).toBe('ledger-damaged');
    };
    const row = (await store.read((reader) => reader.row(experiment.id, 1)))!;
    for (const amount of [-1000, 0.5, 0, Number.NaN]) {
      await changed((transaction) => transaction.putRow({ ...row, amount }));
    }
    await store.transact((transaction) => transaction.putRow(row));
    expect(await codeOf(ledger.reserve(experiment, 2, 40, 'page-1'))).toBe('ok');
    expect(await codeOf(ledger.open('ledger-1', -5))).toBe('amount-unreadable');
  });

  it('begins at nothing below zero', async () => {
    await store.transact((transaction) =>
      transaction.putOpening({
        id: 'ledger-1',
        spentBefore: -1_000,
        at: new Date(NOW).toISOString(),
      }),
    );
    const experiment = plan(ID[0]!, 200);
    await ledger.keep(experiment);
    expect(await codeOf(ledger.start(experiment, 'page-1'))).toBe('ledger-damaged');
    expect(await codeOf(ledger.view())).toBe('ledger-damaged');
  });

  it('writes an answer of unknown cost though its row is in doubt already', async () => {
    const experiment = await begin();
    await ledger.reserve(experiment, 1, 40, 'page-1');
    await ledger.markSent(experiment.id, 1, 'page-1');
    // The first write was refused; ending the series put the row in doubt.
    await ledger.end(experiment.id, 'stopped', null, 'page-1');
    const call = callOf(1, { cost: { amount: 40, basis: 'reservation' } });
    expect(await codeOf(ledger.settle(experiment.id, call))).toBe('ok');
    const kept = await ledger.calls(experiment.id);
    expect(kept).toMatchObject({ ok: true, value: [{ number: 1 }] });
    expect((await view()).rows[0]).toMatchObject({ state: 'unknown', amount: 40 });
  });

  it('writes a series once more, whole, and says whether its ledger has it', async () => {
    const experiment = await begin();
    await ledger.reserve(experiment, 1, 40, 'page-1');
    await ledger.markSent(experiment.id, 1, 'page-1');
    const { series } = await view();
    const record = {
      ...series[0]!,
      state: 'stopped',
      owner: null,
      endedAt: '2026-10-08T09:01:00.000Z',
    } as const;
    const calls = [callOf(1)];
    expect(await ledger.writeAgain({ experiment, record, calls })).toEqual({
      ok: true,
      value: true,
    });
    expect(await view()).toMatchObject({
      rows: [{ state: 'settled', amount: 7 }],
      series: [{ state: 'stopped' }],
    });

    // Into storage that was deleted meanwhile: the answers are kept, and nothing is counted.
    freshStorage();
    store = makeStore();
    ledger = new Ledger(store, () => now);
    expect(await ledger.writeAgain({ experiment, record, calls })).toEqual({
      ok: true,
      value: false,
    });
    expect(await view()).toMatchObject({
      opening: undefined,
      rows: [],
      series: [{ state: 'stopped' }],
    });
    expect(await ledger.calls(experiment.id)).toMatchObject({ ok: true, value: calls });
    expect(await codeOf(ledger.experiment(experiment.id))).toBe('ok');
  });

  it('holds the ceiling through any history', async () => {
    const steps = fc.array(
      fc.tuple(
        fc.constantFrom('reserve', 'send', 'settle', 'doubt', 'write-off'),
        fc.integer({ min: 1, max: 4 }),
      ),
      { maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 160, max: 200 }), async (history, ceiling) => {
        freshStorage();
        ledger = new Ledger(makeStore(), () => NOW);
        const experiment = await begin(ceiling);
        for (const [step, number] of history) {
          if (step === 'reserve') await ledger.reserve(experiment, number, 40, 'page-1');
          if (step === 'send') await ledger.markSent(experiment.id, number, 'page-1');
          if (step === 'settle') await ledger.settle(experiment.id, callOf(number));
          if (step === 'doubt') {
            const cost = { amount: 40, basis: 'reservation' as const };
            await ledger.settle(experiment.id, callOf(number, { cost }));
          }
          if (step === 'write-off') await ledger.writeOff(experiment.id, number, 'No bill.');
          const { total, rows } = await view();
          expect(total).toBeLessThanOrEqual(ceiling);
          expect(total).toBe(rows.reduce((sum, row) => sum + row.amount, 0));
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('two tabs on one storage', () => {
  it('race for the last cent a hundred times, and one wins each time', async () => {
    for (let race = 0; race < 100; race += 1) {
      freshStorage();
      const tabs = [databaseStore(), databaseStore()].map((store) => new Ledger(store, () => NOW));
      await tabs[0]!.open('ledger-1', 0);
      // Both plans fit while neither has begun; together they do not.
      const plans = [plan(ID[0]!, 160), plan(ID[1]!, 160)];
      for (const [tab, experiment] of plans.entries()) {
        await tabs[tab]!.keep(experiment);
        await tabs[tab]!.start(experiment, `page-${tab}`);
      }
      const results = await Promise.all(
        [1, 2, 3, 4].flatMap((number) =>
          plans.map((experiment, tab) => tabs[tab]!.reserve(experiment, number, 40, `page-${tab}`)),
        ),
      );
      expect(results.filter((result) => result.ok)).toHaveLength(4);
      const seen = await tabs[1]!.view();
      expect(seen).toMatchObject({ ok: true, value: { total: 160 } });
    }
  });

  it('never take the same series up together', async () => {
    for (let race = 0; race < 30; race += 1) {
      freshStorage();
      const tabs = [databaseStore(), databaseStore()].map((store) => new Ledger(store, () => NOW));
      const experiment = plan(ID[0]!, 1000);
      await tabs[0]!.open('ledger-1', 0);
      await tabs[0]!.keep(experiment);
      const starts = await Promise.all(
        tabs.map((tab, place) => tab.start(experiment, `page-${place}`)),
      );
      expect(starts.filter((start) => start.ok)).toHaveLength(1);
    }
  });
});
