import { beforeEach, describe, expect, it } from 'vitest';
import { Ledger } from '../../src/collect/ledger';
import { MemoryLedgerStore } from '../../src/collect/memory-ledger';
import { collectSeries, type RunEnd, type Wish } from '../../src/collect/runner';
import { simulator } from '../../src/collect/simulator';
import type { Send, WireResult } from '../../src/network/wire';
import { exposureOf, type OrderExperiment } from '../../src/engine/protocol/experiment';
import { PROTOCOL_PLAN } from '../../src/engine/protocol/plan';
import { readAnswerWithEvidence } from '../../src/engine/protocol/structured-answer';
import type { LedgerReader, LedgerStore, LedgerTransaction } from '../../src/storage/ledger-store';
import { POOLED_CASES } from '../../src/corpora/bundled-cases';
import { frozen, LOCAL } from '../engine/protocol/experiment-helpers';
import { answered, apiError, incomplete, refused } from './responses';
import { breakConnection, freshBrowser } from '../storage/faults';
import { databaseStore, freshStorage, STORES } from './stores';

const NOW = Date.parse('2026-10-08T09:00:00Z');
const CASES = POOLED_CASES.slice(0, 1);

/** Eight calls: one case, one repetition, two languages. */
const small = (changes: object = {}): OrderExperiment =>
  frozen({ cases: CASES, plan: { ...PROTOCOL_PLAN, repetitions: 1 }, ...changes });
const LAST = 8;

const wire = (body: unknown, httpStatus = 200): WireResult => ({
  kind: 'answer',
  httpStatus,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const GOOD = wire(answered());

/** Sends `special` at call `at` and good answers otherwise; counts what leaves. */
function scripted(at: number, special: WireResult): { send: Send; sent: string[] } {
  const sent: string[] = [];
  return {
    sent,
    send: async (body) => {
      sent.push(body);
      return sent.length === at ? special : GOOD;
    },
  };
}

async function prepared(experiment: OrderExperiment, store: LedgerStore) {
  const ledger = new Ledger(store, () => NOW);
  await ledger.open('ledger-1', 0);
  await ledger.keep(experiment);
  return ledger;
}

function run(
  experiment: OrderExperiment,
  ledger: Ledger,
  send: Send,
  wish: () => Wish = () => 'go',
  owner = 'page-1',
) {
  const options = { experiment, ledger, send, owner, wish, key: '', now: () => NOW };
  return collectSeries({ ...options, onProgress: () => undefined });
}

async function ended(
  experiment: OrderExperiment,
  ledger: Ledger,
  send: Send,
  wish?: () => Wish,
): Promise<RunEnd & Pick<RunEnd['record'], 'state' | 'stop'>> {
  const result = await run(experiment, ledger, send, wish);
  if (!result.ok) throw new Error(result.error.code);
  const { state, stop } = result.value.record;
  return { ...result.value, state, stop };
}

async function viewOf(ledger: Ledger) {
  const view = await ledger.view();
  if (!view.ok) throw new Error(view.error.code);
  return view.value;
}

beforeEach(freshStorage);

describe.each(STORES)('a series collected into %s', (_name, makeStore) => {
  it('makes every call once, in order, and settles each', async () => {
    const experiment = small();
    const ledger = await prepared(experiment, makeStore());
    const { send, sent } = scripted(0, GOOD);
    const end = await ended(experiment, ledger, send);
    expect(end).toMatchObject({ state: 'complete', stop: null, unsaved: false });
    expect(sent).toHaveLength(LAST);
    const { total, rows, series } = await viewOf(ledger);
    expect(rows.map((row) => row.state)).toEqual(new Array(LAST).fill('settled'));
    expect(total).toBe(end.calls.reduce((sum, call) => sum + call.cost.amount, 0));
    expect(series[0]).toMatchObject({ state: 'complete', stop: null });
  });

  const STOPS: [
    name: string,
    answer: WireResult,
    code: string,
    counts: 'nothing' | 'all' | 'cost',
  ][] = [
    [
      'a refused key',
      wire(apiError('invalid_request_error', 'invalid_api_key'), 401),
      'http-error',
      'nothing',
    ],
    [
      'a rate limit',
      wire(apiError('requests', 'rate_limit_exceeded'), 429),
      'http-error',
      'nothing',
    ],
    ['an overloaded server', wire(apiError('server_error', null), 503), 'http-error', 'all'],
    ['a lost network', { kind: 'fault', code: 'network', httpStatus: 0 }, 'network', 'all'],
    ['a timeout', { kind: 'fault', code: 'timeout', httpStatus: 0 }, 'timeout', 'all'],
    ['a cut answer', { kind: 'fault', code: 'cut', httpStatus: 200 }, 'unreadable', 'all'],
    ['an unreadable body', wire('<html>'), 'unreadable', 'all'],
    [
      'an error object',
      wire(answered('', { error: { code: 'x', message: 'y' } })),
      'error-object',
      'cost',
    ],
    ['no usage', wire(answered('', { usage: null })), 'unknown-cost', 'all'],
    ['another model', wire(answered('', { model: 'other' })), 'model-changed', 'all'],
    [
      'a cost above the reservation',
      wire(answered('', { usage: { input_tokens: 9, output_tokens: 9e6 } })),
      'cost-above-reservation',
      'cost',
    ],
  ];

  it.each(STOPS)(
    'stops at %s, at the first, second and last call',
    async (_, answer, code, counts) => {
      for (const at of [1, 2, LAST]) {
        freshStorage();
        const experiment = small();
        const ledger = await prepared(experiment, makeStore());
        const { send, sent } = scripted(at, answer);
        const end = await ended(experiment, ledger, send);
        expect(end.state).toBe('stopped');
        expect(end.stop).toMatchObject({ code, number: at });
        // Never one request more than the rules allow.
        expect(sent).toHaveLength(at);
        const { rows, total } = await viewOf(ledger);
        expect(rows).toHaveLength(at);
        const last = rows.at(-1)!;
        if (counts === 'nothing') expect(last).toMatchObject({ state: 'settled', amount: 0 });
        if (counts === 'all')
          expect(last).toMatchObject({ state: 'unknown', amount: last.reserved });
        if (counts === 'cost') {
          expect(last.state).toBe('settled');
          expect(last.amount).toBeGreaterThan(0);
        }
        expect(total).toBe(end.calls.reduce((sum, call) => sum + call.cost.amount, 0));
        // And a stopped series is never resumed.
        const again = await run(experiment, ledger, send);
        expect(again).toMatchObject({ error: { code: 'series-not-startable' } });
        expect(sent).toHaveLength(at);
      }
    },
  );

  it('goes on over refusals, filtered, incomplete and empty answers', async () => {
    const bodies = [
      refused(),
      incomplete('content_filter', null),
      incomplete('max_output_tokens', '{"answer":"ha'),
      incomplete('max_output_tokens', null),
      answered(''),
      answered('not the JSON asked for'),
      answered('{"answer":"a","answer":"b","evidence":[]}'),
      answered(),
    ];
    let place = 0;
    const experiment = small();
    const ledger = await prepared(experiment, makeStore());
    const end = await ended(experiment, ledger, async () => wire(bodies[place++]));
    expect(end.state).toBe('complete');
    expect(end.calls.map((call) => call.outcome)).toEqual([
      'refused',
      'filtered',
      'incomplete',
      'incomplete',
      'empty',
      'answered',
      'answered',
      'answered',
    ]);
    expect(end.calls.map((call) => readAnswerWithEvidence(call, undefined).ok)).toEqual([
      ...new Array(7).fill(false),
      true,
    ]);
  });

  it('stops between calls at the person’s word, and pauses without losing the plan', async () => {
    const experiment = small();
    const ledger = await prepared(experiment, makeStore());
    const { send, sent } = scripted(0, GOOD);
    const paused = await ended(experiment, ledger, send, () => (sent.length < 3 ? 'go' : 'pause'));
    expect(paused).toMatchObject({ state: 'paused', stop: null });
    expect(sent).toHaveLength(3);
    const stopped = await ended(experiment, ledger, send, () => (sent.length < 5 ? 'go' : 'stop'));
    expect(stopped).toMatchObject({ state: 'stopped', stop: { code: 'person', number: 6 } });
    expect(stopped.calls).toHaveLength(5);
    expect(new Set(sent).size).toBe(5);
  });

  it('stops for what happened, though the person asked for it at the same time', async () => {
    const experiment = small();
    const ledger = await prepared(experiment, makeStore());
    const { send, sent } = scripted(1, wire(apiError('server_error', null), 500));
    const end = await ended(experiment, ledger, send, () => (sent.length === 0 ? 'go' : 'stop'));
    expect(end.stop).toEqual({ code: 'http-error', number: 1, detail: 'server-error' });
  });

  it('starts nothing that does not fit: no call leaves', async () => {
    const experiment = small({
      budget: { ledger: 'ledger-1', ceiling: exposureOf(small()) - 1, spentBefore: 0 },
    });
    const ledger = await prepared(experiment, makeStore());
    const { send, sent } = scripted(0, GOOD);
    expect(await run(experiment, ledger, send)).toMatchObject({ error: { code: 'over-budget' } });
    expect(sent).toHaveLength(0);
  });

  it('stops where another series took the room meanwhile', async () => {
    const experiment = small({
      budget: { ledger: 'ledger-1', ceiling: exposureOf(small()), spentBefore: 0 },
    });
    const ledger = await prepared(experiment, makeStore());
    const other = small({ id: '6f9619ff-8b86-4011-b42d-00c04fc964f1' });
    await ledger.keep(other);
    let calls = 0;
    const end = await ended(experiment, ledger, async () => {
      calls += 1;
      if (calls === 2) {
        await ledger.start(other, 'page-2');
        for (let number = 1; number <= LAST; number += 1) {
          await ledger.reserve(other, number, other.requests[number - 1]!.reservation, 'page-2');
        }
      }
      return GOOD;
    });
    expect(end).toMatchObject({ state: 'stopped', stop: { code: 'over-budget', number: 3 } });
    expect(calls).toBe(2);
  });

  it('binds the first dated snapshot where the plan allows one', async () => {
    const experiment = small({ snapshots: 'dated' });
    const ledger = await prepared(experiment, makeStore());
    let place = 0;
    const names = ['gpt-6-astra-2026-09-01', 'gpt-6-astra-2026-09-01', 'gpt-6-astra-2026-10-01'];
    const end = await ended(experiment, ledger, async () =>
      wire(answered(undefined, { model: names[place++] })),
    );
    expect(end.stop).toEqual({ code: 'model-changed', number: 3, detail: names[2] });
  });
});

/** A store whose transactions fail from the `from`th on, before or after their work. */
class FailingStore implements LedgerStore {
  readonly #inner: LedgerStore;
  transactions = 0;
  failsAt = Infinity;
  failsFor = 1;

  constructor(inner: LedgerStore) {
    this.#inner = inner;
  }

  read<T>(work: (reader: LedgerReader) => Promise<T>): Promise<T> {
    return this.#inner.read(work);
  }

  async transact<T>(work: (transaction: LedgerTransaction) => Promise<T>): Promise<T> {
    this.transactions += 1;
    const { transactions, failsAt } = this;
    if (transactions >= failsAt && transactions < failsAt + this.failsFor) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    return this.#inner.transact(work);
  }
}

describe('storage that fails', () => {
  it('at any step stops the series, holds the ceiling and loses no row', async () => {
    const experiment = small();
    // One start, then three transactions a call, then the end.
    for (let step = 1; step <= 3 * LAST + 2; step += 1) {
      for (const failsFor of [1, Infinity]) {
        const memory = new MemoryLedgerStore();
        const store = new FailingStore(memory);
        const ledger = await prepared(experiment, store);
        store.failsAt = store.transactions + step;
        store.failsFor = failsFor;
        const { send, sent } = scripted(0, GOOD);
        const result = await run(experiment, ledger, send);
        store.failsAt = Infinity;
        const { rows, total, series } = await viewOf(ledger);

        // Every request that left has a row, and every row that may be billed counts.
        expect(rows.length).toBeGreaterThanOrEqual(sent.length);
        expect(rows.length - sent.length).toBeLessThanOrEqual(1);
        for (const row of rows) {
          if (row.state !== 'settled') expect(row.amount).toBe(row.reserved);
        }
        expect(total).toBeLessThanOrEqual(experiment.budget.ceiling);
        if (step === 1) {
          expect(result).toMatchObject({ ok: false, error: { code: 'storage-failed' } });
          expect(sent).toHaveLength(0);
        } else if (step <= 3 * LAST + 1) {
          expect(result).toMatchObject({
            ok: true,
            value: { record: { state: 'stopped', stop: { code: 'storage' } } },
          });
          const place = (step - 2) % 3;
          const call = Math.floor((step - 2) / 3) + 1;
          // Refused before the call left, or after it came back; never sent again.
          expect(sent).toHaveLength(place === 2 ? call : call - 1);
          if (result.ok) expect(result.value.unsaved).toBe(place === 2 || failsFor === Infinity);
        }
        // A page that comes later finds the series stopped, or closes it.
        if (series[0]!.state === 'running') {
          await ledger.closeInterrupted(experiment.id, false);
        }
        // Nothing is left half told: what may be billed is in doubt, and a person can judge it.
        const after = await viewOf(ledger);
        for (const row of after.rows) expect(['settled', 'unknown']).toContain(row.state);
        expect(after.total).toBe(total);
      }
    }
  });
});

describe('a connection to storage that is closed while a call is under way (IDB-17)', () => {
  it('is opened anew, the local write made once more, and no call repeated', async () => {
    for (const name of ['InvalidStateError', 'UnknownError']) {
      freshBrowser();
      const experiment = small();
      const ledger = await prepared(experiment, databaseStore());
      let sent = 0;
      const end = await ended(experiment, ledger, async () => {
        sent += 1;
        // The page slept during the call: the next transaction finds the connection closed.
        if (sent === 2) breakConnection(name, 1);
        return GOOD;
      });
      expect(end).toMatchObject({ state: 'complete', unsaved: false });
      expect(sent).toBe(LAST);
      const { rows } = await viewOf(ledger);
      expect(rows.map((row) => row.state)).toEqual(new Array(LAST).fill('settled'));
    }
    freshBrowser();
  });
});

describe('the simulator', () => {
  const simulated = (behaviour: 'truthful' | 'lying' | 'incomplete' | 'failing') =>
    small({ provider: { kind: 'simulator', behaviour, failsAt: 3 } });
  const play = async (behaviour: Parameters<typeof simulated>[0]) => {
    const experiment = simulated(behaviour);
    const ledger = await prepared(experiment, new MemoryLedgerStore());
    const send = simulator({ behaviour, failsAt: 3, made: 0, wait: async () => undefined });
    return { experiment, end: await ended(experiment, ledger, send) };
  };

  it('tells the truth from what it was given', async () => {
    const { experiment, end } = await play('truthful');
    expect(end.state).toBe('complete');
    end.calls.forEach((call, place) => {
      const read = readAnswerWithEvidence(call, undefined);
      if (!read.ok) throw new Error(read.error.code);
      const request = experiment.requests[place]!;
      expect(read.value.evidence.map((item) => item.fact_id)).toEqual(
        request.kind === 'order' ? request.supplied : [],
      );
      for (const { quote } of read.value.evidence) {
        expect((request.body as { input: string }).input).toContain(quote);
      }
      expect(call.cost.basis).toBe('usage');
      expect(call.cost.amount).toBeLessThanOrEqual(request.reservation);
    });
  });

  it('lies, is cut short and fails as asked', async () => {
    const lying = await play('lying');
    const wrong = lying.end.calls.flatMap((call, place) => {
      const read = readAnswerWithEvidence(call, undefined);
      const { input } = lying.experiment.requests[place]!.body as { input: string };
      return read.ok
        ? read.value.evidence.filter(
            ({ quote, fact_id: id }) => !input.includes(`[${id}] ${quote}`),
          )
        : [];
    });
    expect(wrong.length).toBeGreaterThan(0);
    const cut = await play('incomplete');
    expect(cut.end.calls.filter((call) => call.outcome === 'incomplete')).toHaveLength(2);
    const failing = await play('failing');
    expect(failing.end).toMatchObject({ stop: { code: 'http-error', number: 3 } });
    expect(failing.end.calls).toHaveLength(3);
  });

  it('names itself in every answer', async () => {
    const { end } = await play('truthful');
    for (const call of end.calls) {
      expect(call.model).toBe('simulator-truthful');
      expect(call.responseId).toMatch(/^simulated-/);
    }
  });

  it('is not the provider of a collected series', () => {
    expect(small({ provider: LOCAL }).series).toBe('collected');
    expect(simulated('truthful').series).toBe('simulated');
  });
});
