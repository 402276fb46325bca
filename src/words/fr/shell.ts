import { formatShare } from './format';
import type { ShellWords } from '../en/shell';

export const words: ShellWords = {
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
  projector: 'Projection',
  projectorOn: 'Mode projection. Touche p pour en sortir.',
  leaveProjector: 'Quitter',
  projectorCommand: 'Mode projection, oui ou non',
  typeSize: 'Taille des caractères',
  typeSizeIs: (size) => formatShare(size, 0),
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
