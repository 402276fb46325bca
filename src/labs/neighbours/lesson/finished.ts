/** Takes steps to their end: a lesson's figures are few enough to wait for. */
export function finished<T>(steps: Generator<unknown, T, void>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
