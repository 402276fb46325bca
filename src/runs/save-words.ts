import type { Dictionary } from '../ui/language';

const en = {
  save: 'Save this run',
  saving: 'Saving…',
  saved: 'Saved in this browser.',
  savedInMemory: 'Kept in this page only, until it closes: export it to keep it.',
  seeRuns: 'See it in Runs',
  exportInRuns: 'Export it in Runs',
  notLoaded:
    'The part that saves could not be loaded: the network may be down. Nothing was saved; try again.',
  digests: 'Digests',
  corpusDigest: 'Corpus',
  resultDigest: 'Settings, corpus, question and result',

  savePlot: 'Save as SVG',
  savePlotNamed: (plot: string) => `Save as SVG: ${plot}`,
  plotNotMade:
    'The file could not be made: a part of the page could not be loaded, the network may be down. Try again.',
  plotSimulation:
    'A controlled lexical simulation on small texts: not a search engine, not a provider’s retrieval.',
  plotCorpus: (title: string, digest: string) => `Corpus: ${title}, sha256:${digest}`,
  plotSettings: (settings: string) => `Settings: ${settings}`,
  plotVersion: (app: string, rules: string) => `Fragment Lab ${app} (${rules})`,
  plotDigest: (digest: string) => `Figures (reproduction digest): sha256:${digest}`,
};

type Words = typeof en;

const fr: Words = {
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

/** The words a lab's page needs before the rest of this folder is loaded. */
export const SAVE_WORDS: Dictionary<Words> = { fr, en };
