/** How long a slice of work may hold the page: well under a frame. */
const SLICE_MILLISECONDS = 6;

/** Set on the root while the page is laid out for paper, which does not wait for later slices. */
export const ON_PAPER = 'data-paper';

/**
 * Runs steps in short slices, letting the page breathe between them. The first slice runs at once,
 * so that small work is done before the next frame. Calls `onDone` with what the steps return,
 * unless the returned function was called before: it stops the work for good.
 */
export function runSliced<T>(steps: Generator<unknown, T>, onDone: (value: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = () => {
    const isForPaper = globalThis.document?.documentElement.hasAttribute(ON_PAPER) ?? false;
    const end = isForPaper ? Infinity : performance.now() + SLICE_MILLISECONDS;
    do {
      const step = steps.next();
      if (step.done) {
        onDone(step.value);
        return;
      }
    } while (performance.now() < end);
    timer = setTimeout(slice);
  };
  slice();
  return () => clearTimeout(timer);
}

/** What steps return, worked out in short slices; rejects with what they throw. */
export function sliced<T>(steps: Generator<unknown, T, void>): Promise<T> {
  return new Promise((resolve, reject) => {
    function* guarded(): Generator<unknown, () => void, void> {
      try {
        const value = yield* steps;
        return () => resolve(value);
      } catch (error) {
        return () => reject(error instanceof Error ? error : new Error(String(error)));
      }
    }
    runSliced(guarded(), (settle) => settle());
  });
}
