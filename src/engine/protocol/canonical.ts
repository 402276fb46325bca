import canonicalize from 'canonicalize';

/**
 * Canonical JSON (RFC 8785): one text for one value, whatever the order of its keys.
 * Takes plain JSON values; throws TypeError for what JSON cannot hold (NaN, functions, cycles).
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('canonicalJson: not a JSON value');
  return text;
}
