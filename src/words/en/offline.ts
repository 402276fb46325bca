export const words = {
  keeping: {
    insecure:
      'Offline use needs https or localhost: over this address the labs work while their server can be reached. Paid calls need https or localhost too; to copy, select the text.',
    unsupported: 'This browser does not keep the page for offline use, in this window at least.',
    sparing: 'Not kept for offline use, because this browser saves data.',
    preparing: 'Being kept for offline use…',
    ready: 'Ready to work offline: every lab opens without a network.',
    failed:
      'Not kept for offline use: the network or the storage gave out. The next visit tries again.',
  },
  keep: 'Keep it for offline use',
  firstKept: 'Ready to work offline.',
  waits: 'A new version is here. It waits while a series is collected or a text is unsaved.',
  offered: 'A new version is ready. Stored runs and texts stay; this page reloads.',
  update: 'Update now',
  later: 'Later',
  refused: 'Another tab has work under way: the new version waits until it is done.',
  replaced: 'Another tab moved to a new version. This one goes on as it was until you reload it.',
  reload: 'Reload',
  close: 'Close',
};

export type OfflineWords = typeof words;
