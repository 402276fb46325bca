import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/engine/protocol/canonical';
import { integrityDigest, reproductionDigest } from '../../../src/engine/protocol/digest';

describe('canonicalJson', () => {
  it('orders keys by code unit and prints numbers as RFC 8785 does', () => {
    // The number samples of RFC 8785, appendix B, and its key order example.
    expect(
      canonicalJson({ '\u20ac': 1, '\r': 2, a: 1e21, B: Number('333333333.33333329'), c: 1e-7 }),
    ).toBe('{"\\r":2,"B":333333333.3333333,"a":1e+21,"c":1e-7,"€":1}');
    expect(canonicalJson(-0)).toBe('0');
  });

  it('refuses what JSON cannot hold', () => {
    expect(() => canonicalJson(undefined)).toThrow(TypeError);
    expect(() => canonicalJson({ a: Number.NaN })).toThrow();
  });
});

describe('digests', () => {
  it('are SHA-256 of the canonical text (checked with the coreutils sha256sum)', () => {
    // printf '{"a":1}' | sha256sum
    expect(integrityDigest({ a: 1 })).toBe(
      '015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862',
    );
  });

  it('do not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        expect(integrityDigest(reversed)).toBe(integrityDigest(value));
      }),
    );
  });

  it('of reproduction forgive the last bit, and nothing larger', () => {
    const score = 0.1 + 0.2;
    expect(reproductionDigest({ score })).toBe(reproductionDigest({ score: 0.3 }));
    expect(integrityDigest({ score })).not.toBe(integrityDigest({ score: 0.3 }));
    expect(reproductionDigest({ score: 0.3000000001 })).not.toBe(
      reproductionDigest({ score: 0.3 }),
    );
    expect(reproductionDigest([2, 'x'])).not.toBe(reproductionDigest([3, 'x']));
  });
});
