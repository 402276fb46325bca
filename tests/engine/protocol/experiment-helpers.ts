import type { CallTerms, OrderExperiment, Provider } from '../../../src/engine/protocol/experiment';
import { freezeOrderSeries, type OrderTerms } from '../../../src/engine/protocol/order-experiment';
import { PROTOCOL_PLAN } from '../../../src/engine/protocol/plan';
import {
  PRESET_MODEL,
  PRESET_PRICES,
  PRESET_PRICES_READ_ON,
} from '../../../src/engine/protocol/prices';
import { POOLED_CASES } from '../../../src/corpora/bundled-cases';

export const TERMS: CallTerms = {
  model: PRESET_MODEL,
  effort: 'medium',
  maxOutputTokens: 1200,
  prices: PRESET_PRICES,
  pricesReadOn: PRESET_PRICES_READ_ON,
};

export const LOCAL = {
  kind: 'responses-api',
  endpoint: 'http://localhost:4999/v1/responses',
  streamedBody: false,
} as const satisfies Provider;

export const SIMULATOR: Provider = { kind: 'simulator', behaviour: 'truthful', failsAt: 3 };

/** The frozen plan of protocol 1.0, or of what `changes` make of it. */
export function frozen(changes: Partial<OrderTerms> = {}): OrderExperiment {
  const result = freezeOrderSeries({
    id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
    createdAt: '2026-10-08T09:00:00.000Z',
    provider: LOCAL,
    snapshots: 'exact',
    budget: { ledger: 'ledger-1', ceiling: 10_000_000_000, spentBefore: 0 },
    cases: POOLED_CASES,
    plan: PROTOCOL_PLAN,
    answer: TERMS,
    ...changes,
  });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
