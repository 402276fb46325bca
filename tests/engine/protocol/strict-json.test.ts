import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStrictJson } from '../../../src/engine/protocol/strict-json';

describe('strict JSON', () => {
  it('refuses an object that says one name twice, at any depth and however it is written', () => {
    const twice = [
      '{"a":1,"a":2}',
      '{"a":1,"\\u0061":2}',
      '[1,{"b":{"x":[],"y":{},"x":0}}]',
      '{"a":{"k":1},"b":{"k":1,"k":1}}',
      '{"":1,"":2}',
      '{"__proto__":1,"__proto__":2}',
    ];
    for (const text of twice) {
      expect(parseStrictJson(text), text).toMatchObject({ error: { code: 'json-duplicate-name' } });
    }
  });

  it('reads the same name in different objects, and names inside strings', () => {
    const once = '{"a":{"a":1},"b":[{"a":1},{"a":1}],"c":"{\\"a\\":1,\\"a\\":2}","d\\\\":","}';
    expect(parseStrictJson(once)).toEqual({ ok: true, value: JSON.parse(once) });
  });

  it('agrees with JSON.parse on anything JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(parseStrictJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it('does not stumble over what is no JSON, or over depth', () => {
    expect(parseStrictJson('{')).toMatchObject({ error: { code: 'json-unreadable' } });
    expect(parseStrictJson('')).toMatchObject({ error: { code: 'json-unreadable' } });
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(parseStrictJson(nested(200)).ok).toBe(true);
    for (const depth of [201, 200_000]) {
      const code = depth > 10_000 ? /json-(too-deep|unreadable)/ : /json-too-deep/;
      expect(parseStrictJson(nested(depth))).toMatchObject({
        error: { code: expect.stringMatching(code) as string },
      });
      expect(parseStrictJson(`{"a":${nested(depth)}}`).ok).toBe(false);
    }
  });
});
