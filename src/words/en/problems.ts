import type { LabError } from '../../engine/errors';
import { formatInteger, plural } from './format';

type Details = LabError['details'];
/** Where it is: the file inside a folder, page, line and column, the place in a JSON file, the offset. */
function whereEnglish({ inner, page, line, column, place, offset }: Details): string {
  const parts = [
    inner === undefined ? '' : `file ${inner}`,
    page === undefined ? '' : `page ${page}`,
    line === undefined ? '' : `line ${line}`,
    column === undefined ? '' : `column ${column}`,
    place === undefined || place === '' ? '' : `at ${place}`,
    line === undefined && offset !== undefined ? `offset ${formatInteger(Number(offset))}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
/** What the validator of a format found, in words; its own codes are kept where we have none. */
const ENGLISH_MISFIT: Readonly<Record<string, string>> = {
  invalid_type: 'a value is missing or of the wrong kind',
  too_small: 'a value is too small or too short',
  too_big: 'a value is too large or too long',
  invalid_value: 'a value is not one of those allowed',
  invalid_format: 'a value is not written as it should be',
  invalid_union: 'a value is of none of the kinds allowed',
  unrecognized_keys: 'a key is not known',
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
const ENGLISH_REASONS: Record<string, Reason> = {
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
    `A line is longer than ${formatInteger(Number(limit))} characters.`,
  'json-syntax': () => 'It is not JSON.',
  'json-too-deep': () => 'It is nested deeper than 64 levels.',
  'json-duplicate-key': () => 'A key stands twice in one object.',
  'json-forbidden-key': () => 'It has the key __proto__.',
  'json-number': () => 'A number is too large to hold.',
  'json-broken-character': () => 'It spells half a character.',
  'json-unknown': ({ schema }) =>
    schema ? `Its schema, ${schema}, is not one we read.` : 'It is JSON, in no format we read.',
  'json-is-bundle': () => 'These are kept runs: import them on the page Runs.',
  'case-invalid': ({ problem }) =>
    `It is not a teaching-case/1: ${misfit(ENGLISH_MISFIT, problem)}.`,
  'case-duplicate-fact': ({ fact }) => `The sentence ${fact} is named twice.`,
  'case-no-variant': () => 'It gives no order of the sentences.',
  'case-variant-not-a-permutation': ({ variant }) =>
    `Order ${variant} does not name every sentence once.`,
  'case-language-incomplete': () => 'A language is begun and not finished.',
  'corpus-invalid': ({ reason }) =>
    `It is not a retrieval-corpus/1: ${misfit(ENGLISH_MISFIT, reason)}.`,
  'corpus-duplicate-id': ({ id }) => `The id ${id} stands twice.`,
  'corpus-unknown-document': () => 'A document that is not there is named.',
  'corpus-unanswerable-with-evidence': () => 'A question without answer has evidence.',
  'corpus-evidence-out-of-scope': () => 'Evidence lies outside the scope of its question.',
  'corpus-span-invalid': () =>
    'Evidence has offsets that are crossed, past the end, or inside a character.',
  'squad-invalid': ({ reason }) => `It is not SQuAD: ${misfit(ENGLISH_MISFIT, reason)}.`,
  'squad-duplicate-id': ({ id }) => `The question id ${id} stands twice.`,
  'squad-answer-elsewhere': () => 'The answer does not stand at its offset.',
  'squad-impossible-with-answer': () => 'A question called impossible has an answer.',
  'beir-invalid': ({ field }) =>
    field === ''
      ? 'The line is not an object.'
      : `The field ${field} is missing or not what it should be.`,
  'beir-duplicate-id': ({ id }) => `The id ${id} stands twice.`,
  'beir-columns': ({ count, expected }) =>
    `The line has ${count} ${plural(Number(count), 'column', 'columns')}; ${expected} are needed.`,
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
    `It has ${formatInteger(Number(count))} pages; at most ${formatInteger(Number(limit))} are read.`,
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
export const words = {
  reasons: ENGLISH_REASONS as Readonly<Record<string, Reason>>,
  problem: ({ code, details }: LabError) =>
    `${ENGLISH_REASONS[code]?.(details) ?? `Something does not fit (${code}).`}${whereEnglish(details)}`,
};

export type ProblemWords = typeof words;
