import { caseLanguages } from '../engine/corpus/teaching-case';
import type { Language } from '../engine/text/language';
import { corpusTitle, type OwnCorpus } from './corpora';

/** What the library says of a corpus of the reader's own; its content is kept apart. */
export interface LibraryEntry {
  /** Stays the same while its content is worked on. */
  readonly id: string;
  /** SHA-256 of the content as it now is. */
  readonly digest: string;
  readonly kind: 'case' | 'documents';
  readonly title: string;
  /** Of a case, its name in each of its languages; absent where an older lab kept it. */
  readonly names?: Readonly<Partial<Record<Language, string>>>;
  readonly languages: readonly Language[];
  /** Empty where none was stated. */
  readonly licence: string;
  readonly source: string;
  /** Documents, or sentences of a case. */
  readonly parts: number;
  readonly questions: number;
  /** UTF-16 code units of its texts. */
  readonly characters: number;
  /** ISO 8601, UTC. */
  readonly addedAt: string;
  /** False from the moment something is changed that no file holds. */
  readonly backedUp: boolean;
}

/** The name of an entry in a language, or in one it has. */
export function titleIn(
  { title, names }: Pick<LibraryEntry, 'title' | 'names'>,
  language: Language,
): string {
  return names?.[language] ?? title;
}

/** What an entry says that follows from its content alone. */
export function describe(
  content: OwnCorpus,
): Pick<
  LibraryEntry,
  'kind' | 'title' | 'names' | 'languages' | 'source' | 'parts' | 'questions' | 'characters'
> {
  if (content.schema === 'retrieval-corpus/1') {
    return {
      kind: 'documents',
      title: content.title,
      languages: [content.language],
      source: content.source,
      parts: content.documents.length,
      questions: content.questions.length,
      characters: content.documents.reduce((sum, { text }) => sum + text.length, 0),
    };
  }
  const languages = caseLanguages(content);
  return {
    kind: 'case',
    title: corpusTitle(content, languages[0] ?? 'en'),
    names: Object.fromEntries(languages.map((each) => [each, corpusTitle(content, each)])),
    languages,
    source: content.source.url ?? '',
    parts: content.facts.length,
    questions: 1,
    characters: content.facts.reduce(
      (sum, { text }) =>
        sum + Object.values(text).reduce((all, each) => all + (each?.length ?? 0), 0),
      0,
    ),
  };
}
