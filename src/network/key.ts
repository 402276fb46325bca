import { failure, success, type Result } from '../engine/errors';

/** Visible ASCII without spaces: what a header can carry. Shorter than 8 is a slip, not a key. */
const KEY_SHAPE = /^[\x21-\x7e]{8,500}$/;

/** What cannot be seen and comes along when a key is copied out of a chat or a PDF. */
const UNSEEN = String.raw`[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]+`;
const UNSEEN_ENDS = new RegExp(`^${UNSEEN}|${UNSEEN}$`, 'gu');

/**
 * A key while it is needed: in private fields of this object and nowhere else, never in reactive
 * state (which the page could render) and never in storage. It is held for one endpoint and given out
 * for that one alone. A key that is no longer used for calls is still known, so that files can be
 * searched for it before they leave.
 */
export class HeldKey {
  #value = '';
  #endpoint = '';
  #known = new Set<string>();

  /** Takes a key as typed, for calls to `endpoint`. Fails with `key-unreadable`; then none is held. */
  hold(typed: string, endpoint: string): Result<null> {
    this.drop();
    const value = typed.replace(UNSEEN_ENDS, '');
    if (!KEY_SHAPE.test(value)) return failure('key-unreadable');
    this.#value = value;
    this.#endpoint = endpoint;
    this.#known.add(value);
    return success(null);
  }

  /** No call can use it any more; files are still searched for it. */
  drop(): void {
    this.#value = '';
    this.#endpoint = '';
  }

  /** Nothing of any key is left. */
  forget(): void {
    this.drop();
    this.#known.clear();
  }

  get isHeld(): boolean {
    return this.#value !== '';
  }

  /** The key, if it was typed for this endpoint; else an empty text. */
  for(endpoint: string): string {
    return this.#endpoint === endpoint ? this.#value : '';
  }

  /** The same for one run of calls: nothing is held afterwards. */
  take(endpoint: string): string {
    const key = this.for(endpoint);
    this.drop();
    return key;
  }

  /** Every key typed since the last `forget`. */
  get known(): readonly string[] {
    return [...this.#known];
  }

  /** So that printing the object prints nothing. */
  toJSON(): string {
    return '';
  }
}
