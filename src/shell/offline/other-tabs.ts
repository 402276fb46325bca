/** A series being collected holds a lock of this name; see src/collect/lock.ts. */
const SERIES = 'fragment-lab.series.';
const UNSAVED = 'fragment-lab.unsaved.';

/**
 * What tells other tabs that this one holds unsaved work: a lock, which the browser lets go of when
 * the tab dies.
 */
export class UnsavedSign {
  readonly name = UNSAVED + Math.random().toString(36).slice(2);
  #lower: (() => void) | undefined;

  show(holdsWork: boolean): void {
    if (holdsWork === (this.#lower !== undefined)) return;
    if (!holdsWork) {
      this.#lower?.();
      this.#lower = undefined;
      return;
    }
    const lowered = new Promise<void>((resolve) => (this.#lower = resolve));
    void navigator.locks.request(this.name, () => lowered);
  }
}

/** True while any tab collects a series, or another tab shows its sign. */
export async function workElsewhere(own: UnsavedSign): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(
    ({ name = '' }) => name.startsWith(SERIES) || (name.startsWith(UNSAVED) && name !== own.name),
  );
}
