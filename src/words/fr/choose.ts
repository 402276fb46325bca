import { formatInteger, plural } from './format';
import type { ChooseWords } from '../en/choose';

const compter = (number: number, one: string, other: string) =>
  `${formatInteger(number)} ${plural(number, one, other)}`;
export const words: ChooseWords = {
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
  shown: (shown, all) => `${formatInteger(shown)} sur ${compter(all, 'essai', 'essais')}.`,
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
      already > 0 ? `, ${formatInteger(already)} déjà ici` : '',
      refused > 0 ? ` ; ${compter(refused, 'fichier refusé', 'fichiers refusés')}` : '',
      '.',
    ].join(''),
  eachFile: 'Fichier par fichier',
  seeClass: 'Les voir comme une classe',
};
