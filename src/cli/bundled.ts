import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Script } from '../engine/abstention/generators';
import { corpusManifest, type CorpusManifest } from '../engine/corpus/manifest';
import type { AnnotatedCorpus } from '../engine/corpus/manifest-corpus';
import type { RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import type { Result } from '../engine/errors';
import type { TextLanguage } from '../engine/text/language';
import { documentsFrom, scriptFrom, type FileText } from '../corpora/bundled-files';
import { POOLED, pooledFirst } from '../corpora/pooled';
import { fail } from './output';
import { readJsonFile, readTextFile } from './read-json';

const ROOT = fileURLToPath(new URL('../../corpus/', import.meta.url));

export const MANIFEST = 'manifest.json';

/** The manifest of a folder; ends the program with `manifest-invalid` where it is none. */
export function readManifest(folder: string): CorpusManifest {
  const file = `${folder}/${MANIFEST}`;
  const read = corpusManifest.safeParse(readJsonFile(file));
  if (read.success) return read.data;
  const issue = read.error.issues[0]!;
  const place = issue.path.map(String).join('.');
  return fail('manifest-invalid', { file, place, reason: issue.code });
}

/** The folder of a bundled corpus. */
export function folderOf({ kind, id }: CorpusManifest): string {
  return `${ROOT}${kind}/${id}`;
}

/** The manifests of all bundled corpora of a kind, the pooled ones first. */
export function bundledManifests(kind: CorpusManifest['kind']): CorpusManifest[] {
  const folders = readdirSync(ROOT + kind).filter((id) =>
    existsSync(`${ROOT}${kind}/${id}/${MANIFEST}`),
  );
  return pooledFirst(
    POOLED[kind],
    folders.map((id) => readManifest(`${ROOT}${kind}/${id}`)),
  );
}

/** A bundled corpus of a kind by its id; undefined where there is none. */
export function bundledManifest(
  kind: CorpusManifest['kind'],
  id: string,
): CorpusManifest | undefined {
  return bundledManifests(kind).find((manifest) => manifest.id === id);
}

function filesIn(folder: string): FileText {
  return (name) =>
    existsSync(`${folder}/${name}`) ? readTextFile(`${folder}/${name}`) : undefined;
}

function ended<T>(read: Result<T>, folder: string): T {
  return read.ok ? read.value : fail(read.error.code, { folder, ...read.error.details });
}

/** The documents that a folder with a manifest holds, in one of its languages. */
export function readDocumentFolder(
  folder: string,
  language: TextLanguage,
  questions: 'own' | 'further' = 'own',
): AnnotatedCorpus {
  const manifest = readManifest(folder);
  return ended(documentsFrom(manifest, filesIn(folder), language, questions), folder);
}

/** Every language of the documents of a folder with a manifest: a corpus each. */
export function readDocumentFolders(folder: string): RetrievalCorpus[] {
  return readManifest(folder).languages.map((each) => readDocumentFolder(folder, each).corpus);
}

/** What the simulated generators say of a bundled corpus, in one language. */
export function readScript(manifest: CorpusManifest, language: TextLanguage): Script {
  const folder = folderOf(manifest);
  return ended(scriptFrom(filesIn(folder), language), folder);
}
