import { formatInteger, plural } from './format';

const count = (number: number, one: string, other: string) =>
  `${formatInteger(number)} ${plural(number, one, other)}`;
export const words = {
  filter: 'Filter',
  lab: 'Lab',
  anyLab: 'every lab',
  corpus: 'Corpus',
  anyCorpus: 'every corpus',
  from: 'From',
  to: 'To',
  digest: 'Digest begins with',
  tag: 'Tag',
  anyTag: 'every tag',
  clear: 'Show all',
  shown: (shown: number, all: number) =>
    `${formatInteger(shown)} of ${count(all, 'run', 'runs')} shown.`,
  nothing: 'No run is like that.',
  tags: 'Tags',
  tagsHint: 'Separated by commas. Kept when you leave the field.',

  select: (name: string) => `Select: ${name}`,
  selectShown: 'Select all shown',
  selection: 'The selected runs',
  selected: (runs: number) =>
    runs === 0
      ? 'Select runs to compare them or take them out.'
      : `${formatInteger(runs)} selected`,
  compare: 'Compare',
  asClass: 'As a class',
  delete: 'Delete selected',
  format: 'Format',
  save: 'Save the file',
  policy: 'Policy or order',
  formats: {
    bundle: 'Bundle (JSON)',
    'json-lines': 'JSON Lines',
    'rfc-4180': 'CSV',
    'french-spreadsheet': 'CSV for a French spreadsheet',
    'trec-run': 'TREC run',
    'trec-qrels': 'TREC qrels',
  },
  trecOne:
    'TREC files are of one run: select just one, an evaluation of the Neighbours lab or a run of the Order lab.',
  saved: (name: string, shared: boolean) =>
    shared ? `${name} was handed over.` : `${name} is in your downloads.`,
  cancelled: 'Nothing was saved.',
  onlyBundle: 'Only a bundle can be imported again, so these runs still count as they did.',

  cite: 'Cite this run',
  citeText: 'As text',
  citeBibtex: 'As BibTeX',
  copyText: 'Copy the text',
  copyBibtex: 'Copy the BibTeX',
  copied: 'Copied.',
  copyByHand: 'It is selected: copy it with the keyboard or the menu.',

  files: (files: number, added: number, already: number, refused: number) =>
    [
      `${count(files, 'file', 'files')}: ${count(added, 'run', 'runs')} added`,
      already > 0 ? `, ${formatInteger(already)} already here` : '',
      refused > 0 ? `; ${count(refused, 'file was', 'files were')} refused` : '',
      '.',
    ].join(''),
  eachFile: 'File by file',
  seeClass: 'See them as a class',
};

export type ChooseWords = typeof words;
