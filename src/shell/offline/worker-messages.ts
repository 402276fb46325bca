/** What a page says to the service worker. */
export const TO_WORKER = {
  /** To one that waits: take over from the version in force. */
  takeOver: 'take-over',
  /** To the one in force: a page of this version has started. */
  started: 'started',
} as const;

export type ToWorker = (typeof TO_WORKER)[keyof typeof TO_WORKER];
