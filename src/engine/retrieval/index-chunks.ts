import type { Language } from '../text/language';
import { isStopWord } from '../text/stop-words';
import { BM25_1, type TermRules } from '../text/terms';
import { LONGEST_WORD } from '../text/words';
import { chunkText, type ChunkTable } from './chunk-table';
import { familyOf } from './families';
import { LexicalIndexBuilder } from './index-builder';
import type { LexicalIndex } from './lexical-index';
import { WordTable } from './word-table';

/** The two indexes of a table of chunks: by stem and by word family, under one set of rules. */
export interface ChunkIndexes {
  readonly terms: LexicalIndex;
  readonly families: LexicalIndex;
}

const STOP_WORD = -1;

/** The words of one language, each distinct surface read once, however often it occurs. */
class SurfaceWords {
  readonly #table = new WordTable();
  /** By number of the surface word: its term and its family, or `STOP_WORD`. */
  readonly #term: number[] = [];
  readonly #family: number[] = [];

  constructor(
    private readonly rules: TermRules,
    private readonly language: Language,
    private readonly terms: LexicalIndexBuilder,
    private readonly families: LexicalIndexBuilder,
  ) {}

  #read(surface: string): void {
    const word = this.rules.form(surface);
    const stops = isStopWord(word, this.language);
    this.#term.push(
      stops ? STOP_WORD : this.terms.termNumber(this.rules.stem(word, this.language)),
    );
    this.#family.push(stops ? STOP_WORD : this.families.termNumber(familyOf(word)));
  }

  /** Counts the word at a place of the text in both indexes. */
  count(text: string, start: number, end: number): void {
    const last = Math.min(end, start + LONGEST_WORD);
    const word = this.#table.numberOf(text, start, last);
    if (word === this.#term.length) this.#read(text.slice(start, last));
    if (this.#term[word] === STOP_WORD) return;
    this.terms.count(this.#term[word]!);
    this.families.count(this.#family[word]!);
  }
}

/**
 * Reads every chunk once, each in the language of its document. The terms are those of
 * `documentTerms`. `onRead` is told how many chunks have been read, after each.
 */
export function indexChunks(
  table: ChunkTable,
  rules: TermRules = BM25_1,
  onRead?: (chunks: number) => void,
): ChunkIndexes {
  const terms = new LexicalIndexBuilder(table.documentFirst);
  const families = new LexicalIndexBuilder(table.documentFirst);
  const words: Record<Language, SurfaceWords> = {
    fr: new SurfaceWords(rules, 'fr', terms, families),
    en: new SurfaceWords(rules, 'en', terms, families),
  };
  for (let chunk = 0; chunk < table.count; chunk += 1) {
    const { language } = table.documents[table.documentOf[chunk]!]!;
    const text = chunkText(table, chunk);
    terms.nextChunk();
    families.nextChunk();
    rules.scan(text, (start, end) => words[language].count(text, start, end));
    onRead?.(chunk + 1);
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
  rules: TermRules = BM25_1,
): { terms: string[]; families: string[] } {
  const bearing: string[] = [];
  rules.scan(question, (start, end) => {
    const word = rules.form(question.slice(start, Math.min(end, start + LONGEST_WORD)));
    if (!isStopWord(word, language)) bearing.push(word);
  });
  return {
    terms: bearing.map((word) => rules.stem(word, language)),
    families: bearing.map((word) => familyOf(word)),
  };
}
