import { type PageLanguage, FIRST_LANGUAGE, pageLanguage } from '../words/language';

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
export function preferredLanguage(
  query: URLSearchParams,
  browser: readonly string[],
): PageLanguage {
  const known = [query.get('lang'), ...browser].map(pageLanguage);
  return known.find((language) => language !== undefined) ?? FIRST_LANGUAGE;
}
