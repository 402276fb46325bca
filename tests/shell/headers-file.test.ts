import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../../src/shell/security-headers';

/** The rules of a `_headers` file: headers by path. */
function rules(): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>();
  let headers: Record<string, string> = {};
  for (const line of readFileSync('public/_headers', 'utf8').split('\n')) {
    if (line.startsWith('/')) found.set(line, (headers = {}));
    else if (line.trim() !== '') {
      const [name = '', ...value] = line.trim().split(': ');
      headers[name] = value.join(': ');
    }
  }
  return found;
}

describe('the headers for hosts that read them', () => {
  it('are the ones the page is tested under', () => {
    expect(rules().get('/*')).toEqual(SECURITY_HEADERS);
  });

  it('keep what is named by its content, and ask again for what is not', () => {
    const cacheOf = (path: string) => rules().get(path)?.['Cache-Control'];
    expect(cacheOf('/assets/*')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/index.html', '/sw.js', '/manifest.webmanifest']) {
      expect(cacheOf(path), path).toBe('no-cache');
    }
    // Hosts join the values of rules that match the same file: none is said for everything.
    expect(cacheOf('/*')).toBeUndefined();
  });
});
