import { describe, expect, it } from 'vitest';
import { startRefusal, type StartConditions } from '../../src/collect/start-check';
import type { OrderExperiment } from '../../src/engine/protocol/experiment';
import { experimentDigests } from '../../src/engine/protocol/freeze';
import { responsesClient } from '../../src/network/client';
import { OPENAI_ENDPOINT } from '../../src/network/endpoint';
import { frozen, LOCAL, TERMS } from '../engine/protocol/experiment-helpers';

const READY: StartConditions = { cases: [], hasObstacles: false, hasKey: true, keys: [] };

/** A plan changed in storage by somebody who knows how to make its digests fit again. */
function edited(changes: Partial<OrderExperiment>): OrderExperiment {
  const changed = { ...frozen(), ...changes };
  return { ...changed, digests: experimentDigests(changed) };
}
const sentTo = (endpoint: string) => edited({ provider: { ...LOCAL, endpoint } });
const codeOf = (experiment: OrderExperiment, changes: Partial<StartConditions> = {}) =>
  startRefusal(experiment, { ...READY, ...changes })?.code ?? 'starts';

describe('a plan that is about to start', () => {
  it('starts as it was frozen', () => {
    expect(codeOf(frozen())).toBe('starts');
    expect(codeOf(frozen(), { hasObstacles: true })).toBe('no-paid-calls');
    expect(codeOf(sentTo(OPENAI_ENDPOINT), { hasKey: false })).toBe('key-missing');
    expect(codeOf(frozen(), { keys: [TERMS.model] })).toBe('key-in-plan');
  });

  it('sends no key to another path or host, though its digests fit', () => {
    for (const endpoint of [
      'https://api.openai.com/v1/files',
      'https://api.openai.com/v1/responses?to=me',
      'https://api.openai.com/v1/responses/',
      'HTTPS://API.OPENAI.COM/v1/responses',
      'https://evil.example/v1/responses',
      'http://localhost:4999/collect',
      'http://localhost:4999/v1/../collect',
      'http://me:you@localhost:4999/v1/responses',
    ]) {
      expect(codeOf(sentTo(endpoint)), endpoint).toBe('endpoint-not-allowed');
      // Nor does the client, whoever asks it.
      expect(responsesClient({ endpoint, streamedBody: false, key: 'k' }).ok, endpoint).toBe(false);
    }
  });

  it('makes no call that cannot succeed, nor one whose plan was changed', () => {
    const few = frozen({ answer: { ...TERMS, maxOutputTokens: 15 } });
    expect(codeOf(few)).toBe('tokens-too-few');
    expect(codeOf({ ...frozen(), worstCase: 1 })).toBe('plan-changed');
    const negative = edited({ budget: { ...frozen().budget, spentBefore: -1 } });
    expect(codeOf(negative)).toBe('experiment-invalid');
  });
});
