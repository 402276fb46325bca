import { describe, expect, it } from 'vitest';
import {
  emptyOwnAnswer,
  OWN_LIMITS,
  packOwnAnswer,
  unpackOwnAnswer,
} from '../../../src/labs/abstention/own-answer';
import { packJson } from '../../../src/corpora/packed-json';

describe('an answer of one’s own in a link', () => {
  it('comes back as it went', async () => {
    const own = {
      answer: { text: 'La prime est de 223,90 € 😀', language: 'fr' },
      passages: [{ text: 'The premium is €223.90.', language: 'en' }],
    } as const;
    expect(await unpackOwnAnswer(await packOwnAnswer(own))).toEqual({ ok: true, value: own });
  });

  it.each([
    ['noise', '!!'],
    ['another value', packJson({ answer: 'x' })],
    [
      'a language it does not know',
      packJson({ ...emptyOwnAnswer('en'), answer: { text: '', language: 'de' } }),
    ],
    ['no passage', packJson({ ...emptyOwnAnswer('en'), passages: [] })],
    [
      'more text than a form takes',
      packJson({
        ...emptyOwnAnswer('en'),
        answer: { text: 'x'.repeat(OWN_LIMITS.answer + 1), language: 'en' },
      }),
    ],
  ])('refuses %s', async (_, link) => {
    expect(await unpackOwnAnswer(await link)).toMatchObject({
      ok: false,
      error: { code: 'link-unreadable' },
    });
  });
});
