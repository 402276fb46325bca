import { describe, expect, it } from 'vitest';
import { exposureOf, holdOf, sendingsOf } from '../../../src/engine/protocol/experiment';
import { fileText } from '../../../src/engine/protocol/freeze';
import { gateOfOrder } from '../../../src/engine/protocol/gate-reading';
import { PROTOCOL_PLAN } from '../../../src/engine/protocol/plan';
import { casesOf } from '../../../src/engine/protocol/reading';
import type { RequestBody } from '../../../src/engine/protocol/request';
import { verifyExperimentText } from '../../../src/engine/protocol/verify';
import { frozen, LOCAL, SIMULATOR } from './experiment-helpers';

const plan = { ...PROTOCOL_PLAN, repetitions: 1 };
const published = frozen({ plan });
const asking = frozen({ plan, answers: 'sufficiency/1' });

describe('a plan whose answers say whether what they were given suffices', () => {
  it('is another plan: prompt, schema, rules and digests of its own', () => {
    for (const part of ['plan', 'rules', 'prompts', 'requests']) {
      expect(asking.digests[part], part).not.toBe(published.digests[part]);
    }
    for (const part of ['corpus', 'provider', 'calls', 'matrix']) {
      expect(asking.digests[part], part).toBe(published.digests[part]);
    }
    const { text, input } = asking.requests[0]!.body as RequestBody;
    expect(text.format.schema).toMatchObject({
      required: ['answer', 'evidence', 'sufficient', 'missing'],
      properties: { sufficient: { type: 'boolean' }, missing: { type: 'string' } },
    });
    expect(input).toMatch(/sufficient.+missing/s);
    expect(asking.rules.answers).toBe('sufficiency/1');
    expect('answers' in published.rules).toBe(false);
  });

  it('is verified by its own rules', () => {
    for (const experiment of [asking, published]) {
      const read = verifyExperimentText(fileText(experiment));
      expect(read.ok && read.value.faults).toEqual([]);
    }
    const posing = { ...published, rules: { ...published.rules, answers: 'sufficiency/1' } };
    const read = verifyExperimentText(fileText(posing));
    expect(read.ok && read.value.faults.map(({ code }) => code)).toContain('rule');
  });

  it('stands beside what gate 2 makes of the same sentences', () => {
    const [first] = casesOf(asking);
    const requests = asking.requests.filter((item) => item.kind === 'order');
    const blocked = requests
      .filter((item) => item.case === first!.id)
      .map((item) => gateOfOrder(first!, item, asking.rules));
    expect(blocked.every((each) => typeof each === 'boolean')).toBe(true);
    const noNumber = {
      ...first!,
      question: { en: 'How many elephants live in Paris in 2031?' },
    };
    const asked = requests.find((item) => item.case === first!.id && item.language === 'en')!;
    expect(gateOfOrder(noNumber, asked, asking.rules)).toBe(true);
  });
});

describe('what a call holds until its cost is known', () => {
  it('is its worst case for each time a browser may send it', () => {
    const streamed = frozen({ plan, provider: { ...LOCAL, streamedBody: true } });
    const simulated = frozen({ plan, provider: SIMULATOR });
    expect([published, streamed, simulated].map(({ provider }) => sendingsOf(provider))).toEqual([
      2, 1, 1,
    ]);
    const [request] = published.requests;
    expect(holdOf(published, request!)).toBe(2 * request!.reservation);
    expect(holdOf(streamed, streamed.requests[0]!)).toBe(request!.reservation);
    expect(exposureOf(streamed)).toBe(streamed.worstCase);
    const last = published.requests.at(-1)!;
    expect(exposureOf(published, last.number - 1)).toBe(2 * last.reservation);
    expect(exposureOf(published, last.number)).toBe(0);
    expect(exposureOf(published)).toBeGreaterThan(published.worstCase);
    expect(exposureOf(published)).toBeLessThanOrEqual(
      published.worstCase + Math.max(...published.requests.map((item) => item.reservation)),
    );
  });
});
