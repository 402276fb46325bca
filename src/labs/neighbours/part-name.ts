import { MACRO, POOLED } from '../../engine/evaluation/table';
import type { Language } from '../../engine/text/language';
import { evaluateWords } from '../../words/evaluate';
import { ownContent } from './own-corpus';
import type { Part } from './trade';
import { neighboursWords } from '../../words/neighbours';

export function corpusName(corpus: string, language: Language): string {
  const words = evaluateWords(language);
  if (corpus === POOLED) return words.pooledShort;
  if (corpus === MACRO) return words.macroShort;
  return neighboursWords(language).documentName[corpus] ?? ownContent(corpus)?.title ?? corpus;
}

/** A part of an evaluation in words: its class and its documents. */
export function partName(part: Part, language: Language): string {
  return `${evaluateWords(language).partClass[part.class]}, ${corpusName(part.corpus, language)}`;
}
