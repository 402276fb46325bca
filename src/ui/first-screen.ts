/** Where a browser cannot say that it is idle. */
const PAUSE_MILLISECONDS = 200;
/** A page that is never idle gets the rest all the same. */
const PATIENCE_MILLISECONDS = 2000;

let shown: Promise<void> | undefined;

/**
 * Loads what the first screen does not need, once that screen is drawn and the browser idle: on a
 * slow network the first screen then comes alone, and first. Each part is handed over in a task of
 * its own.
 */
export async function afterFirstScreen<T>(load: () => Promise<T>): Promise<T> {
  await (shown ??= firstScreen());
  const part = await load();
  await new Promise((resolve) => setTimeout(resolve));
  return part;
}

async function firstScreen(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(resolve, { timeout: PATIENCE_MILLISECONDS });
    } else setTimeout(resolve, PAUSE_MILLISECONDS);
  });
}
