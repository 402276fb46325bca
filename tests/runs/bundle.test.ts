import { describe, expect, it } from 'vitest';
import { readBundle, writeBundle } from '../../src/runs/bundle';
import { corpusDigest } from '../../src/corpora/corpus-digest';
import { integrityOf } from '../../src/runs/make-run';
import type { RunRecord } from '../../src/engine/records/run-record';
import { ownCase, sampleRun } from './samples';

const bytes = (text: string) => new TextEncoder().encode(text);

function write(runs: RunRecord[], cases = [ownCase()]): string {
  const corpora = cases.map((content) => ({
    digest: corpusDigest(content),
    licence: 'CC0',
    content,
  }));
  const text = writeBundle({ runs, corpora }, []);
  if (!text.ok) throw new Error(text.error.code);
  return text.value;
}

/** The bundle of two runs with one thing changed in its JSON. */
function changed(change: (bundle: Record<string, never> & { runs: never[] }) => void): string {
  const bundle = JSON.parse(write([sampleRun(1), sampleRun(2)]));
  change(bundle);
  return JSON.stringify(bundle);
}

function refusal(text: string | Uint8Array) {
  const read = readBundle(typeof text === 'string' ? bytes(text) : text);
  return read.ok ? 'accepted' : { code: read.error.code, ...read.error.details };
}

describe('readBundle', () => {
  it('names a run whose name shows nothing by its lab and id, and leaves its digests whole', () => {
    for (const name of ['', '\u200b', ' \u202e ']) {
      const read = readBundle(bytes(write([sampleRun(1, { name }), sampleRun(2)])));
      if (!read.ok) throw new Error(read.error.code);
      const [first, second] = read.value.runs;
      expect(first!.name).toBe('order 00000000');
      expect(integrityOf(first!)).toBe(first!.integrity);
      expect(second!.name).toBe(sampleRun(2).name);
    }
  });
});

describe('writeBundle', () => {
  it('writes one readable text in a stable order, whatever order it is given', () => {
    const text = write([sampleRun(2), sampleRun(1)], [ownCase('b'), ownCase('a')]);
    expect(write([sampleRun(1), sampleRun(2)], [ownCase('a'), ownCase('b')])).toBe(text);
    expect(text.startsWith('{\n  "format": "fragment-lab/bundle",\n  "version": 1,\n')).toBe(true);
    expect(Object.keys(JSON.parse(text))).toEqual([
      'format',
      'version',
      'runs',
      'corpora',
      'series',
      'ledger',
    ]);
    expect(text.endsWith('"series": [],\n  "ledger": []\n}\n')).toBe(true);
  });

  it('comes back as it went, to the last byte', () => {
    const text = write([sampleRun(1), sampleRun(2)]);
    const read = readBundle(bytes(text));
    if (!read.ok) throw new Error(read.error.code);
    expect(write(read.value.runs as RunRecord[])).toBe(text);
    expect(read.value.corpora[0]).toEqual({
      digest: corpusDigest(ownCase()),
      licence: 'CC0',
      content: ownCase(),
    });
  });

  it('writes nothing that it would not read back', () => {
    const large = { ...sampleRun(1), result: 'é'.repeat(26_000_000) };
    expect(writeBundle({ runs: [large], corpora: [] }, [])).toMatchObject({
      error: { code: 'export-too-large' },
    });
  });

  it('refuses to let a key leave, wherever it was pasted (API-21)', () => {
    const secret = 'sk-test-SECRET-1';
    const input = { question: `my key is ${secret}` };
    // A foreign file may hold it anywhere, in what no lab of ours would write too.
    const foreign = { ...sampleRun(1), result: { error: `Incorrect API key provided: ${secret}` } };
    for (const run of [sampleRun(1, input), foreign]) {
      const text = writeBundle({ runs: [run], corpora: [] }, [secret]);
      expect(text).toEqual({ ok: false, error: { code: 'export-holds-secret', details: {} } });
    }
    expect(writeBundle({ runs: [sampleRun()], corpora: [] }, [secret]).ok).toBe(true);
    // An allow-list: what a record does not have a place for is not taken in either.
    const withSettings = changed((bundle) =>
      Object.assign(bundle, { settings: { apiKey: secret } }),
    );
    expect(refusal(withSettings)).toMatchObject({ place: 'settings', reason: 'unrecognized_keys' });
  });
});

describe('readBundle', () => {
  it('takes UTF-8 with or without a mark and blank lines, and no other encoding (IDB-15)', () => {
    const text = write([sampleRun(1, { name: 'Été' })]);
    expect(refusal(`\ufeff${text}`)).toBe('accepted');
    expect(refusal(`${text}\n\n`)).toBe('accepted');
    const utf16 = new Uint8Array(2 + text.length * 2);
    utf16.set([0xff, 0xfe]);
    for (let place = 0; place < text.length; place += 1) {
      utf16[2 + place * 2] = text.charCodeAt(place) & 0xff;
      utf16[3 + place * 2] = text.charCodeAt(place) >> 8;
    }
    expect(refusal(utf16)).toEqual({ code: 'bundle-encoding' });
    const latin1 = Uint8Array.from(text, (character) => character.charCodeAt(0));
    expect(refusal(latin1)).toEqual({ code: 'bundle-encoding' });
  });

  it('names the first problem and its place (IDB-13)', () => {
    expect(refusal('[]')).toEqual({ code: 'bundle-unknown' });
    expect(refusal('null')).toEqual({ code: 'bundle-unknown' });
    expect(refusal('{"version":1}')).toEqual({ code: 'bundle-unknown' });
    expect(refusal('{"format":"fragment-lab/bundle","version":1}')).toMatchObject({
      code: 'bundle-invalid',
      place: 'runs',
    });
    expect(refusal(write([sampleRun()]).slice(0, 400))).toMatchObject({ code: 'json-syntax' });
    const lacking = changed(
      ({ runs }) => delete (runs[1] as unknown as Partial<RunRecord>).settings,
    );
    expect(refusal(lacking)).toMatchObject({ code: 'bundle-invalid', place: 'runs[1].settings' });
    expect(refusal(write([sampleRun(1), sampleRun(1, { name: 'again' })]))).toEqual({
      code: 'bundle-duplicate-run',
      place: 'runs[1].id',
    });
    // A zero-filled array stands for 200 MB of text: it is refused by its size alone.
    expect(refusal(new Uint8Array(200_000_000))).toMatchObject({ code: 'bundle-too-large' });
  });

  it.each([
    ['a lab nobody knows', { lab: 'kitchen' }, 'runs[0].lab'],
    ['a digest that is none', { reproduction: 'abc' }, 'runs[0].reproduction'],
    ['an unknown member', { html: '<script>' }, 'runs[0].html'],
    ['a date that is none', { createdAt: 'yesterday' }, 'runs[0].createdAt'],
    ['a setting out of its limits', { settings: { topK: 5000 } }, 'runs[0].settings.topK'],
    ['an address that leaves its room', { place: 'case=price#/runs' }, 'runs[0].place'],
    ['a name without end', { name: 'x'.repeat(201) }, 'runs[0].name'],
    ['a corpus without a licence', { corpus: { id: 'a' } }, 'runs[0].corpus.title'],
  ])('refuses %s', (_, change, place) => {
    const text = changed(({ runs }) => Object.assign(runs[0]!, change));
    expect(refusal(text)).toMatchObject({ code: 'bundle-invalid', place });
  });

  it('keeps a setting that a later lab wrote', () => {
    const later = sampleRun(1, {
      settings: { ...(sampleRun().settings as object), dense: 'small-2' },
    });
    const read = readBundle(bytes(write([later])));
    expect(read.ok && read.value.runs[0]).toEqual(later);
  });

  it('refuses a newer version and says which, and what it has no place for', () => {
    const newer = changed((bundle) => Object.assign(bundle, { version: 2, extra: [] }));
    expect(refusal(newer)).toEqual({ code: 'bundle-newer', version: 2, known: 1 });
    const series = changed((bundle) => Object.assign(bundle, { series: [{}] }));
    expect(refusal(series)).toMatchObject({ code: 'bundle-invalid', place: 'series[0].format' });
  });

  it('refuses a corpus that is not what its digest says, or not a corpus', () => {
    const edited = changed((bundle) => {
      const [corpus] = (bundle as unknown as { corpora: { content: { id: string } }[] }).corpora;
      corpus!.content.id = 'other';
    });
    expect(refusal(edited)).toEqual({
      code: 'bundle-corpus',
      place: 'corpora[0].digest',
      reason: 'digest',
    });
    const broken = changed((bundle) => {
      const [corpus] = (bundle as unknown as { corpora: { content: { facts: unknown } }[] })
        .corpora;
      corpus!.content.facts = [];
    });
    expect(refusal(broken)).toEqual({
      code: 'bundle-corpus',
      place: 'corpora[0].content.facts',
      reason: 'case-invalid',
    });
  });

  it('gives hostile keys no effect', () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const hostile = write([sampleRun()]).replace(
        '"text": "en"',
        `"text": "en", "${key}": { "polluted": true }`,
      );
      refusal(hostile);
      expect(({} as Record<string, unknown>)['polluted'], key).toBeUndefined();
    }
    expect(refusal(write([sampleRun()]).replace('"note"', '"__proto__"'))).toMatchObject({
      code: 'json-forbidden-key',
    });
    const deep = write([sampleRun()]).replace('"en"', `${'['.repeat(5000)}${']'.repeat(5000)}`);
    expect(refusal(deep)).toMatchObject({ code: 'json-too-deep' });
  });
});
