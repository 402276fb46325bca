import { formatInteger, plural } from '../ui/format';
import type { Dictionary } from '../ui/language';

const count = (number: number, one: string, other: string) =>
  `${formatInteger(number, 'en')} ${plural(number, 'en', one, other)}`;

const en = {
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
    `${formatInteger(shown, 'en')} of ${count(all, 'run', 'runs')} shown.`,
  nothing: 'No run is like that.',
  tags: 'Tags',
  tagsHint: 'Separated by commas. Kept when you leave the field.',

  select: (name: string) => `Select: ${name}`,
  selectShown: 'Select all shown',
  selection: 'The selected runs',
  selected: (runs: number) =>
    runs === 0
      ? 'Select runs to compare them or take them out.'
      : `${formatInteger(runs, 'en')} selected`,
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
      already > 0 ? `, ${formatInteger(already, 'en')} already here` : '',
      refused > 0 ? `; ${count(refused, 'file was', 'files were')} refused` : '',
      '.',
    ].join(''),
  eachFile: 'File by file',
  seeClass: 'See them as a class',
};

type Words = typeof en;

const compter = (number: number, one: string, other: string) =>
  `${formatInteger(number, 'fr')} ${plural(number, 'fr', one, other)}`;

const fr: Words = {
  filter: 'Filtrer',
  lab: 'Laboratoire',
  anyLab: 'tous les laboratoires',
  corpus: 'Corpus',
  anyCorpus: 'tous les corpus',
  from: 'Du',
  to: 'Au',
  digest: 'L’empreinte commence par',
  tag: 'Étiquette',
  anyTag: 'toutes les étiquettes',
  clear: 'Tout montrer',
  shown: (shown, all) => `${formatInteger(shown, 'fr')} sur ${compter(all, 'essai', 'essais')}.`,
  nothing: 'Aucun essai ne correspond.',
  tags: 'Étiquettes',
  tagsHint: 'Séparées par des virgules. Gardées dès que vous quittez le champ.',

  select: (name) => `Choisir : ${name}`,
  selectShown: 'Choisir tous ceux qui sont affichés',
  selection: 'Les essais choisis',
  selected: (runs) =>
    runs === 0
      ? 'Choisissez des essais pour les comparer ou les emporter.'
      : compter(runs, 'choisi', 'choisis'),
  compare: 'Comparer',
  asClass: 'Comme une classe',
  delete: 'Supprimer les choisis',
  format: 'Format',
  save: 'Enregistrer le fichier',
  policy: 'Politique ou ordre',
  formats: {
    bundle: 'Lot (JSON)',
    'json-lines': 'JSON Lines',
    'rfc-4180': 'CSV',
    'french-spreadsheet': 'CSV pour tableur français',
    'trec-run': 'TREC, run',
    'trec-qrels': 'TREC, qrels',
  },
  trecOne:
    'Les fichiers TREC portent sur un seul essai : choisissez-en un, une évaluation du laboratoire Voisins ou un essai du laboratoire Ordre.',
  saved: (name, shared) =>
    shared ? `${name} a été transmis.` : `${name} est dans vos téléchargements.`,
  cancelled: 'Rien n’a été enregistré.',
  onlyBundle:
    'Seul un lot peut être importé de nouveau : la sauvegarde de ces essais n’a donc pas changé.',

  cite: 'Citer cet essai',
  citeText: 'En texte',
  citeBibtex: 'En BibTeX',
  copyText: 'Copier le texte',
  copyBibtex: 'Copier le BibTeX',
  copied: 'Copié.',
  copyByHand: 'C’est sélectionné : copiez au clavier ou par le menu.',

  files: (files, added, already, refused) =>
    [
      `${compter(files, 'fichier', 'fichiers')} : ${compter(added, 'essai ajouté', 'essais ajoutés')}`,
      already > 0 ? `, ${formatInteger(already, 'fr')} déjà ici` : '',
      refused > 0 ? ` ; ${compter(refused, 'fichier refusé', 'fichiers refusés')}` : '',
      '.',
    ].join(''),
  eachFile: 'Fichier par fichier',
  seeClass: 'Les voir comme une classe',
};

export const CHOOSE_WORDS: Dictionary<Words> = { fr, en };
