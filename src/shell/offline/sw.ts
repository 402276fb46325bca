/// <reference lib="webworker" />
import { Precache, type BuiltFile } from './precache';
import { TO_WORKER, type ToWorker } from './worker-messages';

/** The page's service worker: keeps one version whole, and takes over only when a page says so. */
const worker = self as unknown as ServiceWorkerGlobalScope & {
  /** Written by the build: every file of this version. */
  readonly __WB_MANIFEST: readonly BuiltFile[];
};

const precache = new Precache((self as unknown as typeof worker).__WB_MANIFEST, {
  caches,
  bring: (url, options) => fetch(url, options),
  scope: new URL(worker.registration.scope),
});

worker.addEventListener('install', (event) => event.waitUntil(precache.fill()));

// The page that brought the first version is served by it at once, not only after a reload.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  if (precache.answers(event.request)) event.respondWith(precache.answer(event.request));
});

worker.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message === TO_WORKER.takeOver) event.waitUntil(worker.skipWaiting());
  if (message === TO_WORKER.started) event.waitUntil(dropEarlierWhenAlone());
});

/** A page that has just started runs this version; where it is the only one, no other is needed. */
async function dropEarlierWhenAlone(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length <= 1) await precache.dropEarlier();
}
