import { failure, success, type Result } from '../engine/errors';

/** Visible ASCII without spaces: what a header can carry. Shorter than 8 is a slip, not a key. */
const KEY_SHAPE = /^[\x21-\x7e]{8,500}$/;

/**
 * A key while it is needed: in a private field of this object and nowhere else, never in reactive
 * state (which the page could render) and never in storage.
 */
export class HeldKey {
  #value = '';

  /** Takes a key as typed. Fails with `key-unreadable`; then none is held. */
  hold(typed: string): Result<null> {
    this.#value = '';
    const value = typed.trim();
    if (!KEY_SHAPE.test(value)) return failure('key-unreadable');
    this.#value = value;
    return success(null);
  }

  forget(): void {
    this.#value = '';
  }

  get isHeld(): boolean {
    return this.#value !== '';
  }

  /** For the Authorization header and for masking; an empty string where none is held. */
  reveal(): string {
    return this.#value;
  }

  /** So that printing the object prints nothing. */
  toJSON(): string {
    return '';
  }
}
