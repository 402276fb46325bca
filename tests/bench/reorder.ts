// Measures, in the built page, how long a reorder takes until everything on screen is updated, the
// landscape included, in frames of the same browser. Reported, not asserted:
//   npx vite build && npx tsx tests/bench/reorder.ts
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findBrowser } from '../browser.mjs';

const MOVES = 40;

const server = await preview({ preview: { port: 4179, strictPort: true } });
const browser = await chromium.launch({
  executablePath: findBrowser().path,
  chromiumSandbox: process.getuid?.() !== 0,
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  // tsx names functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  const address = server.resolvedUrls?.local[0] ?? '';
  for (const place of [
    'size=3&k=1',
    'size=2&k=1',
    'size=2&k=1&policy=scar',
    'size=2&k=1&score=bm25-1',
  ]) {
    await page.goto(`${address}#/order?case=price&text=fr&lang=en&${place}`);
    await page.reload();
    await page.locator('[data-landscape] [data-count]').first().waitFor({ state: 'attached' });
    const frames = await page.evaluate(async (moves) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      // A message posted from a frame arrives once that frame is drawn.
      const painted = () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve();
            channel.port2.postMessage(null);
          });
        });
      const started = await frame();
      for (let count = 0; count < 30; count += 1) await frame();
      const period = ((await frame()) - started) / 31;
      const times: number[] = [];
      for (let move = 0; move < moves; move += 1) {
        const step = move % 2 === 0 ? 'Move F2 down' : 'Move F2 up';
        const button = document.querySelector<HTMLButtonElement>(
          `[data-side="left"] [aria-label="${step}"]`,
        );
        const before = performance.now();
        button?.click();
        await painted();
        times.push(performance.now() - before);
      }
      times.sort((a, b) => a - b);
      return { period, median: times[moves / 2]!, worst: times.at(-1)! };
    }, MOVES);
    console.log(
      `${place}: median ${(frames.median / frames.period).toFixed(2)} frames, worst ${(frames.worst / frames.period).toFixed(2)} (a frame is ${frames.period.toFixed(1)} ms)`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
