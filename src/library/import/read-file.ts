import { failure, type Result } from '../../engine/errors';
import { integrityDigest } from '../../engine/protocol/digest';
import { readBeir, type BeirFiles } from './beir';
import type { Imported, ImportOptions } from './imported';
import { readJsonFile } from './json-file';
import { readPlainText } from './plain-text';
import { readQuestionTable } from './question-table';

/** What a file is read as, by its name; a PDF and a page need the browser, the rest does not. */
export type FileKind = 'text' | 'html' | 'pdf' | 'json' | 'table' | 'json-lines' | 'unknown';

const KINDS: readonly [RegExp, FileKind][] = [
  [/\.(?:txt|text|md|markdown)$/i, 'text'],
  [/\.(?:html?|xhtml)$/i, 'html'],
  [/\.pdf$/i, 'pdf'],
  [/\.json$/i, 'json'],
  [/\.(?:csv|tsv|tab)$/i, 'table'],
  [/\.jsonl$/i, 'json-lines'],
];

export function fileKind(name: string): FileKind {
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'unknown';
}

/** One file, or the files of one BEIR set. */
export type ImportJob =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: 'beir'; readonly name: string; readonly files: BeirFiles };

/** What was read, with the digest of what it would be kept as. */
export interface ReadFile {
  readonly imported: Imported;
  /** Of a case or a corpus; a text and a table of questions are not one yet. */
  readonly digest: string | undefined;
}

/**
 * Reads what needs no browser. Fails as the reader of its format does, with `file-json-lines` (one
 * file of a BEIR set without the others) or `file-unknown`.
 */
export async function readFile(job: ImportJob, options: ImportOptions): Promise<Result<ReadFile>> {
  const read = job.kind === 'beir' ? readBeir(job.files, job.name) : await readOne(job, options);
  if (!read.ok) return read;
  const { value } = read;
  const hasContent = value.kind === 'case' || value.kind === 'documents';
  return {
    ok: true,
    value: { imported: value, digest: hasContent ? integrityDigest(value.content) : undefined },
  };
}

async function readOne(
  { name, bytes }: Extract<ImportJob, { kind: 'file' }>,
  options: ImportOptions,
): Promise<Result<Imported>> {
  switch (fileKind(name)) {
    case 'text':
      return readPlainText(bytes, name, options);
    case 'json':
      return readJsonFile(bytes, name);
    case 'table':
      return readQuestionTable(bytes, name, options);
    case 'json-lines':
      return failure('file-json-lines');
    default:
      return failure('file-unknown');
  }
}
