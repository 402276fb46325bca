import { type PageLanguage, FIRST_LANGUAGE } from '../../words/language';
import { SvelteMap } from 'svelte/reactivity';
import { preferredLanguage, readPlace, writePlace } from '../place';
import { FIRST_ROOM, isKnownPlace, roomOf, type RoomId } from './rooms';

/** Stands on the entries of the history that one stay in a room has made, the first among them. */
const OF_ONE_STAY = { stay: true };
/** Stands on entries that were opened once: coming back to one, the browser knows where it was left. */
const SEEN = {};

/**
 * The address of the page. Rooms settle their own query and the address follows, without a new
 * entry in the history unless the room asks for one; following a link opens the place it names,
 * whatever was there.
 */
export class AddressBar {
  #room = $state<RoomId>(FIRST_ROOM);
  #path = $state('');
  #query = $state.raw(new URLSearchParams());
  #unknown = $state<string>();
  #language = $state<PageLanguage>(FIRST_LANGUAGE);
  #visit = $state(0);
  /** Where each room was left, so that coming back finds it. */
  #left = new SvelteMap<RoomId, { readonly path: string; readonly query: URLSearchParams }>();

  constructor() {
    this.#open();
    addEventListener('hashchange', () => this.#open());
  }

  get room(): RoomId {
    return this.#room;
  }

  /** Which place of the room, where it holds several. */
  get path(): string {
    return this.#path;
  }

  get query(): URLSearchParams {
    return this.#query;
  }

  /** An address that leads nowhere, as it was written: the first room is shown instead. */
  get unknown(): string | undefined {
    return this.#unknown;
  }

  get language(): PageLanguage {
    return this.#language;
  }

  /** Counts arrivals by link: a room is built anew for each. */
  get visit(): number {
    return this.#visit;
  }

  /** The link that leads to a room as it was left; from a place within the room, to the room. */
  linkTo(room: RoomId): string {
    if (room === this.#room && this.#path !== '') {
      return writePlace(room, this.#withLanguage(new URLSearchParams()));
    }
    return this.#linkBack(room);
  }

  /**
   * The room tells its query. With `isNewEntry` the browser's Back leads to the query before it,
   * which the room is then given; it is not built anew.
   */
  settle(room: RoomId, query: URLSearchParams, isNewEntry = false): void {
    const path = room === this.#room ? this.#path : '';
    this.#left.set(room, { path, query });
    if (room !== this.#room) return;
    const address = writePlace(room, this.#withLanguage(query), path);
    if (isNewEntry) {
      history.replaceState(OF_ONE_STAY, '');
      history.pushState(OF_ONE_STAY, '', address);
    } else history.replaceState(history.state, '', address);
  }

  speak(language: PageLanguage): void {
    this.#language = language;
    history.replaceState(history.state, '', this.#linkBack(this.#room));
  }

  #linkBack(room: RoomId): string {
    const { path = '', query = new URLSearchParams() } = this.#left.get(room) ?? {};
    return writePlace(room, this.#withLanguage(query), path);
  }

  #open(): void {
    const place = readPlace(location.hash);
    if (this.#isSameStay(place)) {
      this.#query = place.query;
      // In the language spoken now: going back a step is no wish to change it.
      this.settle(this.#room, place.query);
      return;
    }
    // An entry of the history that is new begins at the top; one that is gone back to is left as it was.
    if (history.state === null) {
      history.replaceState(SEEN, '');
      if (this.#visit > 0) scrollTo({ top: 0, behavior: 'instant' });
    }
    const isKnown = isKnownPlace(place.room, place.path);
    this.#unknown = isKnown ? undefined : location.hash.slice(0, 80);
    this.#room = isKnown ? roomOf(place.room).id : FIRST_ROOM;
    this.#path = isKnown ? place.path : '';
    // What an unknown room was asked is not for the first one, except the language.
    this.#query = isKnown ? place.query : new URLSearchParams();
    this.#left.set(this.#room, { path: this.#path, query: this.#query });
    this.#language = preferredLanguage(
      place.query,
      this.#visit === 0 ? navigator.languages : [this.#language],
    );
    this.#visit += 1;
  }

  #isSameStay({ room, path }: ReturnType<typeof readPlace>): boolean {
    const isOurs = (history.state as { stay?: unknown } | null)?.stay === true;
    return this.#visit > 0 && isOurs && room === this.#room && path === this.#path;
  }

  #withLanguage(query: URLSearchParams): URLSearchParams {
    const whole = new URLSearchParams(query);
    whole.set('lang', this.#language);
    return whole;
  }
}
