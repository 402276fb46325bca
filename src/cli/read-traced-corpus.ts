import { existsSync } from 'node:fs';
import { parseTeachingCase } from '../engine/corpus/parse-teaching-case';
import { parseRetrievalCorpus, type RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import { caseLanguages } from '../engine/corpus/teaching-case';
import { caseQuestion, orderedDocument } from '../engine/protocol/ordered-case';
import type { SourceDocument } from '../engine/retrieval/chunk-table';
import { bundledManifest, folderOf, readDocumentFolders } from './bundled';
import { fail } from './output';
import { readJsonFile } from './read-json';

/** A corpus to trace; `documents` where its sentences are the author's own. */
export interface TracedCorpus {
  readonly corpus: RetrievalCorpus;
  readonly documents?: readonly SourceDocument[];
}

/** A teaching case in one language, its sentences in the order of its first variant. */
function readCase(file: string, wanted: string | undefined, id: string): TracedCorpus {
  const parsed = parseTeachingCase(readJsonFile(file));
  if (!parsed.ok) fail(parsed.error.code, { file, ...parsed.error.details });
  const teachingCase = parsed.value;
  const languages = caseLanguages(teachingCase);
  const language = languages.find((each) => each === (wanted ?? languages[0]));
  const [order] = Object.values(teachingCase.variants);
  if (!language || !order) fail('corpus-not-found', { corpus: id });
  const document = orderedDocument(teachingCase, language, order);
  const { title, text } = document;
  const corpus: RetrievalCorpus = {
    schema: 'retrieval-corpus/1',
    id,
    title,
    language,
    licence: '',
    source: '',
    documents: [{ id: document.id, title, text }],
    questions: [{ id: teachingCase.id, text: caseQuestion(teachingCase, language), evidence: [] }],
  };
  return { corpus, documents: [document] };
}

/**
 * A bundled corpus of any lab by its id (behind it `/fr` or `/en` where it is in both), or a
 * `retrieval-corpus/1` file. Ends the program with the error of what cannot be read, or with
 * `corpus-not-found`.
 */
export function readTracedCorpus(named: string): TracedCorpus {
  const [, id = '', wanted] = /^([\w-]+)(?:\/(\w+))?$/.exec(named) ?? [];
  const teachingCase = bundledManifest('order', id);
  if (teachingCase) return readCase(`${folderOf(teachingCase)}/case.json`, wanted, named);
  const manifest = bundledManifest('neighbours', id) ?? bundledManifest('abstention', id);
  if (manifest) {
    const corpora = readDocumentFolders(folderOf(manifest));
    const corpus = wanted
      ? corpora.find(({ language }) => language === wanted)
      : (corpora.find(({ language }) => language === 'en') ?? corpora[0]);
    return corpus ? { corpus } : fail('corpus-not-found', { corpus: named });
  }
  if (!existsSync(named)) fail('corpus-not-found', { corpus: named });
  const parsed = parseRetrievalCorpus(readJsonFile(named));
  if (!parsed.ok) fail(parsed.error.code, { file: named, ...parsed.error.details });
  return { corpus: parsed.value };
}
