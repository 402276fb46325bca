const SLICE_MILLISECONDS = 8;

/** Takes steps to their end in short slices, so that a lesson that measures never holds the page. */
export async function finished<T>(steps: Generator<unknown, T, void>): Promise<T> {
  let end = performance.now() + SLICE_MILLISECONDS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE_MILLISECONDS;
  }
}
