import type { SaveWords } from '../en/save';

export const words: SaveWords = {
  save: 'Enregistrer cet essai',
  saving: 'Enregistrement…',
  saved: 'Enregistré dans ce navigateur.',
  savedInMemory:
    'Gardé dans cette page seulement, jusqu’à sa fermeture : exportez-le pour le conserver.',
  seeRuns: 'Le voir dans Essais',
  exportInRuns: 'L’exporter dans Essais',
  notLoaded:
    'La partie qui enregistre n’a pas pu être chargée : le réseau est peut-être coupé. Rien n’a été enregistré ; réessayez.',
  digests: 'Empreintes',
  corpusDigest: 'Corpus',
  resultDigest: 'Réglages, corpus, question et résultat',

  savePlot: 'Enregistrer en SVG',
  savePlotNamed: (plot) => `Enregistrer en SVG : ${plot}`,
  plotNotMade:
    'Le fichier n’a pas pu être fait : une partie de la page n’a pas pu être chargée, le réseau est peut-être coupé. Réessayez.',
  plotSimulation:
    'Une simulation lexicale contrôlée sur de petits textes : ni un moteur de recherche, ni la recherche d’un fournisseur.',
  plotCorpus: (title, digest) => `Corpus : ${title}, sha256:${digest}`,
  plotSettings: (settings) => `Réglages : ${settings}`,
  plotVersion: (app, rules) => `Fragment Lab ${app} (${rules})`,
  plotDigest: (digest) => `Chiffres (empreinte de reproduction) : sha256:${digest}`,
};
