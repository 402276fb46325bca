import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { POOLED_CASES } from '../../src/corpora/bundled-cases';
import { decodeCase, encodeCase, LONGEST_CASE_IN_LINK } from '../../src/corpora/case-link';

function linkOf(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9 });
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

describe('a case in a link', () => {
  it('comes back the same, in the alphabet of addresses, and a case of ours fits', async () => {
    for (const teachingCase of POOLED_CASES) {
      const link = await encodeCase(teachingCase);
      expect(link).toMatch(/^[\w-]+$/);
      expect(link.length).toBeLessThanOrEqual(LONGEST_CASE_IN_LINK);
      expect(await decodeCase(link)).toEqual({ ok: true, value: teachingCase });
    }
  });

  it.each([
    ['nothing', ''],
    ['noise', '!!!'],
    ['a cut link', 'eJyrVkrLz1eyUkpKLFKqBQAdegQ0'.slice(0, 9)],
    ['JSON that is cut', linkOf('{"schema":')],
    ['a bomb', linkOf('0'.repeat(5_000_000))],
  ])('refuses %s with a word and no harm', async (_, link) => {
    expect(await decodeCase(link)).toEqual({
      ok: false,
      error: { code: 'link-unreadable', details: {} },
    });
  });

  it('refuses what is not a teaching case', async () => {
    const decoded = await decodeCase(linkOf('{"schema":"else"}'));
    expect(!decoded.ok && decoded.error.code).toBe('case-invalid');
  });
});
