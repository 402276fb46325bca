const asked = new Set<() => boolean>();

/**
 * Lets the page know of work that a reload would lose. `holdsWork` is asked whenever that matters;
 * the returned function withdraws it.
 */
export function declareUnsaved(holdsWork: () => boolean): () => void {
  asked.add(holdsWork);
  return () => asked.delete(holdsWork);
}

/** True where any part of the page holds such work, or would make the browser ask before leaving. */
export function holdsUnsavedWork(): boolean {
  return [...asked].some((holdsWork) => holdsWork()) || asksBeforeLeaving();
}

/** The listeners that keep a tab from closing are asked as the browser would ask them. */
function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
