import { parseRetrievalCorpus, type RetrievalCorpus } from '../engine/corpus/retrieval-corpus';
import type { Result } from '../engine/errors';
import { fold } from '../engine/text/fold';
import type { TextLanguage } from '../engine/text/language';
import { checkedCorpus } from './import/checked';

const LONGEST_ID = 60;

/** A name as an identifier: "Règlement 2026 (v2)" becomes "reglement-2026-v2". */
export function identifierOf(name: string): string {
  const words = fold(name).match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, LONGEST_ID).replace(/-$/, '') || 'text';
}

/** What is known of a text before it has questions. */
export interface DocumentDraft {
  readonly title: string;
  readonly text: string;
  readonly language: TextLanguage;
  readonly licence: string;
  readonly source: string;
}

/** A corpus of one document without questions. Fails as `parseRetrievalCorpus` and `textFault` do. */
export function documentCorpus(draft: DocumentDraft): Result<RetrievalCorpus> {
  const title = draft.title.trim().slice(0, 2000) || draft.text.trim().slice(0, 60);
  const id = identifierOf(title);
  return checkedCorpus(
    parseRetrievalCorpus({
      schema: 'retrieval-corpus/1',
      id,
      title,
      language: draft.language,
      licence: draft.licence.trim(),
      source: draft.source.trim(),
      documents: [{ id, title, text: draft.text }],
      questions: [],
    }),
  );
}

/**
 * The same corpus with another text of one document: a new version, with an id of its own. Offsets
 * survive nothing, so its questions come without their evidence in that document, to be marked anew.
 */
export function newVersion(
  corpus: RetrievalCorpus,
  documentId: string,
  text: string,
): Result<RetrievalCorpus> {
  const [, base = corpus.id, version = '1'] = /^(.*?)(?:-v(\d{1,6}))?$/s.exec(corpus.id) ?? [];
  return checkedCorpus(
    parseRetrievalCorpus({
      ...corpus,
      id: `${base}-v${Number(version) + 1}`,
      documents: corpus.documents.map((document) =>
        document.id === documentId ? { ...document, text } : document,
      ),
      questions: corpus.questions.map((question) => ({
        ...question,
        evidence: question.evidence.filter((span) => span.documentId !== documentId),
      })),
    }),
  );
}
