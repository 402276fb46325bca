import { MACRO, POOLED } from '../../engine/evaluation/table';
import type { Language } from '../../engine/text/language';
import { EVALUATE_WORDS } from './evaluate-words';
import { ownContent } from './own-corpus';
import type { Part } from './trade';
import { WORDS } from './words';

export function corpusName(corpus: string, language: Language): string {
  const words = EVALUATE_WORDS[language];
  if (corpus === POOLED) return words.pooledShort;
  if (corpus === MACRO) return words.macroShort;
  return WORDS[language].documentName[corpus] ?? ownContent(corpus)?.title ?? corpus;
}

/** A part of an evaluation in words: its class and its documents. */
export function partName(part: Part, language: Language): string {
  return `${EVALUATE_WORDS[language].partClass[part.class]}, ${corpusName(part.corpus, language)}`;
}
