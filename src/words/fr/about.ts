import type { AboutWords } from '../en/about';

export const words: AboutWords = {
  title: 'À propos de Fragment Lab',
  lead: 'Ce qui décide des passages d’après lesquels un modèle de langue répond : comment un texte est ordonné, découpé, classé, étendu, et quand il faut se taire. Pour les enseignants, les lecteurs et les chercheurs.',

  measures: 'Ce que l’on mesure ici',
  does: [
    'Quelles phrases, conditions et preuves marquées parviendraient à un modèle sous des réglages énoncés, et à quel prix en fragments et en caractères.',
    'Si un système se tait là où les documents ne répondent pas, et si les chiffres qu’il écrit figurent dans ses passages.',
    'La même chose en ligne de commande, nombre pour nombre, pour que l’on puisse vérifier ce qui est montré.',
  ],
  doesNot: 'Ce que l’on ne mesure pas',
  not: [
    'Une simulation lexicale contrôlée : ni un moteur de recherche, ni Google, ni la recherche d’un fournisseur, ni une mesure de la fréquence à laquelle une page est citée.',
    'De petits textes d’auteur ne représentent pas le web.',
    'Trois répétitions ne font pas un taux.',
    'Un extrait exact ne montre pas qu’il soutient toute la réponse.',
    'Pas de note de fidélité d’ensemble sans référence indépendante ; le jugement d’un modèle est l’opinion d’un modèle.',
    'Un autre fournisseur est une autre série.',
    'SCAR ne peut rendre ni ce que le top k a manqué, ni des moitiés qui ne se touchent pas, ni des suites trop minces pour ressembler à la question.',
    'Tous les réglages sont montrés ; aucun n’est choisi après coup.',
  ],

  versions: 'Versions',
  app: 'Fragment Lab',
  profileName: {
    lexical: 'note des cas d’école',
    terms: 'termes des documents',
    protocol: 'protocole des ordres publiés',
    generator: 'nombres au hasard',
  },
  corpora: 'Corpus fournis, et leurs empreintes (SHA-256)',
  corporaLoading: 'Lecture des corpus…',
  corporaFailed:
    'Les corpus n’ont pas pu être chargés : le réseau est peut-être coupé. Rechargez la page pour réessayer.',

  sources: 'Sources',
  sourceList: [
    {
      name: 'Protocole de recherche par fragments 1.0, série du 8 octobre 2026',
      note: 'Les permutations A et B de chaque cas et la règle lexicale 1.0 sont les siennes. Ses textes ne sont pas les nôtres, et aucun n’a été repris.',
    },
    {
      name: 'SCAR, arXiv 2606.16661',
      note: 'La règle et ses réglages λ 0,1 et γ 0,80 ; les chiffres publiés montrés à côté des nôtres viennent d’autres documents et d’un autre modèle.',
    },
    {
      name: 'Jeux de questions publics',
      note: 'L’évaluation du découpage de Chroma, ContractNLI, CUAD, SQuAD 2.0, PIAF et BEGIN, sur lesquels règles et contrôle ont été mesurés ; le README donne les chiffres, et aucun de ces textes n’est dans la page.',
    },
  ],

  licences: 'Licences',
  code: 'Code : MIT.',
  texts:
    'Textes, questions et mots de la page : CC BY 4.0. Les organisations, les personnes et les lieux y sont inventés.',
  fonts: 'Polices, servies par la page elle-même',
  libraries: 'Bibliothèques logicielles',
  libraryColumn: 'paquet',
  versionColumn: 'version',
  licenceColumn: 'licence',

  privacy: 'Vie privée',
  stays:
    'Tout se passe dans cette page. Ni compte, ni cookies, ni mesure d’audience, et rien n’est envoyé nulle part, à une exception près : quand vous collectez avec votre propre clé, les requêtes figées vont à l’adresse du modèle que vous avez choisie.',
  storedTitle: 'Ce qui est enregistré, et où',
  stored: [
    'Les essais, vos textes et corpus, les plans, les réponses et le registre des appels payants : dans la base de données de ce navigateur (IndexedDB), sur cet appareil.',
    'Les expressions suivies, l’endroit où vous avez laissé une leçon, la taille des caractères de projection et le choix des raccourcis à une touche : dans le stockage local de ce navigateur. Les brouillons de la Bibliothèque : dans celui de cet onglet, perdus avec lui.',
    'Une clé : dans la mémoire de la page seulement, perdue à sa fermeture.',
    'Un texte dans un lien : dans l’adresse même ; qui a le lien a le texte.',
    'La copie de la page pour l’usage hors ligne : le programme et ses textes fournis, aucune de vos données.',
  ],
  erase: 'Effacer tout ce qui est enregistré…',
  eraseTitle: 'Effacer tout ce qui est enregistré ici ?',
  eraseWhat:
    'Cela supprime, dans ce navigateur, tous les essais, textes, corpus, plans, réponses, le registre des appels payants et toutes les préférences. Le plafond ne saura plus ce qui a été dépensé : on vous le demandera. Rien ne pourra être rétabli.',
  eraseExport: 'Exporter d’abord, dans Essais',
  eraseYes: 'Tout effacer',
  eraseNo: 'Tout garder',
  erasing: 'Effacement…',
  erased: 'Tout ce qui était enregistré dans ce navigateur a été effacé.',
  eraseFailed: {
    'call-in-progress':
      'Rien n’a été effacé : une série est en cours de collecte, ici ou dans un autre onglet. Arrêtez-la d’abord ; le registre ne doit perdre aucun appel payant.',
    'storage-waiting':
      'Rien n’a encore été effacé : un autre onglet de cette page tient le stockage. Fermez-le et réessayez.',
    other:
      'Ce navigateur a refusé d’effacer le stockage. Rien ne dit que quoi que ce soit ait disparu ; les réglages du navigateur peuvent effacer les données de ce site.',
  },

  offline: 'Hors ligne',
  cite: 'Pour citer',
  citeNote:
    'Un essai donne sa propre citation, avec les empreintes de son corpus, de ses réglages et de ses chiffres.',
  citation: (version) =>
    `The Fragment Lab authors. Fragment Lab: seeing what decides the passages a language model answers from. Version ${version}, 2026.`,
};
