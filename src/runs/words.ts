import { formatDecimal, formatInteger, plural } from '../ui/format';
import type { Dictionary } from '../ui/language';

type Details = Readonly<Record<string, string | number>>;

/** Bytes as a reader weighs them. */
function size(bytes: number, language: 'fr' | 'en'): string {
  const [kilo, mega] = language === 'fr' ? ['ko', 'Mo'] : ['kB', 'MB'];
  const space = ' ';
  return bytes < 1_000_000
    ? `${formatInteger(Math.ceil(bytes / 1000), language)}${space}${kilo}`
    : `${formatDecimal(bytes / 1_000_000, language, 1)}${space}${mega}`;
}

const count = (number: number, one: string, other: string) =>
  `${formatInteger(number, 'en')} ${plural(number, 'en', one, other)}`;

const en = {
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
        : `${count(added, 'run', 'runs')} added${alreadyHere > 0 ? `, ${formatInteger(alreadyHere, 'en')} already here` : ''}.`,
      notIntact > 0
        ? `${count(notIntact, 'run has', 'runs have')} a digest that does not match; ${notIntact === 1 ? 'it is' : 'they are'} marked in the list.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  seriesImported: (added: number, alreadyHere: number) =>
    `${count(added, 'series', 'series')} of model calls added to the Collection, to read${alreadyHere > 0 ? `, ${formatInteger(alreadyHere, 'en')} already here` : ''}.`,
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
  used: (bytes: number) => `This page uses ${size(bytes, 'en')}.`,
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
      `The export would have ${size(Number(bytes), 'en')}, more than an import takes (${size(Number(limit), 'en')}), so it was not made. Export runs one by one.`,
    'bundle-too-large': ({ size: bytes, limit }: Details) =>
      `It has ${size(Number(bytes), 'en')}; the limit is ${size(Number(limit), 'en')}.`,
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

export type Words = typeof en;

const compter = (number: number, one: string, other: string) =>
  `${formatInteger(number, 'fr')} ${plural(number, 'fr', one, other)}`;

const fr: Words = {
  title: 'Essais',
  lead: 'Ce que vous avez enregistré dans les laboratoires, [[run|essai]] par essai : réglages, corpus, chiffres et leur [[digest|empreinte]]. Tout reste dans ce navigateur tant que vous ne l’exportez pas ; rien n’est envoyé nulle part.',

  lab: { order: 'Ordre', neighbours: 'Voisins', abstention: 'Abstention', lesson: 'Leçon' },
  empty: 'Aucun essai n’est enregistré pour l’instant.',
  emptyHint:
    'Enregistrez-en un depuis un laboratoire, ou importez un fichier que l’on vous a remis.',
  toLab: 'Ouvrir le laboratoire Ordre',
  list: 'Essais enregistrés',
  open: 'Ouvrir',
  rename: 'Renommer',
  name: 'Nom',
  keep: 'Valider',
  cancel: 'Annuler',
  export: 'Exporter',
  exportAll: 'Tout exporter',
  delete: 'Supprimer',
  more: 'Détails',
  note: 'Note',
  noteHint: 'Gardée dès que vous quittez le champ.',
  about: (action, name) => `${action} : ${name}`,

  notBackedUp: 'sans copie de secours',
  memoryOnly: 'dans cette page seulement',
  notIntact: 'l’empreinte ne correspond pas',
  corpus: 'Corpus',
  ownCorpus: (licence) =>
    licence === '' ? 'le vôtre, licence non précisée' : `le vôtre, ${licence}`,
  bundledCorpus: (licence) => `fourni, ${licence}`,
  question: 'Question',
  madeWith: 'Fait avec',
  versions: (app, profiles) => `Fragment Lab ${app}, ${profiles.join(', ')}`,
  corpusDigest: 'Empreinte du corpus',
  reproduction: 'Empreinte de reproduction',
  reproductionHint:
    'corpus, réglages, question et résultat : la même là où les chiffres sont les mêmes',
  integrity: 'Empreinte d’intégrité',
  integrityHint: 'la fiche telle qu’elle a été enregistrée, sans nom, note ni étiquettes',
  integrityFound: 'celle qu’elle a en réalité :',
  identifier: 'Identifiant',

  recompute: 'Recalculer',
  recomputing: 'Calcul…',
  follows: 'Les chiffres découlent bien de ces réglages et de ce corpus.',
  followsNot: 'Les chiffres ne découlent pas de ces réglages et de ce corpus.',
  notIntactExplained:
    'Cette fiche a été modifiée après son enregistrement, ou abîmée : son empreinte n’est pas celle qu’elle annonce. Recalculez-la pour voir si ses chiffres tiennent encore.',

  importTitle: 'Importer',
  importChoose: 'Choisir des fichiers',
  importDrop: 'ou les déposer ici',
  importing: 'Lecture…',
  imported: (name, added, alreadyHere, notIntact) =>
    [
      `${name} :`,
      added === 0 && alreadyHere === 0
        ? 'il ne contient aucun essai.'
        : `${compter(added, 'essai ajouté', 'essais ajoutés')}${alreadyHere > 0 ? `, ${formatInteger(alreadyHere, 'fr')} déjà ici` : ''}.`,
      notIntact > 0
        ? `${compter(notIntact, 'essai a', 'essais ont')} une empreinte qui ne correspond pas ; ${notIntact === 1 ? 'il est signalé' : 'ils sont signalés'} dans la liste.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  seriesImported: (added, alreadyHere) =>
    `${compter(added, 'série d’appels ajoutée', 'séries d’appels ajoutées')} à la Collecte, pour lecture${alreadyHere > 0 ? `, ${formatInteger(alreadyHere, 'fr')} déjà ici` : ''}.`,
  seriesRefused: (place, code) =>
    code === 'simulated'
      ? `Ce qui se trouve à ${place} est simulé et n’a pas été pris : seules les séries collectées sont gardées.`
      : code === 'digest'
        ? `Ce qui se trouve à ${place} n’a pas les empreintes annoncées et n’a pas été pris.`
        : `Ce qui se trouve à ${place} n’a pas été pris (${code}).`,
  seriesNotKept: (why) => `Les séries de la Collecte qu’il contient n’ont pas été prises. ${why}`,
  ledgerRead: (total) =>
    `Le registre qu’il contient compte ${String(total).replace('.', ',')} USD. Il a été lu et n’est pas compté ici : ce que ce navigateur a dépensé ne change pas, et un nouveau registre demande ce qui a été dépensé avant.`,
  importedInMemory: 'Ils sont gardés dans cette page seulement, jusqu’à sa fermeture.',
  importRefused: (name, why) => `${name} n’a pas été importé. ${why}`,

  exported: (name, shared) =>
    shared ? `${name} a été transmis.` : `${name} est dans vos téléchargements.`,
  exportPartly: (left) =>
    `${compter(left, 'essai n’a pas pu être lu et n’y figure pas', 'essais n’ont pas pu être lus et n’y figurent pas')}.`,
  exportedSeries: (series) =>
    `Il contient aussi ${compter(series, 'série', 'séries')} de la Collecte, et leur registre.`,
  exportCancelled: 'L’export a été annulé ; les essais restent sans copie de secours.',
  exportText: 'Le texte de l’export, à copier',
  copy: 'Copier',
  copied: 'Copié.',
  copyByHand: 'Le texte est sélectionné : copiez-le au clavier ou par le menu.',

  deleted: (runs, name) =>
    runs === 1
      ? `« ${name} » a été supprimé.`
      : `${compter(runs, 'essai supprimé', 'essais supprimés')}.`,
  undo: 'Annuler la suppression',
  restored: 'Tout est revenu.',
  reset: 'Tout supprimer',
  resetAsk: (runs, unsaved) =>
    `Supprimer ${compter(runs, 'essai', 'essais')} et les textes qui les accompagnent ?${unsaved > 0 ? ` ${compter(unsaved, 'essai n’est pas sauvegardé', 'essais ne sont pas sauvegardés')}.` : ''} Vous pourrez revenir en arrière tant que cette page reste ouverte.`,
  resetConfirm: 'Tout supprimer',

  storage: 'Stockage',
  memoryMode:
    'Les essais sont donc gardés dans cette page seulement, jusqu’à sa fermeture. Les laboratoires fonctionnent normalement ; exportez ce que vous voulez conserver.',
  keptInBrowser: 'Les essais sont gardés dans ce navigateur.',
  used: (bytes) => `Cette page occupe ${size(bytes, 'fr')}.`,
  persisted: 'Le navigateur ne les effacera pas sans demander.',
  notPersisted:
    'Le navigateur peut les effacer : quand la place manque ou, comme Safari, après sept jours sans visite. Exportez ce qui compte.',
  persistenceUnknown:
    'Le navigateur ne dit pas combien de temps il les garde. Exportez ce qui compte.',
  erased:
    'Des essais étaient gardés ici, et le stockage du navigateur est vide : il a été effacé, par le navigateur ou par quelqu’un. Ce que vous avez exporté peut être importé de nouveau.',
  understood: 'Compris',
  notHere: (key) =>
    `Aucun essai d’ici ne commence par « ${key} » : il a pu être supprimé, ou se trouver dans un autre navigateur.`,
  vanished: (runs, name) =>
    runs === 1
      ? `« ${name} » a été supprimé dans un autre onglet.`
      : `${compter(runs, 'essai supprimé', 'essais supprimés')} dans un autre onglet.`,

  errors: {
    'storage-absent': () => 'Ce navigateur n’offre pas de stockage ici.',
    'storage-refused': () => 'Le navigateur refuse le stockage, comme le fait une fenêtre privée.',
    'storage-waiting': () =>
      'Un autre onglet de Fragment Lab retient le stockage : fermez-le ou rechargez-le. Ce qui était gardé est intact, et ce que garde cette page y passera de lui-même.',
    'storage-newer': () =>
      'Un autre onglet exécute un Fragment Lab plus récent. Ce qui était gardé est intact. Exportez ce que cette page est seule à détenir, puis rechargez-la.',
    'storage-full': () =>
      'Il n’y a plus de place dans le stockage du navigateur. Ce qui était gardé est intact. Exportez, puis supprimez les essais devenus inutiles.',
    'storage-failed': () =>
      'Le stockage du navigateur a échoué. Ce qui était gardé n’a pas changé. Exportez ce que cette page est seule à détenir, puis rechargez-la.',
    'run-unwritable': () =>
      'Cet essai contient des caractères qui ne peuvent pas être écrits sans risque ; il n’a pas été enregistré. Corrigez le texte et réessayez.',
    'run-missing': () => 'Cet essai n’est plus ici : un autre onglet l’a peut-être supprimé.',
    'run-unreadable': () =>
      'Cet essai demande ce que le laboratoire ne sait pas faire ; ses chiffres ne peuvent pas être recalculés.',
    'corpus-missing': () =>
      'Son corpus n’est pas ici ; ses chiffres ne peuvent pas être recalculés. L’essai est gardé tel quel.',
    'run-without-figures': () => 'Cet essai ne contient pas ce dont ce fichier est fait.',
    'conditions-missing': () =>
      'Le texte de cet essai n’est pas ici : on ne sait pas lesquelles de ses phrases sont des conditions.',
    'lab-missing': () => 'Cette version ne sait pas recalculer les essais de ce laboratoire.',
    'export-holds-secret': () =>
      'L’export contiendrait une clé en usage dans cette page ; il n’a pas été fait. Retirez la clé des noms, des notes et des questions.',
    'export-too-large': ({ size: bytes, limit }) =>
      `L’export pèserait ${size(Number(bytes), 'fr')}, plus que ce qu’un import accepte (${size(Number(limit), 'fr')}) ; il n’a pas été fait. Exportez les essais un par un.`,
    'bundle-too-large': ({ size: bytes, limit }) =>
      `Il pèse ${size(Number(bytes), 'fr')} ; la limite est de ${size(Number(limit), 'fr')}.`,
    'bundle-encoding': () => 'Ce n’est pas du texte UTF-8. Enregistrez-le en UTF-8 et réessayez.',
    'bundle-unknown': () => 'C’est du JSON, mais pas un export de Fragment Lab.',
    'bundle-newer': ({ version, known }) =>
      `C’est un export de version ${version}, et cette page lit la version ${known}. Rechargez la page pour obtenir le Fragment Lab le plus récent, puis importez-le de nouveau.`,
    'bundle-invalid': ({ place, reason }) =>
      `Ce qui se trouve à ${place} n’est pas ce qu’un export contient à cet endroit (${reason}).`,
    'bundle-duplicate-run': ({ place }) => `L’identifiant à ${place} s’y trouve deux fois.`,
    'bundle-corpus': ({ place, reason }) =>
      reason === 'digest'
        ? `Le corpus n’a pas l’empreinte donnée à ${place} : il a été modifié.`
        : `Le corpus à ${place} ne peut pas être lu (${reason}).`,
    'json-syntax': ({ line, column }) =>
      `Ce n’est pas du JSON valide : ligne ${line}, colonne ${column}. Il a peut-être été coupé.`,
    'json-too-deep': ({ line, column }) =>
      `Il est trop profondément imbriqué à la ligne ${line}, colonne ${column}.`,
    'json-duplicate-key': ({ line, column }) =>
      `Une clé se trouve deux fois dans un objet à la ligne ${line}, colonne ${column}.`,
    'json-forbidden-key': ({ line, column }) =>
      `Il a une clé qui n’est pas admise à la ligne ${line}, colonne ${column}.`,
    'json-number': ({ line, column }) =>
      `Il a un nombre trop grand à la ligne ${line}, colonne ${column}.`,
    'json-broken-character': ({ line, column }) =>
      `Il a une moitié de caractère à la ligne ${line}, colonne ${column}.`,
    'file-unreadable': () =>
      'Le navigateur n’a pas pu le lire. Il a peut-être été déplacé ou modifié.',
    unexpected: () => 'Un problème est survenu. Rien de ce qui est gardé n’a changé.',
  },
  nothingChanged: 'Rien de ce qui était ici n’a changé.',
};

export const WORDS: Dictionary<Words> = { fr, en };

/** What happened, in the reader's language; an unknown code says so without showing itself. */
export function errorWords(
  words: Words,
  error: { readonly code: string; readonly details: Details },
): string {
  const known = new Map<string, (details: Details) => string>(Object.entries(words.errors));
  return (known.get(error.code) ?? words.errors.unexpected)(error.details);
}
