import type { Language } from '../engine/text/language';

/** An address as written: the name of a room, which may not exist, what is in it, and its query. */
interface Place {
  readonly room: string;
  /** What follows the room's name: `same-sentences/teacher`, or nothing. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/**
 * Reads `#/order?case=price&size=3` and `#/lesson/same-sentences?step=cut`; nothing before the
 * question mark is the empty name.
 */
export function readPlace(hash: string): Place {
  const [name = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  const [room = '', path = ''] = name.split(/\/(.*)/s);
  return { room, path: path.replace(/\/+$/, ''), query: new URLSearchParams(query) };
}

export function writePlace(room: string, query: URLSearchParams, path = ''): string {
  const text = query.toString();
  return `#/${room}${path === '' ? '' : `/${path}`}${text === '' ? '' : `?${text}`}`;
}

/** The interface's language: what the link says, else what the browser prefers, else English. */
export function preferredLanguage(query: URLSearchParams, browser: readonly string[]): Language {
  const asked = query.get('lang');
  if (asked === 'fr' || asked === 'en') return asked;
  for (const tag of browser) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language === 'fr' || language === 'en') return language;
  }
  return 'en';
}
