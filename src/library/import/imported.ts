import type { RetrievalCorpus } from '../../engine/corpus/retrieval-corpus';
import type { TeachingCase } from '../../engine/corpus/teaching-case';
import type { TextLanguage } from '../../engine/text/language';

/** Bytes of a file that is read. */
export const LARGEST_FILE = 50_000_000;

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const SEPARATORS = [';', ',', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** What a reader may set before a file is read; what is left out is recognised. */
export interface ImportOptions {
  readonly encoding?: Encoding;
  readonly separator?: Separator;
}

/** A file with its place in the folder it came from ("set/qrels/test.tsv"). */
export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A text without questions: it becomes a document, or a teaching case. */
export interface ImportedText {
  readonly kind: 'text';
  readonly format: 'text' | 'markdown' | 'html' | 'pdf';
  readonly title: string;
  readonly text: string;
  readonly language: TextLanguage;
  /** How the bytes were read; a PDF has its own. */
  readonly encoding: Encoding | undefined;
  /** Pages of a PDF. */
  readonly pages: number | undefined;
}

export interface ImportedCase {
  readonly kind: 'case';
  readonly content: TeachingCase;
}

export interface ImportedDocuments {
  readonly kind: 'documents';
  readonly format: 'retrieval-corpus/1' | 'SQuAD' | 'BEIR';
  readonly content: RetrievalCorpus;
}

/** One line of a table of questions; what it quotes is looked for in a corpus later. */
export interface QuestionRow {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly id: string | undefined;
  readonly text: string;
  readonly answer: string | undefined;
  readonly unanswerable: boolean;
  readonly evidence: readonly string[];
}

export interface ImportedQuestions {
  readonly kind: 'questions';
  readonly title: string;
  readonly encoding: Encoding;
  readonly separator: Separator;
  /** Headings of columns that hold nothing we read. */
  readonly unread: readonly string[];
  readonly rows: readonly QuestionRow[];
}

export type Imported = ImportedText | ImportedCase | ImportedDocuments | ImportedQuestions;

/** "notes/Fire drill.txt" is called "Fire drill". */
export function titleOf(name: string): string {
  const last = name.split('/').at(-1) ?? name;
  return last.replace(/\.[A-Za-z0-9]{1,8}$/, '').trim() || last;
}
