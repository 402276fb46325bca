const reasons = new Set<string>();
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Lets the browser ask before the page closes, as long as anything is `needed` to stay. */
export function holdPage(reason: string, needed: boolean): void {
  if (needed) reasons.add(reason);
  else reasons.delete(reason);
  if (typeof window === 'undefined') return;
  if (reasons.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
