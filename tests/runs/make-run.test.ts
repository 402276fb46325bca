import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/engine/settings';
import { newId } from '../../src/storage/identity';
import { integrityOf, makeRun, reproductionOf } from '../../src/runs/make-run';
import { readJson } from '../../src/corpora/read-json';
import { runRecord } from '../../src/engine/records/run-record';
import { sampleInput, sampleResult, sampleRun } from './samples';

describe('makeRun', () => {
  it('makes a record that its own schema takes and a file gives back unchanged', () => {
    const run = sampleRun();
    const parsed = runRecord.safeParse(JSON.parse(JSON.stringify(run)));
    expect(parsed.error).toBeUndefined();
    expect(parsed.data).toEqual(run);
    expect(run.versions.profiles).toEqual({ lexical: 'lexical-1.0', terms: 'bm25-1' });
    expect(run.place).toBe('case=garden&size=3&k=1&left=A&right=B');
  });

  it('covers everything with the digest of integrity but what a person may edit', () => {
    const run = sampleRun();
    expect(integrityOf(run)).toBe(run.integrity);
    const edited = { ...run, name: 'Other', note: 'Seen in class', tags: ['class 2'] };
    expect(integrityOf(edited)).toBe(run.integrity);
    for (const change of [
      { result: { text: 'en' } },
      { question: 'Another?' },
      { createdAt: '2026-03-01T10:00:02.000Z' },
      { place: 'case=price' },
      { corpus: { ...run.corpus, licence: 'CC BY 4.0' } },
      { settings: { ...DEFAULT_SETTINGS, topK: 2 } },
      { prediction: { left: 1 } },
      { versions: { app: '9.9.9', profiles: {} } },
      { reproduction: '0'.repeat(64) },
    ]) {
      expect(integrityOf({ ...run, ...change }), JSON.stringify(change)).not.toBe(run.integrity);
    }
  });

  it('gives two runs of the same figures the same digest of reproduction, and only them', () => {
    const first = sampleRun(1);
    const again = sampleRun(2, { name: 'By another reader', language: 'fr', place: 'case=x' });
    expect(again.reproduction).toBe(first.reproduction);
    expect(again.integrity).not.toBe(first.integrity);
    expect(sampleRun(3, { result: sampleResult(0.3) }).reproduction).toBe(first.reproduction);
    expect(sampleRun(4, { result: sampleResult(0.3, 'F2') }).reproduction).not.toBe(
      first.reproduction,
    );
    expect(sampleRun(5, { question: 'Why?' }).reproduction).not.toBe(first.reproduction);
    expect(reproductionOf(sampleInput())).toBe(first.reproduction);
  });

  it('takes digests of the canonical text anybody can write down', () => {
    const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
    const corpus = { digest: '0'.repeat(64) };
    const settings = { topK: 1 };
    const result = { scores: [0.1 + 0.2], name: 'é' };
    const text = (question: string) =>
      `{"corpus":"${corpus.digest}","question":${question},` +
      '"result":{"name":"é","scores":[0.3]},"settings":{"topK":1}}';
    expect(reproductionOf({ corpus, settings, result })).toBe(sha256(text('null')));
    expect(reproductionOf({ corpus, settings, result, question: 'Why?' })).toBe(
      sha256(text('"Why?"')),
    );
  });

  it('refuses what cannot be written down: NaN, half a character', () => {
    expect(() => sampleRun(1, { result: sampleResult(Number.NaN) })).toThrow();
    expect(() => sampleRun(1, { question: 'half \ud83d of one' })).toThrow();
  });

  it('takes any text as a name and can read back what it wrote', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 });
    fc.assert(
      fc.property(units, (codes) => {
        const name = String.fromCharCode(...codes);
        const run = makeRun(
          sampleInput({ name, question: undefined }),
          newId(),
          '2026-01-01T00:00:00Z',
        );
        expect('question' in run).toBe(false);
        expect(integrityOf(run)).toBe(run.integrity);
        const read = readJson(JSON.stringify(run));
        expect(read).toEqual({ ok: true, value: run });
      }),
    );
    const cut = sampleRun(1, { name: `${'x'.repeat(199)}😀` }).name;
    expect(cut).toBe('x'.repeat(199));
  });

  it('throws for a record that an import would refuse', () => {
    expect(() => sampleRun(1, { place: 'x'.repeat(300_000) })).toThrow();
    expect(() => sampleRun(1, { settings: { topK: 5000 } })).toThrow();
  });
});

describe('newId', () => {
  it('makes version 4 UUIDs where crypto.randomUUID is missing, as on plain http', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const ids = Array.from({ length: 200 }, newId);
    vi.unstubAllGlobals();
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });
});
