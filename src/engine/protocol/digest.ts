import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical';

/** Digits kept of a score: enough to tell figures apart, few enough for another engine's last bit. */
const REPRODUCIBLE_DIGITS = 12;

/** SHA-256 of the canonical JSON of a record as stored, as 64 hexadecimal digits. */
export function integrityDigest(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}

/**
 * SHA-256 of the canonical JSON in which every number that is not an integer is rounded to 12
 * significant digits: two engines that differ in the last bit of a score agree on it.
 */
export function reproductionDigest(value: unknown): string {
  return integrityDigest(rounded(value));
}

function rounded(value: unknown): unknown {
  if (typeof value === 'number') {
    return Number.isInteger(value) ? value : Number(value.toPrecision(REPRODUCIBLE_DIGITS));
  }
  if (Array.isArray(value)) return value.map(rounded);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rounded(item)]));
  }
  return value;
}
