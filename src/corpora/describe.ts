import { corpusTitle, type OwnCorpus } from '../engine/corpus/corpus';
import { caseLanguages } from '../engine/corpus/teaching-case';
import type { TextLanguage } from '../engine/text/language';
import type { LibraryEntry } from '../storage/corpus-storage';

/** The name of an entry in a language, or in one it has. */
export function titleIn(
  { title, names }: Pick<LibraryEntry, 'title' | 'names'>,
  language: TextLanguage,
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
