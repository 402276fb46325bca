import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HeldKey } from '../../src/network/key';
import { checkEndpoint, OPENAI_ENDPOINT, parseEndpoint } from '../../src/network/endpoint';
import { holdsKey, maskedText, withoutKey } from '../../src/network/redact';

const HERE = 'http://localhost:11434/v1/responses';

describe('masking', () => {
  const keys = fc.stringMatching(/^[\x21-\x7e]{8,60}$/);

  it('leaves no form of the key behind', () => {
    fc.assert(
      fc.property(keys, fc.string(), fc.string(), (key, before, after) => {
        for (const form of [key, encodeURIComponent(key), JSON.stringify(key), btoa(key)]) {
          const text = `${before}${form}${after}`;
          expect(holdsKey(text, key)).toBe(true);
          expect(withoutKey(text, key)).not.toContain(key);
          expect(maskedText(text, key)).not.toContain(key);
        }
      }),
    );
  });

  it('leaves ordinary words alone', () => {
    const text = 'The user-friendly task at key-west; org, sk and proj alone. Risk-free.';
    expect(maskedText('Risk-free, org and sk alone', 'unrelated-key')).toBe(
      'Risk-free, org and sk alone',
    );
    expect(withoutKey(text, 'unrelated-key')).toBe(text);
    expect(maskedText('Authorization: Bearer abc.def', 'unrelated-key')).toBe(
      'Authorization: Bearer [key]',
    );
  });
});

describe('a held key', () => {
  it('is not printed, and is gone when forgotten', () => {
    const key = new HeldKey();
    expect(key.hold('  sk-test-SECRET-1 \n', HERE)).toMatchObject({ ok: true });
    expect(key.for(HERE)).toBe('sk-test-SECRET-1');
    expect(JSON.stringify({ key })).toBe('{"key":""}');
    expect(Object.keys(key)).toEqual([]);
    key.forget();
    expect(key.isHeld).toBe(false);
    expect(key.for(HERE)).toBe('');
  });

  it('is given out for the endpoint it was typed for, and taken once', () => {
    const key = new HeldKey();
    key.hold('sk-test-SECRET-1', HERE);
    expect(key.for(OPENAI_ENDPOINT)).toBe('');
    expect(key.take(OPENAI_ENDPOINT)).toBe('');
    // Asked for another endpoint, it is held for none any more.
    expect(key.isHeld).toBe(false);
    key.hold('sk-test-SECRET-1', HERE);
    expect(key.take(HERE)).toBe('sk-test-SECRET-1');
    expect(key.take(HERE)).toBe('');
    expect(key.known).toEqual(['sk-test-SECRET-1']);
  });

  it('loses what cannot be seen at either end, and nothing else (R2-K10)', () => {
    const key = new HeldKey();
    const unseen = [
      '\u2060',
      '\u200b',
      '\u00ad',
      '\ufeff',
      '\u00a0',
      '\u202f',
      '\u200e',
      '\u3164',
      '\u{e0020}',
      '\t',
    ];
    for (const sign of unseen) {
      for (const typed of [
        `sk-test-1${sign}`,
        `${sign}sk-test-1`,
        `${sign}${sign} sk-test-1 ${sign}`,
      ]) {
        expect(key.hold(typed, HERE), JSON.stringify(typed)).toMatchObject({ ok: true });
        expect(key.for(HERE)).toBe('sk-test-1');
      }
      expect(key.hold(`sk-test${sign}-1`, HERE).ok, JSON.stringify(sign)).toBe(false);
      expect(key.isHeld).toBe(false);
    }
  });

  it('refuses what no header could carry', () => {
    const key = new HeldKey();
    for (const typed of [
      '',
      'short',
      'with space inside it',
      'accentué-clé-longue',
      'a\nb-c-d-e-f-g',
    ]) {
      expect(key.hold(typed, HERE)).toMatchObject({ error: { code: 'key-unreadable' } });
      expect(key.isHeld).toBe(false);
    }
  });
});

describe('endpoints', () => {
  it('are OpenAI’s or plain http on this machine, nothing else', () => {
    const good = [
      'https://api.openai.com/v1/responses',
      'http://localhost:11434/v1/responses',
      'http://127.0.0.1:8080/v1/responses',
      ' http://localhost/v1/responses ',
    ];
    for (const text of good) expect(parseEndpoint(text)).toMatchObject({ ok: true });
    const bad = [
      'https://api.openai.com/v1/chat/completions',
      'https://api.openai.com.evil.example/v1/responses',
      'https://api.openai.com@evil.example/v1/responses',
      'http://api.openai.com/v1/responses',
      'https://localhost:1/v1/responses',
      'http://localhost.evil.example/v1',
      'http://192.168.1.5/v1/responses',
      'http://user:pass@localhost/v1',
      'http://localhost/v1?key=1',
      'http://localhost/v1#x',
      'http://localhost:11434/v1/files',
      'http://localhost:11434/v1/responses/',
      'http://localhost:11434/v1/responses/../files',
      'ftp://localhost/',
      'javascript:alert(1)',
    ];
    for (const text of bad) {
      expect(parseEndpoint(text), text).toMatchObject({ error: { code: 'endpoint-not-allowed' } });
    }
    for (const text of bad) expect(checkEndpoint(text).ok, text).toBe(false);
    // What was read before stands there as it was read, to the letter.
    expect(checkEndpoint(HERE)).toEqual({ ok: true, value: HERE });
    expect(checkEndpoint(` ${HERE}`).ok).toBe(false);
    expect(checkEndpoint('http://localhost:11434/v1/x/../responses').ok).toBe(false);
    expect(parseEndpoint('nonsense')).toMatchObject({ error: { code: 'endpoint-unreadable' } });
  });
});
