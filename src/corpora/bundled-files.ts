import { scriptIn } from '../engine/abstention/script';
import type { Script } from '../engine/abstention/generators';
import type { CorpusManifest } from '../engine/corpus/manifest';
import { readManifestCorpus, type AnnotatedCorpus } from '../engine/corpus/manifest-corpus';
import type { Result } from '../engine/errors';
import type { TextLanguage } from '../engine/text/language';

/** The text of a file in the folder of a corpus, by its name there; undefined where there is none. */
export type FileText = (name: string) => string | undefined;

const QUESTIONS = 'questions.json';
const FURTHER = 'extra-questions.json';
const SCRIPT = ['refusals.json', 'lies.json', 'worse-cutting.json'];

function textFile(
  { id, file }: NonNullable<CorpusManifest['documents']>[number],
  language: TextLanguage,
): string {
  return file ?? `${language}/${id}.txt`;
}

/** The files of a corpus of documents in one language; those after the texts may be missing. */
export function filesOf({ documents = [] }: CorpusManifest, language: TextLanguage): string[] {
  const texts = documents.map((document) => textFile(document, language));
  return [...texts, QUESTIONS, FURTHER, ...SCRIPT];
}

/** A corpus of documents in one language, with its questions or with its further ones. */
export function documentsFrom(
  manifest: CorpusManifest,
  text: FileText,
  language: TextLanguage,
  questions: 'own' | 'further' = 'own',
): Result<AnnotatedCorpus> {
  const texts = (manifest.documents ?? []).flatMap((document) => {
    const found = text(textFile(document, language));
    return found === undefined ? [] : [[document.id, found] as const];
  });
  const asked = json(text, questions === 'own' ? QUESTIONS : FURTHER);
  return readManifestCorpus(manifest, asked, new Map(texts), language);
}

/** What the simulated generators say in one language; a corpus may bring nothing to say. */
export function scriptFrom(text: FileText, language: TextLanguage): Result<Script> {
  return scriptIn(json(text, 'refusals.json') ?? {}, json(text, 'lies.json') ?? [], language);
}

/** The cutting with which one of the questions is lost, where the corpus has one. */
export function worseCuttingFrom(text: FileText): unknown {
  return json(text, 'worse-cutting.json');
}

/** Throws where the file is no JSON: bundled files that do not read are a mistake of ours. */
function json(text: FileText, name: string): unknown {
  const content = text(name);
  return content === undefined ? undefined : JSON.parse(content);
}
