import { formatBytes, formatInteger, plural } from './format';

type Details = Readonly<Record<string, string | number>>;
const count = (number: number, one: string, other: string) =>
  `${formatInteger(number)} ${plural(number, one, other)}`;
export const words = {
  title: 'Runs',
  lead: 'What you saved from the labs, [[run|run]] by run: settings, corpus, figures and their [[digest|digest]]. It stays in this browser until you export it; nothing is sent anywhere.',

  lab: { order: 'Order', neighbours: 'Neighbours', abstention: 'Abstention', lesson: 'Lesson' },
  empty: 'No run is kept yet.',
  emptyHint: 'Save one from a lab, or import a bundle somebody gave you.',
  toLab: 'Open the Order lab',
  list: 'Kept runs',
  open: 'Open',
  rename: 'Rename',
  name: 'Name',
  keep: 'Keep',
  cancel: 'Cancel',
  export: 'Export',
  exportAll: 'Export all',
  delete: 'Delete',
  more: 'Details',
  note: 'Note',
  noteHint: 'Kept when you leave the field.',
  about: (action: string, name: string) => `${action}: ${name}`,

  notBackedUp: 'not backed up',
  memoryOnly: 'in this page only',
  notIntact: 'digest does not match',
  corpus: 'Corpus',
  ownCorpus: (licence: string) =>
    licence === '' ? 'your own, licence not stated' : `your own, ${licence}`,
  bundledCorpus: (licence: string) => `bundled, ${licence}`,
  question: 'Question',
  madeWith: 'Made with',
  versions: (app: string, profiles: readonly string[]) =>
    `Fragment Lab ${app}, ${profiles.join(', ')}`,
  corpusDigest: 'Digest of the corpus',
  reproduction: 'Reproduction digest',
  reproductionHint: 'corpus, settings, question and result: equal where the figures are equal',
  integrity: 'Integrity digest',
  integrityHint: 'the record as it was saved, without name, note and tags',
  integrityFound: 'what it has instead:',
  identifier: 'Identifier',

  recompute: 'Recompute',
  recomputing: 'Computing…',
  follows: 'The figures follow from these settings and this corpus.',
  followsNot: 'The figures do not follow from these settings and this corpus.',
  notIntactExplained:
    'This record was changed after it was saved, or damaged: its digest is not the one it claims. Compute it again to see whether its figures still follow.',

  importTitle: 'Import',
  importChoose: 'Choose bundles',
  importDrop: 'or drop them here',
  importing: 'Reading…',
  imported: (name: string, added: number, alreadyHere: number, notIntact: number) =>
    [
      `${name}:`,
      added === 0 && alreadyHere === 0
        ? 'it holds no run.'
        : `${count(added, 'run', 'runs')} added${alreadyHere > 0 ? `, ${formatInteger(alreadyHere)} already here` : ''}.`,
      notIntact > 0
        ? `${count(notIntact, 'run has', 'runs have')} a digest that does not match; ${notIntact === 1 ? 'it is' : 'they are'} marked in the list.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  renumbered: (runs: number) =>
    `${count(runs, 'run has', 'runs have')} the id of a run with other content: both are saved, the new one under a new id.`,
  seriesImported: (added: number, alreadyHere: number) =>
    `${count(added, 'series', 'series')} of model calls added to the Collection, to read${alreadyHere > 0 ? `, ${formatInteger(alreadyHere)} already here` : ''}.`,
  seriesRefused: (place: string, code: string) =>
    code === 'simulated'
      ? `What stands at ${place} is simulated and was not taken: only collected series are kept.`
      : code === 'digest'
        ? `What stands at ${place} does not have the digests it claims, and was not taken.`
        : `What stands at ${place} was not taken (${code}).`,
  seriesNotKept: (why: string) => `The series of the Collection in it were not taken. ${why}`,
  ledgerRead: (total: string) =>
    `The ledger in it counts ${total} USD. It was read and is not counted here: what this browser has spent is unchanged, and a new ledger asks what was spent before.`,
  importedInMemory: 'They are kept in this page only, until it closes.',
  importRefused: (name: string, why: string) => `${name} was not imported. ${why}`,

  exported: (name: string, shared: boolean) =>
    shared ? `${name} was handed over.` : `${name} is in your downloads.`,
  exportPartly: (left: number) =>
    `${count(left, 'run', 'runs')} could not be read now and ${left === 1 ? 'is' : 'are'} not in it.`,
  exportedSeries: (series: number) =>
    `It also holds ${count(series, 'series', 'series')} of the Collection, and their ledger.`,
  exportCancelled: 'The export was cancelled; the runs still count as not backed up.',
  exportText: 'The text of the export, to copy',
  copy: 'Copy',
  copied: 'Copied.',
  copyByHand: 'The text is selected: copy it with the keyboard or the menu.',

  deleted: (runs: number, name: string) =>
    runs === 1 ? `“${name}” was deleted.` : `${count(runs, 'run', 'runs')} deleted.`,
  undo: 'Undo',
  restored: 'Everything is back.',
  reset: 'Delete everything',
  resetAsk: (runs: number, unsaved: number) =>
    `Delete ${count(runs, 'run', 'runs')} and the texts that came with them?${unsaved > 0 ? ` ${count(unsaved, 'run is', 'runs are')} not backed up.` : ''} You can undo it until this page closes.`,
  resetConfirm: 'Delete everything',

  storage: 'Storage',
  memoryMode:
    'Runs are therefore kept in this page only, until it closes. The labs work as usual; export what you want to keep.',
  keptInBrowser: 'Runs are kept in this browser.',
  used: (bytes: number) => `This page uses ${formatBytes(bytes)}.`,
  persisted: 'The browser will not erase them without asking.',
  notPersisted:
    'The browser may erase them: when space runs out, or, as Safari does, after seven days without a visit. Export what matters.',
  persistenceUnknown: 'The browser does not say how long it keeps them. Export what matters.',
  erased:
    'Runs were kept here, and the browser’s storage is empty: it was erased, by the browser or by somebody. What you exported can be imported again.',
  understood: 'Understood',
  notHere: (key: string) =>
    `No run here begins with “${key}”: it may have been deleted, or be kept in another browser.`,
  vanished: (runs: number, name: string) =>
    runs === 1
      ? `“${name}” was deleted in another tab.`
      : `${count(runs, 'run was', 'runs were')} deleted in another tab.`,

  errors: {
    'storage-absent': () => 'This browser offers no storage here.',
    'storage-refused': () => 'The browser refuses storage, as private windows do.',
    'storage-waiting': () =>
      'Another tab of Fragment Lab holds the storage: close or reload it. What was kept before is safe, and what this page keeps will move there by itself.',
    'storage-newer': () =>
      'Another tab runs a newer Fragment Lab. What was kept before is safe. Export what only this page holds, then reload it.',
    'storage-full': () =>
      'There is no room left in the browser’s storage. What was kept before is safe. Export, then delete runs you no longer need.',
    'storage-failed': () =>
      'The browser’s storage failed. What was kept before was not touched. Export what only this page holds, then reload it.',
    'run-unwritable': () =>
      'This run holds characters that cannot be written down safely, so it was not saved. Correct the text and try again.',
    'run-missing': () => 'This run is no longer here: another tab may have deleted it.',
    'run-unreadable': () =>
      'This run asks for something the lab cannot do, so its figures cannot be computed again.',
    'corpus-missing': () =>
      'Its corpus is not here, so its figures cannot be computed again. The run is kept as it is.',
    'run-without-figures': () => 'This run does not hold what that file is made of.',
    'conditions-missing': () =>
      'The text of this run is not here, so which of its sentences are conditions is not known.',
    'lab-missing': () => 'This version cannot compute runs of that lab again.',
    'export-holds-secret': () =>
      'The export would hold a key in use on this page, so it was not made. Remove the key from names, notes and questions.',
    'export-too-large': ({ size: bytes, limit }: Details) =>
      `The export would have ${formatBytes(Number(bytes))}, more than an import takes (${formatBytes(Number(limit))}), so it was not made. Export runs one by one.`,
    'bundle-too-large': ({ size: bytes, limit }: Details) =>
      `It has ${formatBytes(Number(bytes))}; the limit is ${formatBytes(Number(limit))}.`,
    'bundle-encoding': () => 'It is not UTF-8 text. Save it as UTF-8 and try again.',
    'bundle-unknown': () => 'It is JSON, but not a bundle of Fragment Lab.',
    'bundle-newer': ({ version, known }: Details) =>
      `It is a bundle of version ${version}, and this page reads version ${known}. Reload the page to get the newest Fragment Lab, then import it again.`,
    'bundle-invalid': ({ place, reason }: Details) =>
      `What stands at ${place} is not what a bundle has there (${reason}).`,
    'bundle-duplicate-run': ({ place }: Details) =>
      `The identifier at ${place} stands in it twice.`,
    'bundle-corpus': ({ place, reason }: Details) =>
      reason === 'digest'
        ? `The corpus does not have the digest given at ${place}: it was changed.`
        : `The corpus at ${place} cannot be read (${reason}).`,
    'json-syntax': ({ line, column }: Details) =>
      `It is not valid JSON: line ${line}, column ${column}. It may have been cut off.`,
    'json-too-deep': ({ line, column }: Details) =>
      `It is nested too deeply at line ${line}, column ${column}.`,
    'json-duplicate-key': ({ line, column }: Details) =>
      `A key stands twice in one object at line ${line}, column ${column}.`,
    'json-forbidden-key': ({ line, column }: Details) =>
      `It has a key that is not allowed at line ${line}, column ${column}.`,
    'json-number': ({ line, column }: Details) =>
      `It has a number that is too large at line ${line}, column ${column}.`,
    'json-broken-character': ({ line, column }: Details) =>
      `It has half a character at line ${line}, column ${column}.`,
    'file-unreadable': () => 'The browser could not read it. It may have been moved or changed.',
    unexpected: () => 'Something went wrong. Nothing kept was touched.',
  },
  nothingChanged: 'Nothing that was here has changed.',
};

export type RunsWords = typeof words;
