import { describe, expect, it } from 'vitest';
import { readCall } from '../../../src/collect/classify';
import { fileText } from '../../../src/engine/protocol/freeze';
import { reservedRow, sentRow, settledRow } from '../../../src/engine/protocol/ledger-rows';
import { PROTOCOL_PLAN } from '../../../src/engine/protocol/plan';
import {
  ledgerText,
  makeResults,
  readLedger,
  readResults,
  type CallRecord,
} from '../../../src/engine/protocol/results';
import { POOLED_CASES } from '../../../src/corpora/bundled-cases';
import { answered } from '../../collect/responses';
import { frozen, SIMULATOR, TERMS } from './experiment-helpers';

const AT = '2026-10-08T09:00:00.000Z';
const experiment = frozen({
  cases: POOLED_CASES.slice(0, 1),
  plan: { ...PROTOCOL_PLAN, repetitions: 1 },
});

function callOf(number: number): CallRecord {
  const text = JSON.stringify(answered());
  const reading = readCall(
    { kind: 'answer', httpStatus: 200, text },
    {
      terms: TERMS,
      reservation: 1e9,
      hold: 2e9,
      streamed: false,
      snapshots: 'exact',
      boundModel: null,
      key: '',
    },
  );
  return { number, at: AT, endedAt: AT, ...reading.kept };
}

function rowOf(number: number) {
  const sent = sentRow(reservedRow(experiment.id, number, TERMS.model, 1e8, AT), AT);
  const settled = sent.ok && settledRow(sent.value, 10_000_000, 'usage', AT);
  if (!settled || !settled.ok) throw new Error('row');
  return settled.value;
}

const end = {
  state: 'stopped' as const,
  startedAt: AT,
  endedAt: AT,
  stop: { code: 'person', number: 4, detail: '' },
};
const results = makeResults(experiment, end, [1, 2, 3].map(callOf), [1, 2, 3].map(rowOf));
const text = fileText(results);

function faultsOf(changed: string): string[] {
  const read = readResults(changed);
  return read.ok
    ? read.value.faults.map(({ code, place }) => `${code} ${place}`)
    : [read.error.code];
}

describe('a results file', () => {
  it('is read back whole, missing calls missing', () => {
    const read = readResults(text);
    expect(read).toMatchObject({ ok: true, value: { faults: [] } });
    if (!read.ok) return;
    expect(read.value.value).toEqual(results);
    expect(read.value.value.calls.map((call) => call.number)).toEqual([1, 2, 3]);
  });

  it('names the call, the account or the plan that was changed', () => {
    const swap = (from: string, to: string) => {
      expect(text).toContain(from);
      const place = text.indexOf(from);
      return faultsOf(text.slice(0, place) + to + text.slice(place + from.length));
    };
    expect(swap('"code": "person"', '"code": "storage"')).toEqual(['digest outcome']);
    expect(swap('"responseId": "resp_1"', '"responseId": "resp_2"')).toEqual(['digest calls[1]']);
    expect(swap('"reserved": 100000000', '"reserved": 100000001')).toEqual(['digest ledger']);
    expect(swap('"ceiling": 10000000000', '"ceiling": 10000000001')).toEqual(
      ['digest experiment', 'digest experiment.budget'].sort((a, b) => b.length - a.length),
    );
    expect(swap('"version": 1', '"version": 2')).toEqual(['results-newer']);
    expect(swap('fragment-lab/results', 'fragment-lab/other')).toEqual(['results-unknown']);
  });

  it('names a change of any single byte', () => {
    for (let place = 5; place < text.length; place += 811) {
      const other = text[place] === '1' ? '2' : '1';
      const faults = faultsOf(text.slice(0, place) + other + text.slice(place + 1));
      expect(faults.length, `byte ${place}`).toBeGreaterThan(0);
    }
  });

  it('refuses a file that contradicts itself', () => {
    const changed = (change: (copy: typeof results) => void) => {
      const copy = structuredClone(results);
      change(copy as never);
      return faultsOf(fileText(copy));
    };
    expect(changed((copy) => void copy.calls.reverse())).toEqual(['results-invalid']);
    expect(changed((copy) => void (copy.calls[0]!.number = 2))).toEqual(['results-invalid']);
    expect(changed((copy) => void (copy.calls[2]!.number = 99))).toEqual(['results-invalid']);
    expect(changed((copy) => void (copy.ledger[0]!.series = 'other'))).toEqual(['results-invalid']);
    expect(changed((copy) => void (copy.ledger[0]!.model = 'other'))).toEqual(['results-invalid']);
    expect(changed((copy) => void (copy.series = 'simulated'))).toEqual(['results-invalid']);
    expect(changed((copy) => void Object.assign(copy.calls[0]!, { apiKey: 'x' }))).toEqual([
      'results-invalid',
    ]);
    expect(faultsOf('null')).toEqual(['results-unknown']);
    expect(faultsOf('{"a":1,"a":2}')).toEqual(['json-duplicate-name']);
    expect(faultsOf('{')).toEqual(['json-unreadable']);
  });

  it('of a simulated series says so in every digest', () => {
    const simulated = frozen({
      provider: SIMULATOR,
      cases: POOLED_CASES.slice(0, 1),
      plan: { ...PROTOCOL_PLAN, repetitions: 1 },
    });
    const file = makeResults(simulated, { ...end, stop: null, state: 'complete' }, [callOf(1)], []);
    const { digests } = file;
    for (const digest of [digests.experiment, digests.ledger, digests.results, ...digests.calls]) {
      expect(digest).toMatch(/^simulated:/);
    }
    expect(faultsOf(fileText(file))).toEqual([]);
  });
});

describe('a ledger file', () => {
  const opening = { id: 'ledger-1', spentBefore: 417_920_000, at: AT };

  it('is read back, and refused where its total is not its sum', () => {
    const written = ledgerText({ opening, rows: [rowOf(1), rowOf(2)] });
    expect(JSON.parse(written)).toMatchObject({ total: 437_920_000 });
    expect(readLedger(written)).toEqual({
      ok: true,
      value: { opening, rows: [rowOf(1), rowOf(2)] },
    });
    const changed = written.replace('"amount": 10000000', '"amount": 10000001');
    expect(readLedger(changed)).toMatchObject({ error: { code: 'ledger-sum' } });
    expect(readLedger('[]')).toMatchObject({ error: { code: 'ledger-invalid' } });
  });
});
