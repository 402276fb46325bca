import type { PageLanguage } from '../../words/language';
import { documentName } from '../../corpora/bundled-documents';
import { MACRO, POOLED } from '../../engine/evaluation/table';
import { evaluateWords } from '../../words/evaluate';
import { ownContent } from './own-corpus';
import type { Part } from './trade';

export function corpusName(corpus: string, language: PageLanguage): string {
  const words = evaluateWords(language);
  if (corpus === POOLED) return words.pooledShort;
  if (corpus === MACRO) return words.macroShort;
  return documentName(corpus, language) ?? ownContent(corpus)?.title ?? corpus;
}

/** A part of an evaluation in words: its class and its documents. */
export function partName(part: Part, language: PageLanguage): string {
  return `${evaluateWords(language).partClass[part.class]}, ${corpusName(part.corpus, language)}`;
}
