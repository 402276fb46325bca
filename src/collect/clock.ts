/** Now, as ISO 8601 in UTC. */
export function timeNow(): string {
  return new Date().toISOString();
}
