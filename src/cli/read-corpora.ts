import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readMarkedCorpus } from '../engine/corpus/marked-corpus';
import { parseRetrievalCorpus, type RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import type { Result } from '../engine/errors';
import { bundledManifest, folderOf, MANIFEST, readDocumentFolders } from './bundled';
import { fail } from './output';
import { readJsonFile, readTextFile } from './read-json';

const DOCUMENT = 'document.txt';
const QUESTIONS = 'questions.json';

function notice(file: string, why: string): void {
  process.stderr.write(`skipped ${file}: ${why}\n`);
}

function checked(file: string, read: Result<RetrievalCorpus>): RetrievalCorpus[] {
  if (!read.ok) fail(read.error.code, { file, ...read.error.details });
  if (read.value.questions.length > 0) return [read.value];
  notice(file, 'no questions');
  return [];
}

function isCorpusFolder(folder: string): boolean {
  if (!existsSync(join(folder, QUESTIONS))) return false;
  return existsSync(join(folder, DOCUMENT)) || existsSync(join(folder, MANIFEST));
}

function corpusFolder(folder: string): RetrievalCorpus[] {
  if (existsSync(join(folder, MANIFEST))) return readDocumentFolders(folder);
  const questions = readJsonFile(join(folder, QUESTIONS));
  return checked(folder, readMarkedCorpus(readTextFile(join(folder, DOCUMENT)), questions));
}

function corpusFile(file: string): RetrievalCorpus[] {
  const value = readJsonFile(file);
  const isCorpus =
    typeof value === 'object' &&
    value !== null &&
    'schema' in value &&
    value.schema === 'retrieval-corpus/1';
  if (isCorpus) return checked(file, parseRetrievalCorpus(value));
  notice(file, 'not a retrieval-corpus/1 file');
  return [];
}

/**
 * The corpora with questions of a folder, or the bundled one of that id: its `retrieval-corpus/1`
 * files, and the marked documents that are the folder itself or its subfolders (a manifest with its
 * files, or document.txt with a `marked-corpus/1` questions.json). Anything else is
 * skipped with a notice on standard error; a file that says it is a corpus and is not one ends the
 * program.
 */
export function readCorpora(folder: string): RetrievalCorpus[] {
  const bundled = existsSync(folder) ? undefined : bundledManifest('neighbours', folder);
  if (bundled) return readDocumentFolders(folderOf(bundled));
  if (isCorpusFolder(folder)) return corpusFolder(folder);
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return fail('folder-unreadable', { folder });
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return entries.flatMap((entry) => {
    const place = join(folder, entry.name);
    if (entry.isDirectory()) return isCorpusFolder(place) ? corpusFolder(place) : [];
    if (entry.name.endsWith('.json')) return corpusFile(place);
    notice(place, 'not a JSON file');
    return [];
  });
}
