import { formatBytes, formatInteger, plural } from './format';
import type { RunsWords } from '../en/runs';

const compter = (number: number, one: string, other: string) =>
  `${formatInteger(number)} ${plural(number, one, other)}`;
export const words: RunsWords = {
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
        : `${compter(added, 'essai ajouté', 'essais ajoutés')}${alreadyHere > 0 ? `, ${formatInteger(alreadyHere)} déjà ici` : ''}.`,
      notIntact > 0
        ? `${compter(notIntact, 'essai a', 'essais ont')} une empreinte qui ne correspond pas ; ${notIntact === 1 ? 'il est signalé' : 'ils sont signalés'} dans la liste.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  renumbered: (runs) =>
    `${compter(runs, 'essai porte', 'essais portent')} l’identifiant d’un essai au contenu différent : les deux sont enregistrés, le nouveau sous un nouvel identifiant.`,
  seriesImported: (added, alreadyHere) =>
    `${compter(added, 'série d’appels ajoutée', 'séries d’appels ajoutées')} à la Collecte, pour lecture${alreadyHere > 0 ? `, ${formatInteger(alreadyHere)} déjà ici` : ''}.`,
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
  used: (bytes) => `Cette page occupe ${formatBytes(bytes)}.`,
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
      `L’export pèserait ${formatBytes(Number(bytes))}, plus que ce qu’un import accepte (${formatBytes(Number(limit))}) ; il n’a pas été fait. Exportez les essais un par un.`,
    'bundle-too-large': ({ size: bytes, limit }) =>
      `Il pèse ${formatBytes(Number(bytes))} ; la limite est de ${formatBytes(Number(limit))}.`,
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
