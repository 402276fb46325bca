import type { Language } from '../engine/text/language';

/** An address as written: the name of a room, which may not exist, and its query. */
interface Place {
  readonly room: string;
  readonly query: URLSearchParams;
}

/** Reads `#/order?case=price&size=3`; nothing before the question mark is the empty name. */
export function readPlace(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  return { room: path, query: new URLSearchParams(query) };
}

export function writePlace(room: string, query: URLSearchParams): string {
  const text = query.toString();
  return `#/${room}${text === '' ? '' : `?${text}`}`;
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
