import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FREEZE_RESERVE_STOP_PUBLISH } from '../../../src/collect/lesson/freeze-reserve-stop-publish';
import { measureCollection } from '../../../src/collect/lesson/measure';
import { readPractice } from '../../../src/collect/practice';
import { BEHAVIOURS } from '../../../src/engine/protocol/experiment';
import { seriesDigest } from '../../../src/engine/protocol/freeze';
import { LANGUAGES } from '../../../src/engine/text/language';
import type { Measures } from '../../../src/ui/lesson';
import { frozen, SIMULATOR, TERMS } from '../../engine/protocol/experiment-helpers';

/** The published plan, frozen here under another name, at another time, for another ledger. */
const PLAN = frozen({ provider: SIMULATOR });

const at = (query: string): Promise<Measures> =>
  measureCollection(new URLSearchParams(query), 'en');

const number = (measures: Measures, name: string) =>
  Number(String(measures.get(name)).replace(/[^\d.]/g, ''));

describe('the lesson on collecting', () => {
  beforeAll(() => {
    vi.stubGlobal('fetch', () => {
      throw new Error('a lesson calls nobody');
    });
  });
  afterAll(() => vi.unstubAllGlobals());

  it('asks for practice only, in every place', () => {
    for (const { id, place } of FREEZE_RESERVE_STOP_PUBLISH.steps) {
      const query = new URLSearchParams(place.query);
      expect(['plan', 'run', 'results'], id).toContain(query.get('view'));
      expect(readPractice(query) !== undefined, id).toBe(query.has('practice'));
    }
    expect(readPractice(new URLSearchParams('practice=openai'))).toBeUndefined();
    expect(readPractice(new URLSearchParams('practice=constructor'))).toBeUndefined();
    for (const behaviour of BEHAVIOURS) {
      expect(readPractice(new URLSearchParams({ practice: behaviour }))).toEqual({
        behaviour,
        collects: true,
      });
    }
  });

  it('counts the calls of the published plan', async () => {
    const measures = await at('view=plan');
    expect(measures.get('calls')).toBe(PLAN.requests.length);
    const product = ['cases', 'languages', 'variants', 'modes', 'repetitions'].reduce(
      (sum, name) => sum * (measures.get(name) as number),
      1,
    );
    expect(product).toBe(PLAN.requests.length);
  });

  it('names the digests that one price changes, and one that no stamp does', async () => {
    const measures = await at('view=run&practice=frozen');
    const dearer = frozen({
      provider: SIMULATOR,
      answer: { ...TERMS, prices: { ...TERMS.prices, output: TERMS.prices.output + 1 } },
    });
    const changed = Object.keys(PLAN.digests).filter(
      (part) => PLAN.digests[part] !== dearer.digests[part],
    );
    expect(changed.sort()).toEqual(['calls', 'plan', 'requests']);
    expect(measures.get('digestsChanged')).toBe(changed.length);
    expect(measures.get('digests')).toBe(Object.keys(PLAN.digests).length);
    expect(seriesDigest('simulated', PLAN.requests)).toBe(PLAN.digests.requests);
    expect(PLAN.digests.requests).toContain(`simulated:${measures.get('requestsDigest')}`);
  });

  it('alternates who goes first, as often one as the other', async () => {
    const measures = await at('view=run&practice=frozen');
    const second = PLAN.requests.find(
      (each) => each.kind === 'order' && each.repetition === 2 && each.number > 1,
    )!;
    expect(second.kind === 'order' && second.variant).toBe(measures.get('secondFirstVariant'));
    expect(measures.get('firstVariant')).not.toBe(measures.get('secondFirstVariant'));
    expect(measures.get('startingA')).toBe(measures.get('startingB'));
    expect(measures.get('blocks')).toBe(
      (measures.get('startingA') as number) + (measures.get('startingB') as number),
    );
  });

  it('reserves by the arithmetic it writes on the board', async () => {
    const measures = await at('view=run&practice=frozen');
    const value = (name: string) => number(measures, name);
    const most =
      (value('bytes') + value('overhead')) * value('inputRate') +
      value('outputTokens') * value('outputRate');
    expect(most).toBeCloseTo(value('reservation'), 9);
    expect(PLAN.requests[0]!.reservation / 1e9).toBeCloseTo(most, 9);
    expect(value('worstCase')).toBeCloseTo(PLAN.worstCase / 1e9, 2);
    expect(measures.get('worstAs')).toBe('under-10');
    expect(value('worstCase')).toBeLessThan(value('ceiling'));
  });

  it('does not start under a ceiling that is too low', async () => {
    const measures = await at('view=plan');
    expect(measures.get('lowStart')).toBe('over-budget');
    expect(number(measures, 'lowCeiling')).toBeLessThan(number(measures, 'worstCase'));
    // Some calls would fit, as its words say.
    expect(number(measures, 'lowCeiling')).toBeGreaterThan(PLAN.requests[0]!.reservation / 1e9);
  });

  it('stops at the call that fails, and counts its whole reservation', async () => {
    const measures = await at('view=run&practice=failing');
    expect(measures.get('stopAs')).toBe('with');
    expect(measures.get('made')).toBe(SIMULATOR.kind === 'simulator' && SIMULATOR.failsAt);
    expect(measures.get('stoppedAt')).toBe(measures.get('made'));
    expect(measures.get('lastBasis')).toBe('reservation');
    expect(number(measures, 'counted')).toBeGreaterThan(number(measures, 'lastCounted'));
    expect((measures.get('made') as number) + (measures.get('notMade') as number)).toBe(
      measures.get('calls'),
    );
  });

  it('plays a whole series for less than was reserved', async () => {
    const measures = await at('view=results&practice=truthful');
    expect(measures.get('complete')).toBe('yes');
    expect(measures.get('made')).toBe(PLAN.requests.length);
    expect(number(measures, 'counted')).toBeLessThan(number(measures, 'worstCase'));
  });

  it('measures the same in both languages, written as each writes', async () => {
    const [fr, en] = await Promise.all(
      LANGUAGES.map((language) =>
        measureCollection(new URLSearchParams('view=run&practice=failing'), language),
      ),
    );
    expect([...fr!.keys()]).toEqual([...en!.keys()]);
    expect(fr!.get('worstCase')).toBe(String(en!.get('worstCase')).replace('.', ','));
  });
});
