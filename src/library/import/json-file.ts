import { parseRetrievalCorpus } from '../../engine/corpus/retrieval-corpus';
import { parseTeachingCase } from '../../engine/corpus/parse-teaching-case';
import { failure, success, type Result } from '../../engine/errors';
import { readJson } from '../../corpora/read-json';
import { checkedCase, checkedCorpus } from './checked';
import { decodeUnicode } from './decode';
import type { ImportedCase, ImportedDocuments } from './imported';
import { isSquad, readSquad } from './squad';

/**
 * A JSON file in one of the formats we read, told apart by what it says of itself. Fails as
 * `decodeUnicode`, `readJson` and the parser of its format do, with `json-is-bundle` (runs, which
 * the page of runs opens) or `json-unknown`.
 */
export function readJsonFile(
  bytes: Uint8Array,
  name: string,
): Result<ImportedCase | ImportedDocuments> {
  const decoded = decodeUnicode(bytes);
  if (!decoded.ok) return decoded;
  const json = readJson(decoded.value);
  if (!json.ok) return json;
  const { value } = json;
  const says = (key: string): unknown =>
    value !== null && typeof value === 'object' && key in value
      ? (value as Record<string, unknown>)[key]
      : undefined;
  if (says('schema') === 'teaching-case/1') {
    const parsed = checkedCase(parseTeachingCase(value));
    return parsed.ok ? success({ kind: 'case', content: parsed.value }) : parsed;
  }
  if (says('schema') === 'retrieval-corpus/1') {
    const parsed = checkedCorpus(parseRetrievalCorpus(value));
    if (!parsed.ok) return parsed;
    return success({ kind: 'documents', format: 'retrieval-corpus/1', content: parsed.value });
  }
  if (isSquad(value)) {
    const parsed = readSquad(value, name);
    if (!parsed.ok) return parsed;
    return success({ kind: 'documents', format: 'SQuAD', content: parsed.value });
  }
  if (says('format') === 'fragment-lab/bundle') return failure('json-is-bundle');
  const schema = says('schema');
  return failure('json-unknown', {
    place: 'schema',
    schema: typeof schema === 'string' ? schema.slice(0, 60) : '',
  });
}
