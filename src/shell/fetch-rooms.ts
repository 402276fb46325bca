import { ROOMS } from './rooms';

/**
 * Brings the other rooms, one after the other, where no service worker can keep them: a network that
 * drops afterwards does not end the lesson. A browser asked to save data is left alone.
 */
export async function fetchRooms(): Promise<void> {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  for (const room of ROOMS) {
    try {
      await room.load();
    } catch {
      // No network just now: the room is asked for again when the reader opens it.
      return;
    }
  }
}
