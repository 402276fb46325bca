import { SvelteMap } from 'svelte/reactivity';
import type { Language } from '../engine/text/language';
import { preferredLanguage, readPlace, writePlace } from './place';
import { FIRST_ROOM, roomOf, type RoomId } from './rooms';

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
    this.#open();
    addEventListener('hashchange', () => this.#open());
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

  #open(): void {
    const place = readPlace(location.hash);
    this.#room = roomOf(place.room).id;
    this.#query = place.query;
    this.#left.set(this.#room, place.query);
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
