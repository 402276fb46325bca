import type { LabError } from '../engine/errors';
import { formatInteger, plural } from '../ui/format';
import type { Dictionary } from '../ui/language';

type Details = LabError['details'];

/** Where it is: the file inside a folder, page, line and column, the place in a JSON file, the offset. */
function whereEnglish({ inner, page, line, column, place, offset }: Details): string {
  const parts = [
    inner === undefined ? '' : `file ${inner}`,
    page === undefined ? '' : `page ${page}`,
    line === undefined ? '' : `line ${line}`,
    column === undefined ? '' : `column ${column}`,
    place === undefined || place === '' ? '' : `at ${place}`,
    line === undefined && offset !== undefined
      ? `offset ${formatInteger(Number(offset), 'en')}`
      : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

function whereFrench({ inner, page, line, column, place, offset }: Details): string {
  const parts = [
    inner === undefined ? '' : `fichier ${inner}`,
    page === undefined ? '' : `page ${page}`,
    line === undefined ? '' : `ligne ${line}`,
    column === undefined ? '' : `colonne ${column}`,
    place === undefined || place === '' ? '' : `à ${place}`,
    line === undefined && offset !== undefined
      ? `position ${formatInteger(Number(offset), 'fr')}`
      : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** What the validator of a format found, in words; its own codes are kept where we have none. */
const MISFIT: Dictionary<Readonly<Record<string, string>>> = {
  en: {
    invalid_type: 'a value is missing or of the wrong kind',
    too_small: 'a value is too small or too short',
    too_big: 'a value is too large or too long',
    invalid_value: 'a value is not one of those allowed',
    invalid_format: 'a value is not written as it should be',
    invalid_union: 'a value is of none of the kinds allowed',
    unrecognized_keys: 'a key is not known',
  },
  fr: {
    invalid_type: 'une valeur manque ou n’est pas du bon genre',
    too_small: 'une valeur est trop petite ou trop courte',
    too_big: 'une valeur est trop grande ou trop longue',
    invalid_value: 'une valeur n’est pas de celles qui sont permises',
    invalid_format: 'une valeur n’est pas écrite comme il faut',
    invalid_union: 'une valeur n’est d’aucun des genres permis',
    unrecognized_keys: 'une clé n’est pas connue',
  },
};

const misfit = (language: 'en' | 'fr', code: string | number | undefined): string =>
  MISFIT[language][String(code)] ?? String(code);

/** How an encoding is written in a sentence. */
const encodingName = (encoding: string | number | undefined): string =>
  String(encoding)
    .replace(/^(utf-\d+)(le|be)$/, '$1 $2')
    .toUpperCase()
    .replace('WINDOWS', 'Windows');

type Reason = (details: Details) => string;

const en: Record<string, Reason> = {
  'file-too-large': () => 'The file is larger than 50 MB.',
  'file-unreadable': () => 'The browser could not read the file.',
  'folder-too-deep': ({ limit }) => `Folders are opened ${limit} levels deep at most.`,
  'file-unknown': () => 'No format we read ends like this.',
  'file-json-lines': () =>
    'One file of a BEIR set comes alone. Drop the folder, or corpus.jsonl, queries.jsonl and the .tsv files together.',
  cancelled: () => 'Stopped.',
  'text-empty': () => 'There is no text in it.',
  'text-too-long': () => 'Its text is longer than 20 million characters.',
  'text-encoding': ({ encoding }) => `It is not ${encodingName(encoding)}: a byte does not fit.`,
  'text-nul': ({ character }) => `It holds the character ${character}, which no text has.`,
  'text-direction-control': ({ character }) =>
    `It holds the control ${character}, which shows text in another order than it is kept in.`,
  'text-broken-character': ({ character }) => `It holds half a character (${character}).`,
  'text-line-too-long': ({ limit }) =>
    `A line is longer than ${formatInteger(Number(limit), 'en')} characters.`,
  'json-syntax': () => 'It is not JSON.',
  'json-too-deep': () => 'It is nested deeper than 64 levels.',
  'json-duplicate-key': () => 'A key stands twice in one object.',
  'json-forbidden-key': () => 'It has the key __proto__.',
  'json-number': () => 'A number is too large to hold.',
  'json-broken-character': () => 'It spells half a character.',
  'json-unknown': ({ schema }) =>
    schema ? `Its schema, ${schema}, is not one we read.` : 'It is JSON, in no format we read.',
  'json-is-bundle': () => 'These are kept runs: import them on the page Runs.',
  'case-invalid': ({ problem }) => `It is not a teaching-case/1: ${misfit('en', problem)}.`,
  'case-duplicate-fact': ({ fact }) => `The sentence ${fact} is named twice.`,
  'case-no-variant': () => 'It gives no order of the sentences.',
  'case-variant-not-a-permutation': ({ variant }) =>
    `Order ${variant} does not name every sentence once.`,
  'case-language-incomplete': () => 'A language is begun and not finished.',
  'corpus-invalid': ({ reason }) => `It is not a retrieval-corpus/1: ${misfit('en', reason)}.`,
  'corpus-duplicate-id': ({ id }) => `The id ${id} stands twice.`,
  'corpus-unknown-document': () => 'A document that is not there is named.',
  'corpus-unanswerable-with-evidence': () => 'A question without answer has evidence.',
  'corpus-evidence-out-of-scope': () => 'Evidence lies outside the scope of its question.',
  'corpus-span-invalid': () =>
    'Evidence has offsets that are crossed, past the end, or inside a character.',
  'squad-invalid': ({ reason }) => `It is not SQuAD: ${misfit('en', reason)}.`,
  'squad-duplicate-id': ({ id }) => `The question id ${id} stands twice.`,
  'squad-answer-elsewhere': () => 'The answer does not stand at its offset.',
  'squad-impossible-with-answer': () => 'A question called impossible has an answer.',
  'beir-invalid': ({ field }) =>
    field === ''
      ? 'The line is not an object.'
      : `The field ${field} is missing or not what it should be.`,
  'beir-duplicate-id': ({ id }) => `The id ${id} stands twice.`,
  'beir-columns': ({ count, expected }) =>
    `The line has ${count} ${plural(Number(count), 'en', 'column', 'columns')}; ${expected} are needed.`,
  'beir-score': ({ score }) => `The score ${score} is not a whole number.`,
  'beir-unknown-query': ({ id }) => `The query ${id} is not in queries.jsonl.`,
  'beir-unknown-document': ({ id }) => `The document ${id} is not in corpus.jsonl.`,
  'beir-empty-document': ({ id }) => `The relevant document ${id} is empty.`,
  'table-no-question-column': ({ headings }) =>
    `No column is called “question”. The headings read: ${headings}. Is the separator right?`,
  'table-quotes': () => 'A quotation mark is opened and not closed.',
  'table-columns': ({ count, expected }) => `The line has ${count} cells, the heading ${expected}.`,
  'table-empty-question': () => 'The question is empty.',
  'table-long-question': () => 'The question is longer than 10,000 characters.',
  'table-duplicate-id': ({ id }) => `The id ${id} stands twice.`,
  'table-yes-or-no': ({ value }) => `“${value}” is neither yes nor no.`,
  'table-unanswerable-with-evidence': () => 'A question without answer has a passage.',
  'attach-duplicate-id': ({ id }) => `The corpus has a question ${id} already.`,
  'attach-passage-absent': ({ passage }) => `The passage is not in the documents: “${passage}”.`,
  'attach-passage-twice': ({ passage }) =>
    `The passage stands more than once in the documents: “${passage}”.`,
  'pdf-not-a-pdf': () => 'It does not begin like a PDF.',
  'pdf-cut-short': () => 'The PDF stops before its end.',
  'pdf-bomb': () => 'What it holds compressed would unfold to more than 300 MB.',
  'pdf-password': () => 'The PDF is locked with a password.',
  'pdf-too-many-pages': ({ count, limit }) =>
    `It has ${formatInteger(Number(count), 'en')} pages; at most ${formatInteger(Number(limit), 'en')} are read.`,
  'pdf-damaged': () => 'The PDF is damaged.',
  'pdf-no-text': () => 'Its pages are pictures: there is no text in it to read.',
  'own-no-question': () => 'Write a question first: chunks are scored against it.',
  'own-too-few-sentences': ({ count, limit }) =>
    `There are ${count} sentences; at least ${limit} are needed to have an order.`,
  'own-too-many-sentences': ({ count, limit }) =>
    `There are ${count} sentences; at most ${limit} are taken. Join some, or leave some out.`,
  'storage-full': () => 'The browser’s storage is full.',
  'bundled-unread': () => 'The corpora of the lab could not be fetched; reload the page.',
};

const fr: Record<string, Reason> = {
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
    `Une ligne dépasse ${formatInteger(Number(limit), 'fr')} caractères.`,
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
  'case-invalid': ({ problem }) => `Ce n’est pas un teaching-case/1 : ${misfit('fr', problem)}.`,
  'case-duplicate-fact': ({ fact }) => `La phrase ${fact} est nommée deux fois.`,
  'case-no-variant': () => 'Il ne donne aucun ordre des phrases.',
  'case-variant-not-a-permutation': ({ variant }) =>
    `L’ordre ${variant} ne nomme pas chaque phrase une fois.`,
  'case-language-incomplete': () => 'Une langue est commencée et reste inachevée.',
  'corpus-invalid': ({ reason }) => `Ce n’est pas un retrieval-corpus/1 : ${misfit('fr', reason)}.`,
  'corpus-duplicate-id': ({ id }) => `L’identifiant ${id} figure deux fois.`,
  'corpus-unknown-document': () => 'Un document qui n’est pas là est nommé.',
  'corpus-unanswerable-with-evidence': () => 'Une question sans réponse a une preuve.',
  'corpus-evidence-out-of-scope': () => 'Une preuve est hors du champ de sa question.',
  'corpus-span-invalid': () =>
    'Une preuve a des positions croisées, au-delà de la fin, ou au milieu d’un caractère.',
  'squad-invalid': ({ reason }) => `Ce n’est pas du SQuAD : ${misfit('fr', reason)}.`,
  'squad-duplicate-id': ({ id }) => `L’identifiant de question ${id} figure deux fois.`,
  'squad-answer-elsewhere': () => 'La réponse ne se trouve pas à sa position.',
  'squad-impossible-with-answer': () => 'Une question dite impossible a une réponse.',
  'beir-invalid': ({ field }) =>
    field === ''
      ? 'La ligne n’est pas un objet.'
      : `Le champ ${field} manque ou n’est pas ce qu’il doit être.`,
  'beir-duplicate-id': ({ id }) => `L’identifiant ${id} figure deux fois.`,
  'beir-columns': ({ count, expected }) =>
    `La ligne a ${count} ${plural(Number(count), 'fr', 'colonne', 'colonnes')} ; il en faut ${expected}.`,
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
    `Il a ${formatInteger(Number(count), 'fr')} pages ; ${formatInteger(Number(limit), 'fr')} au plus sont lues.`,
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

const OTHERWISE = {
  en: (code: string) => `Something does not fit (${code}).`,
  fr: (code: string) => `Quelque chose ne va pas (${code}).`,
};

/** What went wrong and where, in the reader's language. */
export const PROBLEM_WORDS: Dictionary<{
  readonly reasons: Readonly<Record<string, Reason>>;
  readonly problem: (error: LabError) => string;
}> = {
  en: {
    reasons: en,
    problem: ({ code, details }) =>
      `${en[code]?.(details) ?? OTHERWISE.en(code)}${whereEnglish(details)}`,
  },
  fr: {
    reasons: fr,
    problem: ({ code, details }) =>
      `${fr[code]?.(details) ?? OTHERWISE.fr(code)}${whereFrench(details)}`,
  },
};
