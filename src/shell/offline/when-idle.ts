import type { Component } from 'svelte';

/** The part that says so, where the page has a place for it. */
export type NoticesPart = Component<{ place: 'top' | 'end' }>;

/** The first screen and what the reader does with it come first. */
const PATIENCE_MILLISECONDS = 4000;

/**
 * Loads what keeps the page for offline use and says so, once the page has nothing better to do.
 * Returns what calls it off.
 */
export function loadNoticesWhenIdle(onLoaded: (notices: NoticesPart) => void): () => void {
  let isWanted = true;
  const timer = setTimeout(async () => {
    try {
      const { default: notices } = await import('./Notices.svelte');
      if (isWanted) onLoaded(notices);
    } catch {
      // The network went first: the next visit keeps the page.
    }
  }, PATIENCE_MILLISECONDS);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
