import { formatInteger } from './format';

export const words = {
  title: 'Share this state',
  titleOther: 'Share an address',
  close: 'Close',
  lead: 'Whoever opens this address sees what you see now: room, text, settings and language.',
  address: 'Address',
  copy: 'Copy the address',
  copied: 'Address copied.',
  selected:
    'The browser lets only secure pages copy by themselves. The address is selected: press Ctrl and C (⌘ and C on a Mac), or hold it on a phone.',
  codeName: 'QR code of the address above',
  larger: 'Fill the screen',
  smaller: 'Back',
  dense: 'A long address makes a fine code: phones must come close to the screen.',
  tooLong: (bytes: number, limit: number) =>
    `This address is too long for a QR code (${formatInteger(bytes)} bytes; at most ${formatInteger(limit)} fit), since it carries a text. Send the address itself, by mail or on the class’s page, or shorten the text.`,
  reach: {
    'this-machine':
      'Only this machine can open this address. For the phones in the room, start Fragment Lab with “npm start -- --host” and open the network address it prints, or publish the page.',
    'same-network': 'Only devices on the same network as this machine can open this address.',
    'plain-http':
      'This page is served over plain http: as a rule, only devices on the same network can open this address.',
  },
  leftBehind: {
    text: 'Your own text is not in this address: it is too long, or it is kept in this browser only. Hand it on as a file.',
    stored:
      'What is stored in this browser (runs, own texts, collected answers) does not travel in an address. Export it to a file.',
  },
};

export type ShareWords = typeof words;
