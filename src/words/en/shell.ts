import { formatShare } from './format';

export const words = {
  skip: 'Skip to the content',
  rooms: 'Pages',
  menu: 'Menu',
  room: {
    order: 'Order',
    neighbours: 'Neighbours',
    abstention: 'Abstention',
    lesson: 'Lessons',
    collection: 'Collection',
    library: 'Library',
    runs: 'Runs',
    handout: 'Handout',
    glossary: 'Glossary',
    about: 'About',
  },
  language: 'Language of the interface',
  projector: 'Projector',
  projectorOn: 'Projector mode. Press p to leave it.',
  leaveProjector: 'Leave',
  projectorCommand: 'Projector mode on or off',
  typeSize: 'Size of the type',
  typeSizeIs: (size: number) => formatShare(size, 0),
  largerType: 'Larger type on the projector',
  smallerType: 'Smaller type on the projector',
  share: 'Share this state: address and QR code',
  help: 'Keys and help',
  helpTitle: 'Keys',
  helpCommand: 'Show this list',
  switchLanguage: 'Switch between French and English',
  keysOn: 'Single-key shortcuts',
  keysNote:
    'Tab reaches everything, Enter or the space bar presses. On a sentence’s handle, the space bar picks it up, the arrows move it, the space bar drops it. On a document’s strip, the arrows go chunk by chunk and Page Up and Page Down to the next one that counts.',
  termsNote:
    'A word with a dotted underline, or a question mark beside a control, opens its definition; Escape closes it.',
  footerLinks: 'About this page',
  privacyLink: 'What is stored, and how to erase it',
  close: 'Close',
  key: 'Key',
  action: 'What it does',
  unknown: (address: string) =>
    `Nothing stands at the address ${address}: it may have been cut short or mistyped. The Order lab is shown instead.`,
  loading: 'Opening…',
  loadFailed:
    'This page could not be loaded: the network may be down, or the lab was updated. Nothing stored was touched. Reload the page to try again.',
  reload: 'Reload',
  failed: 'Something went wrong on this page. Stored runs are untouched. Reload to start afresh.',
  about:
    'A controlled lexical simulation: not a search engine, not a provider’s retrieval, and no measure of how often a page is cited. Small authored texts do not represent the web.',
  privacy:
    'Everything runs in this page; nothing is sent anywhere unless you collect with a key of your own.',
  licence: 'Code MIT, authored texts CC BY 4.0.',
};

export type ShellWords = typeof words;
