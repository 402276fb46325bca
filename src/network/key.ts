import { failure, success, type Result } from '../engine/errors';

/** Visible ASCII without spaces: what a header can carry. Shorter than 8 is a slip, not a key. */
const KEY_SHAPE = /^[\x21-\x7e]{8,500}$/;

/**
 * A key while it is needed: in private fields of this object and nowhere else, never in reactive
 * state (which the page could render) and never in storage. A key that is no longer used for calls is
 * still known, so that files can be searched for it before they leave.
 */
export class HeldKey {
  #value = '';
  #known = new Set<string>();

  /** Takes a key as typed. Fails with `key-unreadable`; then none is held. */
  hold(typed: string): Result<null> {
    this.#value = '';
    const value = typed.trim();
    if (!KEY_SHAPE.test(value)) return failure('key-unreadable');
    this.#value = value;
    this.#known.add(value);
    return success(null);
  }

  /** No call can use it any more; files are still searched for it. */
  retire(): void {
    this.#value = '';
  }

  /** Nothing of any key is left. */
  forget(): void {
    this.#value = '';
    this.#known.clear();
  }

  get isHeld(): boolean {
    return this.#value !== '';
  }

  /** For the Authorization header and for masking; an empty string where none is held. */
  reveal(): string {
    return this.#value;
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
