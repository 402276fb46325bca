import { parseRetrievalCorpus, type RetrievalCorpus } from '../../engine/corpus/retrieval-corpus';
import { failure, success, type LabError, type Result } from '../../engine/errors';
import { readJson } from '../../corpora/read-json';
import { checkedCorpus } from './checked';
import { decodeUnicode } from './decode';
import { guessLanguage } from './guess-language';
import { type ImportedDocuments, type NamedBytes } from './imported';
import { textFault } from './text-fault';

/** The files of one BEIR set. Judgements may come in several files (train, dev, test). */
export interface BeirFiles {
  readonly corpus: NamedBytes;
  readonly queries: NamedBytes;
  readonly qrels: readonly NamedBytes[];
}

interface Document {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/**
 * A BEIR set as a corpus: the evidence of a query is the whole of each document judged relevant
 * (score above 0, in any of the judgement files). A document without text has its title as text.
 *
 * Fails with the inner `file` and its `line`: as `decodeUnicode` and `readJson` do, with
 * `beir-invalid` (and the `field`), `beir-duplicate-id`, `beir-columns`, `beir-score`,
 * `beir-unknown-query`, `beir-unknown-document`, `beir-empty-document`, or as `textFault` does.
 */
export function readBeir(
  { corpus, queries, qrels }: BeirFiles,
  name: string,
): Result<ImportedDocuments> {
  const documents = new Map<string, Document>();
  const documentFault = eachObject(corpus, (object, line) => {
    const id = text(object['_id']);
    const body = text(object['text']);
    const title = text(object['title'] ?? '');
    if (!isId(id)) return invalid(line, '_id');
    if (body === undefined) return invalid(line, 'text');
    if (title === undefined) return invalid(line, 'title');
    if (documents.has(id)) return { code: 'beir-duplicate-id', details: { line, id } };
    const fault = textFault(body) ?? textFault(title) ?? textFault(id);
    if (fault) return { code: fault.code, details: { ...fault.details, line } };
    documents.set(id, { id, title: title.slice(0, 2000), text: body.trim() === '' ? title : body });
    return undefined;
  });
  if (documentFault) return refused(documentFault);

  const questions = new Map<string, RetrievalCorpus['questions'][number]>();
  const queryFault = eachObject(queries, (object, line) => {
    const id = text(object['_id']);
    const query = text(object['text'])?.trim();
    if (!isId(id)) return invalid(line, '_id');
    if (!query || query.length > 10_000) return invalid(line, 'text');
    if (questions.has(id)) return { code: 'beir-duplicate-id', details: { line, id } };
    const fault = textFault(query) ?? textFault(id);
    if (fault) return { code: fault.code, details: { ...fault.details, line } };
    questions.set(id, { id, text: query, evidence: [] });
    return undefined;
  });
  if (queryFault) return refused(queryFault);

  for (const file of qrels) {
    const judged = eachJudgement(file, ({ query, document, score }, line) => {
      const question = questions.get(query);
      const found = documents.get(document);
      if (!question) return { code: 'beir-unknown-query', details: { line, id: query } };
      if (!found) return { code: 'beir-unknown-document', details: { line, id: document } };
      if (score <= 0) return undefined;
      if (found.text === '')
        return { code: 'beir-empty-document', details: { line, id: document } };
      const known = question.evidence.some(({ documentId }) => documentId === document);
      if (!known) {
        question.evidence.push({ documentId: document, start: 0, end: found.text.length });
      }
      return undefined;
    });
    if (judged) return refused(judged);
  }

  const parsed = checkedCorpus(
    parseRetrievalCorpus({
      schema: 'retrieval-corpus/1',
      id: name.slice(0, 300) || 'beir',
      title: name,
      language: guessLanguage(
        [...documents.values()]
          .slice(0, 50)
          .map((each) => each.text)
          .join(' '),
      ),
      licence: '',
      source: 'BEIR',
      documents: [...documents.values()],
      questions: [...questions.values()],
    }),
  );
  if (!parsed.ok) return parsed;
  return success({ kind: 'documents', format: 'BEIR', content: parsed.value });
}

type Judgement = { readonly query: string; readonly document: string; readonly score: number };
type Visit<T> = (value: T, line: number) => LabError | undefined;

/** Calls `visit` with each line of a tab-separated file of judgements, without its heading. */
function eachJudgement(file: NamedBytes, visit: Visit<Judgement>): LabError | undefined {
  return eachLine(file, (content, line) => {
    const cells = content.split('\t').map((cell) => cell.trim());
    const [query = '', document = '', score = ''] = cells;
    if (line === 1 && query === 'query-id') return undefined;
    if (cells.length !== 3) {
      return { code: 'beir-columns', details: { line, count: cells.length, expected: 3 } };
    }
    if (!/^-?\d{1,9}$/.test(score)) {
      return { code: 'beir-score', details: { line, score: score.slice(0, 40) } };
    }
    return visit({ query, document, score: Number(score) }, line);
  });
}

/** Calls `visit` with each object of a JSON Lines file. */
function eachObject(
  file: NamedBytes,
  visit: Visit<Readonly<Record<string, unknown>>>,
): LabError | undefined {
  return eachLine(file, (content, line) => {
    const json = readJson(content);
    if (!json.ok) return { code: json.error.code, details: { ...json.error.details, line } };
    const { value } = json;
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      return invalid(line, '');
    }
    return visit(value as Record<string, unknown>, line);
  });
}

/** Calls `visit` with each line that is not blank, and names the file in what it finds wrong. */
function eachLine({ name, bytes }: NamedBytes, visit: Visit<string>): LabError | undefined {
  const decoded = decodeUnicode(bytes);
  if (!decoded.ok) return inFile(name, decoded.error);
  let line = 0;
  for (const content of decoded.value.split('\n')) {
    line += 1;
    if (content.trim() === '') continue;
    const fault = visit(content.replace(/\r$/, ''), line);
    if (fault) return inFile(name, fault);
  }
  return line > 0 && decoded.value.trim() !== ''
    ? undefined
    : { code: 'text-empty', details: { inner: name, line: 1 } };
}

function inFile(inner: string, { code, details }: LabError): LabError {
  return { code, details: { ...details, inner } };
}

function refused({ code, details }: LabError): Result<never> {
  return failure(code, details);
}

function invalid(line: number, field: string): LabError {
  return { code: 'beir-invalid', details: { line, field } };
}

function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

function isId(id: string | undefined): id is string {
  return id !== undefined && id !== '' && id.length <= 300;
}
