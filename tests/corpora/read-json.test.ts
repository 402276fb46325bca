import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../src/corpora/read-json';

function refusal(text: string) {
  const read = readJson(text);
  return read.ok ? 'accepted' : { code: read.error.code, ...read.error.details };
}

describe('readJson', () => {
  it('reads what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(undefined, 2), (text, indent) => {
        const value: unknown = JSON.parse(text);
        fc.pre(!text.includes('__proto__'));
        expect(readJson(JSON.stringify(value, null, indent))).toEqual({ ok: true, value });
      }),
    );
  });

  it('accepts and refuses like JSON.parse, whatever is cut or put in', () => {
    const text = '{"a":[1,-2.5e3,true,null,"\\u00e9\\n"],"b":{"c":"é"}}\n';
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(3),
        fc.constantFrom('', ',', '"', '}', '0', '\\'),
        (at, cut, put) => {
          const changed = text.slice(0, at) + put + text.slice(at + cut);
          let parses = true;
          try {
            JSON.parse(changed);
          } catch {
            parses = false;
          }
          expect(readJson(changed).ok, changed).toBe(parses);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('names the place of the first problem', () => {
    expect(refusal('{"a": 1,\n  "b": }')).toEqual({ code: 'json-syntax', line: 2, column: 8 });
    expect(refusal('{"a": [1, 2')).toEqual({ code: 'json-syntax', line: 1, column: 12 });
    expect(refusal('')).toEqual({ code: 'json-syntax', line: 1, column: 1 });
    expect(refusal('{}\n{}')).toEqual({ code: 'json-syntax', line: 2, column: 1 });
    expect(refusal('{"a": "two\nlines"}')).toEqual({ code: 'json-syntax', line: 1, column: 11 });
  });

  it('refuses what two readers could take differently', () => {
    expect(refusal('{"a": 1, "b": {"a": 2},\n "a": 3}')).toEqual({
      code: 'json-duplicate-key',
      line: 2,
      column: 2,
    });
    expect(refusal('{"a": 1, "\\u0061": 2}')).toMatchObject({ code: 'json-duplicate-key' });
    expect(refusal('[{"a": 1}, {"a": 2}]')).toBe('accepted');
    expect(refusal('[1e999]')).toEqual({ code: 'json-number', line: 1, column: 2 });
    expect(refusal('["\\ud83d"]')).toEqual({ code: 'json-broken-character', line: 1, column: 2 });
    expect(refusal('["\\ud83d\\ude00"]')).toBe('accepted');
  });

  it('refuses __proto__, however it is written, and takes constructor as the word it is', () => {
    expect(refusal('{"__proto__": {"polluted": true}}')).toMatchObject({
      code: 'json-forbidden-key',
    });
    expect(refusal('{"a": [{"\\u005f_proto__": 1}]}')).toEqual({
      code: 'json-forbidden-key',
      line: 1,
      column: 9,
    });
    expect(readJson('{"constructor": {"prototype": 1}, "toString": 2}')).toEqual({
      ok: true,
      value: { constructor: { prototype: 1 }, toString: 2 },
    });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('stops at hostile depth instead of exhausting the stack', () => {
    expect(refusal('['.repeat(2_000_000))).toEqual({ code: 'json-too-deep', line: 1, column: 65 });
    expect(refusal('{"a":'.repeat(100_000))).toMatchObject({ code: 'json-too-deep' });
    expect(refusal(`${'['.repeat(64)}${']'.repeat(64)}`)).toBe('accepted');
  });

  it('reads a string of ten million characters', () => {
    const read = readJson(JSON.stringify({ text: 'é'.repeat(10_000_000) }));
    expect(read.ok && (read.value as { text: string }).text.length).toBe(10_000_000);
  });
});
