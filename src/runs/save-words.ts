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
};

/** The words a lab's page needs before the rest of this folder is loaded. */
export const SAVE_WORDS: Dictionary<Words> = { fr, en };
