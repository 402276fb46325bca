import { describe, expect, it } from 'vitest';
import { decodeCase } from '../../src/corpora/case-link';
import { corpusReference } from '../../src/corpora/corpus-digest';
import { addressOf } from '../../src/runs/open-run';
import { ownCase, sampleRun } from './samples';

describe('addressOf', () => {
  const bundled = corpusReference(ownCase(), 'en', { bundled: true, licence: 'CC BY 4.0' });

  it('opens a bundled case where the run was saved, without the language of then', async () => {
    const run = sampleRun(1, { corpus: bundled });
    expect(await addressOf(run, undefined)).toBe('#/order?case=garden&size=3&k=1&left=A&right=B');
  });

  it('puts a case of the reader’s own into the address where it is missing', async () => {
    const address = await addressOf(sampleRun(), ownCase());
    const query = new URLSearchParams(address.slice('#/order?'.length));
    expect(query.has('case')).toBe(false);
    expect(await decodeCase(query.get('own')!)).toEqual({ ok: true, value: ownCase() });
    const carrying = sampleRun(1, { place: 'own=abc&size=2' });
    expect(await addressOf(carrying, ownCase())).toBe('#/order?own=abc&size=2');
    expect(await addressOf(sampleRun(), { hostile: true })).toContain('case=garden');
  });
});
