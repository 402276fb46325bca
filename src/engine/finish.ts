/** Runs steps to their end at once, for callers that have nobody to keep waiting. */
export function finish<T>(steps: Generator<unknown, T, void>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
