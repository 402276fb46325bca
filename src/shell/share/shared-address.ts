import type { PageLanguage } from '../../words/language';
import { readPlace, writePlace } from '../place';

/**
 * The address to hand on for the one in the address bar, `room` being the one shown: what is there,
 * with the language of the interface said, so that a phone set to another language shows the same.
 * An address that names no room, or none there is, becomes that of the room shown.
 */
export function sharedAddress(href: string, room: string, language: PageLanguage): string {
  const url = new URL(href);
  const place = readPlace(url.hash);
  const isNamed = place.room === room;
  if (isNamed && place.query.get('lang') === language) return url.href;
  const query = isNamed ? place.query : new URLSearchParams();
  query.set('lang', language);
  url.hash = writePlace(room, query, isNamed ? place.path : '');
  return url.href;
}

/**
 * Who can open an address: only the machine it stands on; devices of the same network; in all
 * likelihood those of the same network, as the name over plain http tells no more; anyone.
 */
export type Reach = 'this-machine' | 'same-network' | 'plain-http' | 'anyone';

export function reachOf(address: string): Reach {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return 'this-machine';
  const name = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isThisMachine(name)) return 'this-machine';
  if (isOfLocalNetwork(name)) return 'same-network';
  return protocol === 'http:' ? 'plain-http' : 'anyone';
}

/** Loopback names and addresses, and the address that stands for "here" (RFC 6761, RFC 1122). */
function isThisMachine(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (name === '::1' || name === '::' || name === '0.0.0.0') return true;
  return /^127\.\d+\.\d+\.\d+$/.test(name) || /^::ffff:7f[0-9a-f]{2}:/.test(name);
}

/** Private addresses (RFC 1918, 3927, 4193, 4291) and names that only a local network resolves. */
function isOfLocalNetwork(name: string): boolean {
  if (name.includes(':')) return /^(?:f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]):/.test(name);
  if (/^\d+\.\d+\.\d+\.\d+$/.test(name)) {
    return /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(name);
  }
  if (!name.includes('.')) return true;
  return /\.(?:local|lan|home|internal|test|home\.arpa)$/.test(name);
}

/** What an address leaves in the browser it comes from: a text of one's own, or what is stored. */
export type LeftBehind = 'text' | 'stored';

/**
 * What the one who opens the address will not find. `bundledCases` are the ids of the cases that
 * every copy of the page has.
 */
export function leftBehind(
  address: string,
  bundledCases: readonly string[],
): LeftBehind | undefined {
  const { room, query } = readPlace(new URL(address).hash);
  if (['runs', 'library', 'collection'].includes(room)) return 'stored';
  const teachingCase = query.get('case');
  const isOwnCase = teachingCase !== null && !bundledCases.includes(teachingCase);
  if (isOwnCase && !query.has('own')) return 'text';
  // A corpus of one's own is named by its digest and stays where it was opened.
  return /^[0-9a-f]{64}$/.test(query.get('corpus') ?? '') ? 'text' : undefined;
}
