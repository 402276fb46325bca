import { SvelteMap } from 'svelte/reactivity';
import type { Language } from '../engine/text/language';
import { FIRST_ROOM, roomOf, type RoomId } from './rooms';

interface Place {
  readonly room: RoomId;
  readonly query: URLSearchParams;
}

/** Reads `#/order?case=price&size=3`; anything else is the first room. */
export function readPlace(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  return { room: path === '' ? FIRST_ROOM : roomOf(path).id, query: new URLSearchParams(query) };
}

export function writePlace(room: RoomId, query: URLSearchParams): string {
  const text = query.toString();
  return `#/${room}${text === '' ? '' : `?${text}`}`;
}

/** The interface's language: what the link says, else what the browser prefers. */
export function preferredLanguage(query: URLSearchParams, browser: readonly string[]): Language {
  const asked = query.get('lang');
  if (asked === 'fr' || asked === 'en') return asked;
  for (const tag of browser) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language === 'fr' || language === 'en') return language;
  }
  return 'en';
}

/**
 * The address of the page. Rooms settle their own query and the address follows without a new
 * entry in the history; following a link opens the place it names, whatever was there.
 */
export class AddressBar {
  #room = $state<RoomId>(FIRST_ROOM);
  #query = $state.raw(new URLSearchParams());
  #language = $state<Language>('en');
  #visit = $state(0);
  /** Where each room was left, so that coming back finds it. */
  #left = new SvelteMap<RoomId, URLSearchParams>();

  constructor() {
    this.#open(readPlace(location.hash));
    addEventListener('hashchange', () => this.#open(readPlace(location.hash)));
  }

  get room(): RoomId {
    return this.#room;
  }

  get query(): URLSearchParams {
    return this.#query;
  }

  get language(): Language {
    return this.#language;
  }

  /** Counts arrivals by link: a room is built anew for each. */
  get visit(): number {
    return this.#visit;
  }

  /** The link that leads to a room as it was left. */
  linkTo(room: RoomId): string {
    return writePlace(room, this.#withLanguage(this.#left.get(room) ?? new URLSearchParams()));
  }

  settle(room: RoomId, query: URLSearchParams): void {
    this.#left.set(room, query);
    if (room === this.#room) {
      history.replaceState(null, '', writePlace(room, this.#withLanguage(query)));
    }
  }

  speak(language: Language): void {
    this.#language = language;
    history.replaceState(null, '', this.linkTo(this.#room));
  }

  #open(place: Place): void {
    this.#room = place.room;
    this.#query = place.query;
    this.#language = preferredLanguage(
      place.query,
      this.#visit === 0 ? navigator.languages : [this.#language],
    );
    this.#visit += 1;
  }

  #withLanguage(query: URLSearchParams): URLSearchParams {
    const whole = new URLSearchParams(query);
    whole.set('lang', this.#language);
    return whole;
  }
}
