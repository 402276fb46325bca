import type { Language } from '../text/language';
import { stem } from '../text/stems';
import { isStopWord } from '../text/stop-words';
import { LONGEST_WORD, scanWords, wordForm, words } from '../text/words';
import { chunkText, type ChunkTable } from './chunk-table';
import { familyOf } from './families';
import { LexicalIndexBuilder, type LexicalIndex } from './lexical-index';

/** The two indexes of a table of chunks: by stem (`bm25-1`) and by word family. */
export interface ChunkIndexes {
  readonly terms: LexicalIndex;
  readonly families: LexicalIndex;
}

/** What a surface word counts as in the two indexes; null for a stop word. */
interface WordNumbers {
  readonly term: number;
  readonly family: number;
}

/**
 * Reads every chunk once, each in the language of its document. The terms are those of
 * `documentTerms`; each distinct surface word is folded, stemmed and looked up once, however often
 * it occurs.
 */
export function indexChunks(table: ChunkTable): ChunkIndexes {
  const terms = new LexicalIndexBuilder(table.documentFirst);
  const families = new LexicalIndexBuilder(table.documentFirst);
  const numbersOf = (surface: string, language: Language): WordNumbers | null => {
    const word = wordForm(surface);
    if (isStopWord(word, language)) return null;
    return {
      term: terms.termNumber(stem(word, language)),
      family: families.termNumber(familyOf(word)),
    };
  };
  const known: Record<Language, Map<string, WordNumbers | null>> = {
    fr: new Map(),
    en: new Map(),
  };
  for (let chunk = 0; chunk < table.count; chunk += 1) {
    const { language } = table.documents[table.documentOf[chunk]!]!;
    const text = chunkText(table, chunk);
    const remembered = known[language];
    terms.nextChunk();
    families.nextChunk();
    scanWords(text, (start, end) => {
      const surface = text.slice(start, Math.min(end, start + LONGEST_WORD));
      let numbers = remembered.get(surface);
      if (numbers === undefined) {
        numbers = numbersOf(surface, language);
        remembered.set(surface, numbers);
      }
      if (numbers === null) return;
      terms.count(numbers.term);
      families.count(numbers.family);
    });
  }
  return { terms: terms.build(), families: families.build() };
}

/** An index over terms that the caller makes, for a profile of its own such as `lexical-1.0`. */
export function indexTerms(
  table: ChunkTable,
  termsOf: (text: string, chunk: number) => Iterable<string>,
): LexicalIndex {
  const builder = new LexicalIndexBuilder(table.documentFirst);
  for (let chunk = 0; chunk < table.count; chunk += 1) {
    builder.nextChunk();
    for (const term of termsOf(chunkText(table, chunk), chunk)) {
      builder.count(builder.termNumber(term));
    }
  }
  return builder.build();
}

/** The terms and families of a question, repetitions kept, stop words out. */
export function questionWords(
  question: string,
  language: Language,
): { terms: string[]; families: string[] } {
  const bearing = words(question)
    .map(({ term }) => term)
    .filter((word) => !isStopWord(word, language));
  return {
    terms: bearing.map((word) => stem(word, language)),
    families: bearing.map((word) => familyOf(word)),
  };
}
