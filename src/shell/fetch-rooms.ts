import { ROOMS } from './rooms';

/** The first screen and what the reader does with it come first. */
const PATIENCE_MILLISECONDS = 4000;

/**
 * Brings the other rooms, one after the other, once the page has nothing better to do: a network
 * that drops afterwards does not end the lesson. A browser asked to save data is left alone.
 * Returns what stops it.
 */
export function fetchRoomsWhenIdle(): () => void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return () => undefined;
  let stopped = false;
  const timer = setTimeout(async () => {
    for (const room of ROOMS) {
      if (stopped) return;
      try {
        await room.load();
      } catch {
        // No network just now: the room is asked for again when the reader opens it.
        return;
      }
    }
  }, PATIENCE_MILLISECONDS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
