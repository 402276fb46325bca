export const words = {
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

export type AboutWords = typeof words;
