/** Why this page may make no paid call, whatever the budget says. */
export type Obstacle =
  'not-secure' | 'in-frame' | 'no-storage' | 'ledger-damaged' | 'ledger-unread';

/** What the page itself stands on; storage is asked apart. */
export function pageObstacles(): Obstacle[] {
  const obstacles: Obstacle[] = [];
  if (!globalThis.isSecureContext) obstacles.push('not-secure');
  if (globalThis.top !== globalThis.self) obstacles.push('in-frame');
  return obstacles;
}
