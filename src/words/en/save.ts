export const words = {
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

export type SaveWords = typeof words;
