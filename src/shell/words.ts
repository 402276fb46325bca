import { formatShare } from '../ui/format';
import type { Dictionary } from '../ui/language';

const en = {
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
  languageName: { fr: 'Français', en: 'English' },
  projector: 'Projector',
  projectorOn: 'Projector mode. Press p to leave it.',
  leaveProjector: 'Leave',
  projectorCommand: 'Projector mode on or off',
  typeSize: 'Size of the type',
  typeSizeIs: (size: number) => formatShare(size, 'en', 0),
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

type Words = typeof en;

const fr: Words = {
  skip: 'Aller au contenu',
  rooms: 'Pages',
  menu: 'Menu',
  room: {
    order: 'Ordre',
    neighbours: 'Voisins',
    abstention: 'Abstention',
    lesson: 'Leçons',
    collection: 'Collecte',
    library: 'Bibliothèque',
    runs: 'Essais',
    handout: 'Fiche',
    glossary: 'Glossaire',
    about: 'À propos',
  },
  language: 'Langue de l’interface',
  languageName: { fr: 'Français', en: 'English' },
  projector: 'Projection',
  projectorOn: 'Mode projection. Touche p pour en sortir.',
  leaveProjector: 'Quitter',
  projectorCommand: 'Mode projection, oui ou non',
  typeSize: 'Taille des caractères',
  typeSizeIs: (size) => formatShare(size, 'fr', 0),
  largerType: 'Caractères plus grands en projection',
  smallerType: 'Caractères plus petits en projection',
  share: 'Partager cet état : adresse et code QR',
  help: 'Touches et aide',
  helpTitle: 'Touches',
  helpCommand: 'Afficher cette liste',
  switchLanguage: 'Passer du français à l’anglais et retour',
  keysOn: 'Raccourcis à une touche',
  keysNote:
    'La touche Tab atteint tout, Entrée ou la barre d’espace actionne. Sur la poignée d’une phrase, la barre d’espace la saisit, les flèches la déplacent, la barre d’espace la pose. Sur la bande d’un document, les flèches vont de fragment en fragment, page précédente et page suivante vont au prochain qui compte.',
  termsNote:
    'Un mot souligné en pointillé, ou un point d’interrogation à côté d’une commande, ouvre sa définition ; Échap la referme.',
  footerLinks: 'À propos de cette page',
  privacyLink: 'Ce qui est enregistré, et comment l’effacer',
  close: 'Fermer',
  key: 'Touche',
  action: 'Effet',
  unknown: (address) =>
    `Rien ne se trouve à l’adresse ${address} : elle a pu être coupée ou mal recopiée. Le laboratoire Ordre est montré à la place.`,
  loading: 'Ouverture…',
  loadFailed:
    'Cette page n’a pas pu être chargée : le réseau est peut-être coupé, ou le laboratoire a été mis à jour. Rien de ce qui est enregistré n’a changé. Rechargez la page pour réessayer.',
  reload: 'Recharger',
  failed:
    'Un problème est survenu dans cette page. Les essais enregistrés sont intacts. Rechargez pour repartir.',
  about:
    'Une simulation lexicale contrôlée : ni un moteur de recherche, ni la recherche d’un fournisseur, ni une mesure de la fréquence à laquelle une page est citée. De petits textes d’auteur ne représentent pas le web.',
  privacy:
    'Tout se passe dans cette page ; rien n’est envoyé nulle part, sauf si vous collectez avec votre propre clé.',
  licence: 'Code sous licence MIT, textes d’auteur sous CC BY 4.0.',
};

export const WORDS: Dictionary<Words> = { fr, en };
