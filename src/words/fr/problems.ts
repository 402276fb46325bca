import type { LabError } from '../../engine/errors';
import { formatInteger, plural } from './format';
import type { ProblemWords } from '../en/problems';

type Details = LabError['details'];
function whereFrench({ inner, page, line, column, place, offset }: Details): string {
  const parts = [
    inner === undefined ? '' : `fichier ${inner}`,
    page === undefined ? '' : `page ${page}`,
    line === undefined ? '' : `ligne ${line}`,
    column === undefined ? '' : `colonne ${column}`,
    place === undefined || place === '' ? '' : `à ${place}`,
    line === undefined && offset !== undefined ? `position ${formatInteger(Number(offset))}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
const FRENCH_MISFIT: Readonly<Record<string, string>> = {
  invalid_type: 'une valeur manque ou n’est pas du bon genre',
  too_small: 'une valeur est trop petite ou trop courte',
  too_big: 'une valeur est trop grande ou trop longue',
  invalid_value: 'une valeur n’est pas de celles qui sont permises',
  invalid_format: 'une valeur n’est pas écrite comme il faut',
  invalid_union: 'une valeur n’est d’aucun des genres permis',
  unrecognized_keys: 'une clé n’est pas connue',
};
const misfit = (
  names: Readonly<Record<string, string>>,
  code: string | number | undefined,
): string => names[String(code)] ?? String(code);
/** How an encoding is written in a sentence. */
const encodingName = (encoding: string | number | undefined): string =>
  String(encoding)
    .replace(/^(utf-\d+)(le|be)$/, '$1 $2')
    .toUpperCase()
    .replace('WINDOWS', 'Windows');
type Reason = (details: Details) => string;
const FRENCH_REASONS: Record<string, Reason> = {
  'file-too-large': () => 'Le fichier dépasse 50 Mo.',
  'file-unreadable': () => 'Le navigateur n’a pas pu lire le fichier.',
  'folder-too-deep': ({ limit }) => `Les dossiers sont ouverts sur ${limit} niveaux au plus.`,
  'file-unknown': () => 'Aucun format que nous lisons ne finit ainsi.',
  'file-json-lines': () =>
    'Un fichier d’un ensemble BEIR vient seul. Déposez le dossier, ou corpus.jsonl, queries.jsonl et les fichiers .tsv ensemble.',
  cancelled: () => 'Arrêté.',
  'text-empty': () => 'Il ne contient pas de texte.',
  'text-too-long': () => 'Son texte dépasse 20 millions de caractères.',
  'text-encoding': ({ encoding }) =>
    `Ce n’est pas du ${encodingName(encoding)} : un octet n’y entre pas.`,
  'text-nul': ({ character }) => `Il contient le caractère ${character}, qu’aucun texte n’a.`,
  'text-direction-control': ({ character }) =>
    `Il contient la commande ${character}, qui montre le texte dans un autre ordre que celui où il est gardé.`,
  'text-broken-character': ({ character }) => `Il contient une moitié de caractère (${character}).`,
  'text-line-too-long': ({ limit }) =>
    `Une ligne dépasse ${formatInteger(Number(limit))} caractères.`,
  'json-syntax': () => 'Ce n’est pas du JSON.',
  'json-too-deep': () => 'Il est emboîté sur plus de 64 niveaux.',
  'json-duplicate-key': () => 'Une clé figure deux fois dans un objet.',
  'json-forbidden-key': () => 'Il porte la clé __proto__.',
  'json-number': () => 'Un nombre est trop grand pour être tenu.',
  'json-broken-character': () => 'Il épelle une moitié de caractère.',
  'json-unknown': ({ schema }) =>
    schema
      ? `Son schéma, ${schema}, n’est pas de ceux que nous lisons.`
      : 'C’est du JSON, dans aucun format que nous lisons.',
  'json-is-bundle': () => 'Ce sont des essais gardés : importez-les à la page Essais.',
  'case-invalid': ({ problem }) =>
    `Ce n’est pas un teaching-case/1 : ${misfit(FRENCH_MISFIT, problem)}.`,
  'case-duplicate-fact': ({ fact }) => `La phrase ${fact} est nommée deux fois.`,
  'case-no-variant': () => 'Il ne donne aucun ordre des phrases.',
  'case-variant-not-a-permutation': ({ variant }) =>
    `L’ordre ${variant} ne nomme pas chaque phrase une fois.`,
  'case-language-incomplete': () => 'Une langue est commencée et reste inachevée.',
  'corpus-invalid': ({ reason }) =>
    `Ce n’est pas un retrieval-corpus/1 : ${misfit(FRENCH_MISFIT, reason)}.`,
  'corpus-duplicate-id': ({ id }) => `L’identifiant ${id} figure deux fois.`,
  'corpus-unknown-document': () => 'Un document qui n’est pas là est nommé.',
  'corpus-unanswerable-with-evidence': () => 'Une question sans réponse a une preuve.',
  'corpus-evidence-out-of-scope': () => 'Une preuve est hors du champ de sa question.',
  'corpus-span-invalid': () =>
    'Une preuve a des positions croisées, au-delà de la fin, ou au milieu d’un caractère.',
  'squad-invalid': ({ reason }) => `Ce n’est pas du SQuAD : ${misfit(FRENCH_MISFIT, reason)}.`,
  'squad-duplicate-id': ({ id }) => `L’identifiant de question ${id} figure deux fois.`,
  'squad-answer-elsewhere': () => 'La réponse ne se trouve pas à sa position.',
  'squad-impossible-with-answer': () => 'Une question dite impossible a une réponse.',
  'beir-invalid': ({ field }) =>
    field === ''
      ? 'La ligne n’est pas un objet.'
      : `Le champ ${field} manque ou n’est pas ce qu’il doit être.`,
  'beir-duplicate-id': ({ id }) => `L’identifiant ${id} figure deux fois.`,
  'beir-columns': ({ count, expected }) =>
    `La ligne a ${count} ${plural(Number(count), 'colonne', 'colonnes')} ; il en faut ${expected}.`,
  'beir-score': ({ score }) => `Le score ${score} n’est pas un nombre entier.`,
  'beir-unknown-query': ({ id }) => `La question ${id} n’est pas dans queries.jsonl.`,
  'beir-unknown-document': ({ id }) => `Le document ${id} n’est pas dans corpus.jsonl.`,
  'beir-empty-document': ({ id }) => `Le document pertinent ${id} est vide.`,
  'table-no-question-column': ({ headings }) =>
    `Aucune colonne ne s’appelle « question ». Les en-têtes disent : ${headings}. Le séparateur est-il le bon ?`,
  'table-quotes': () => 'Un guillemet est ouvert et pas refermé.',
  'table-columns': ({ count, expected }) => `La ligne a ${count} cellules, l’en-tête ${expected}.`,
  'table-empty-question': () => 'La question est vide.',
  'table-long-question': () => 'La question dépasse 10 000 caractères.',
  'table-duplicate-id': ({ id }) => `L’identifiant ${id} figure deux fois.`,
  'table-yes-or-no': ({ value }) => `« ${value} » n’est ni oui ni non.`,
  'table-unanswerable-with-evidence': () => 'Une question sans réponse a un passage.',
  'attach-duplicate-id': ({ id }) => `Le corpus a déjà une question ${id}.`,
  'attach-passage-absent': ({ passage }) =>
    `Le passage n’est pas dans les documents : « ${passage} ».`,
  'attach-passage-twice': ({ passage }) =>
    `Le passage figure plus d’une fois dans les documents : « ${passage} ».`,
  'pdf-not-a-pdf': () => 'Il ne commence pas comme un PDF.',
  'pdf-cut-short': () => 'Le PDF s’arrête avant sa fin.',
  'pdf-bomb': () => 'Ce qu’il contient de compressé se déplierait au-delà de 300 Mo.',
  'pdf-password': () => 'Le PDF est protégé par un mot de passe.',
  'pdf-too-many-pages': ({ count, limit }) =>
    `Il a ${formatInteger(Number(count))} pages ; ${formatInteger(Number(limit))} au plus sont lues.`,
  'pdf-damaged': () => 'Le PDF est abîmé.',
  'pdf-no-text': () => 'Ses pages sont des images : il n’y a pas de texte à lire.',
  'own-no-question': () =>
    'Écrivez d’abord une question : c’est d’après elle que les fragments sont notés.',
  'own-too-few-sentences': ({ count, limit }) =>
    `Il y a ${count} phrases ; il en faut au moins ${limit} pour qu’il y ait un ordre.`,
  'own-too-many-sentences': ({ count, limit }) =>
    `Il y a ${count} phrases ; ${limit} au plus sont prises. Joignez-en, ou écartez-en.`,
  'storage-full': () => 'Le stockage du navigateur est plein.',
  'bundled-unread': () =>
    'Les corpus du laboratoire n’ont pas pu être chargés ; rechargez la page.',
};
export const words: ProblemWords = {
  reasons: FRENCH_REASONS,
  problem: ({ code, details }) =>
    `${FRENCH_REASONS[code]?.(details) ?? `Quelque chose ne va pas (${code}).`}${whereFrench(details)}`,
};
