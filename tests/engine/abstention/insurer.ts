import { readdirSync, readFileSync } from 'node:fs';
import type { Script } from '../../../src/engine/abstention/generators';
import { scriptIn } from '../../../src/engine/abstention/script';
import type { CorpusManifest } from '../../../src/engine/corpus/manifest';
import { readManifestCorpus } from '../../../src/engine/corpus/manifest-corpus';
import type { RetrievalCorpus } from '../../../src/engine/corpus/retrieval-corpus';
import type { PipelineSettings } from '../../../src/engine/settings';
import type { Language } from '../../../src/engine/text/language';

const FOLDER = 'corpus/abstention/abstention/';
const json = (file: string) => JSON.parse(readFileSync(FOLDER + file, 'utf8')) as unknown;

/** The bundled corpus as its files stand. */
export function insurerFiles(language: Language) {
  const texts = readdirSync(FOLDER + language).map(
    (file) =>
      [file.replace('.txt', ''), readFileSync(`${FOLDER}${language}/${file}`, 'utf8')] as const,
  );
  return {
    manifest: json('manifest.json') as CorpusManifest,
    questions: json('questions.json'),
    texts: new Map(texts),
    further: json('extra-questions.json'),
  };
}

export function insurer(language: Language): RetrievalCorpus {
  const { manifest, questions, texts } = insurerFiles(language);
  const read = readManifestCorpus(manifest, questions, texts, language);
  if (!read.ok) throw new Error(read.error.code);
  return read.value.corpus;
}

export function script(language: Language): Script {
  const read = scriptIn(json('refusals.json'), json('lies.json'), language);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

export const worseCutting = () => json('worse-cutting.json') as Partial<PipelineSettings>;
