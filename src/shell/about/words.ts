import type { Dictionary } from '../../ui/language';

const en = {
  title: 'About Fragment Lab',
  lead: 'What decides the passages a language model answers from: how a text is ordered, cut, ranked and expanded, and when to stay silent. For teachers, readers and researchers.',

  measures: 'What this measures',
  does: [
    'Which sentences, conditions and marked evidence would reach a model under stated settings, and at what price in chunks and characters.',
    'Whether a system stays silent where the documents do not answer, and whether the figures it writes stand in its passages.',
    'The same from the command line, number for number, so that what is shown can be checked.',
  ],
  doesNot: 'What it does not measure',
  not: [
    'A controlled lexical simulation: not a search engine, not Google, not a provider’s retrieval, and no measure of how often a page is cited.',
    'Small authored texts do not represent the web.',
    'Three repetitions are not a rate.',
    'An exact extract does not show that it supports the whole answer.',
    'No score of overall fidelity without an independent reference; a model’s judgement is a model’s opinion.',
    'Another provider is another series.',
    'SCAR cannot recover what the top k missed, halves that are not adjacent, or continuations too thin to resemble the question.',
    'Every setting is shown; none is chosen after the fact.',
  ],

  versions: 'Versions',
  app: 'Fragment Lab',
  profileName: {
    lexical: 'score of the teaching cases',
    terms: 'terms of documents',
    protocol: 'protocol of the published orders',
    generator: 'random numbers',
  } as Record<string, string>,
  corpora: 'Corpora that come with it, and their digests (SHA-256)',
  corporaLoading: 'Reading the corpora…',
  corporaFailed:
    'The corpora could not be fetched: the network may be down. Reload the page to try again.',

  sources: 'Sources',
  sourceList: [
    {
      name: 'Fragment retrieval protocol 1.0, series of 2026-10-08',
      note: 'The permutations A and B of each case and the rule lexical 1.0 are its own. Its texts are not ours, and none was taken.',
    },
    {
      name: 'SCAR, arXiv 2606.16661',
      note: 'The rule and its settings λ 0.1 and γ 0.80; the published figures shown beside ours come from other documents and another model.',
    },
    {
      name: 'Public question sets',
      note: 'Chroma’s chunking evaluation, ContractNLI, CUAD, SQuAD 2.0, PIAF and BEGIN, on which the policies and the checker were measured; the README gives the figures, and none of these texts is in the page.',
    },
  ],

  licences: 'Licences',
  code: 'Code: MIT.',
  texts:
    'Texts, questions and words of the page: CC BY 4.0. Organisations, people and places in them are invented.',
  fonts: 'Fonts, served from the page itself',
  libraries: 'Libraries',
  libraryColumn: 'package',
  versionColumn: 'version',
  licenceColumn: 'licence',

  privacy: 'Privacy',
  stays:
    'Everything runs in this page. No account, no cookies, no measuring of visits, and nothing is sent anywhere, with one exception: when you collect with a key of your own, the frozen requests go to the model’s address you chose.',
  storedTitle: 'What is stored, and where',
  stored: [
    'Runs, your own texts and corpora, plans, answers and the ledger of paid calls: in this browser’s database (IndexedDB), on this device.',
    'Watched phrases, where you left a lesson, the size of the projector’s type and whether single keys are on: in this browser’s local storage. Drafts in the Library: in this tab’s, gone with it.',
    'A key: in the memory of the page only, gone when it is closed.',
    'A text in a link: in the address itself, so whoever has the link has the text.',
    'The copy of the page for offline use: the program and its bundled texts, none of your data.',
  ],
  erase: 'Erase everything stored…',
  eraseTitle: 'Erase everything stored here?',
  eraseWhat:
    'This deletes, in this browser, every run, text, corpus, plan, answer and the ledger of paid calls, and every preference. The ceiling then no longer knows what was spent: you will be asked. It cannot be undone.',
  eraseExport: 'Export first, in Runs',
  eraseYes: 'Erase everything',
  eraseNo: 'Keep everything',
  erasing: 'Erasing…',
  erased: 'Everything stored in this browser was erased.',
  eraseFailed: {
    'call-in-progress':
      'Nothing was erased: a series is being collected, here or in another tab. Stop it first; the ledger must not lose a paid call.',
    'storage-waiting':
      'Nothing was erased yet: another tab of this page holds the storage. Close it and try again.',
    other:
      'This browser refused to erase the storage. Nothing says that anything is gone; the settings of the browser can erase the data of this site.',
  },

  offline: 'Offline',
  cite: 'To cite',
  citeNote: 'A run gives its own citation, with the digests of its corpus, settings and figures.',
  citation: (version: string) =>
    `The Fragment Lab authors. Fragment Lab: seeing what decides the passages a language model answers from. Version ${version}, 2026.`,
};

type Words = typeof en;

const fr: Words = {
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

export const WORDS: Dictionary<Words> = { fr, en };
