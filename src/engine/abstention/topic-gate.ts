import { inverseDocumentFrequency, weightedTerms } from '../retrieval/bm25';
import type { ChunkIndexes } from '../retrieval/index-chunks';
import type { LexicalIndex } from '../retrieval/lexical-index';
import { searchedPart, type Scope, type SearchedPart } from '../retrieval/scope';
import type { BearingTerm } from './bearing-terms';

/** A bearing term and what it weighs among the chunks searched. */
export interface WeighedTerm extends BearingTerm {
  readonly idf: number;
  /** It stands in a chunk searched. */
  readonly seen: boolean;
}

/** What gate 1 found. */
export interface TopicDecision {
  /** Why it closed; null where it is open. */
  readonly closed: 'off-topic' | 'no-bearing-term' | null;
  readonly terms: readonly WeighedTerm[];
  /** Idf of the unseen terms / idf of all; 0 without a bearing term. */
  readonly unseenShare: number;
  readonly threshold: number;
}

/**
 * The idf of each bearing term over the chunks searched, ln(1 + (N - df + 0.5)/(df + 0.5)), which
 * no seen term has as high as an unseen one (df 0). A word whose stem stands nowhere is seen where
 * its family does (travaillent, travail): inflection alone is no new subject.
 */
export function weighTerms(
  indexes: ChunkIndexes,
  terms: readonly BearingTerm[],
  scope?: Scope,
): WeighedTerm[] {
  return terms.map((term) => {
    const part = searchedPart(indexes.terms, scope);
    const byStem = chunksWith(indexes.terms, term.term, part);
    const frequency = byStem > 0 ? byStem : chunksWith(indexes.families, term.family, part);
    const idf = inverseDocumentFrequency(part.chunkCount, frequency);
    return { ...term, idf, seen: frequency > 0 };
  });
}

function chunksWith(index: LexicalIndex, term: string, part: SearchedPart): number {
  return weightedTerms(index, [term], part)[0]?.documentFrequency ?? 0;
}

/** Gate 1: closed when the unseen share reaches `threshold`, or when there is nothing to look for. */
export function topicGate(terms: readonly WeighedTerm[], threshold: number): TopicDecision {
  const weight = (some: readonly WeighedTerm[]) => some.reduce((sum, { idf }) => sum + idf, 0);
  if (terms.length === 0) return { closed: 'no-bearing-term', terms, unseenShare: 0, threshold };
  const unseen = terms.filter(({ seen }) => !seen);
  const unseenShare = weight(unseen) / weight(terms);
  // Nothing unseen is no reason to close, even at a threshold of 0.
  const closed = unseen.length > 0 && unseenShare >= threshold ? 'off-topic' : null;
  return { closed, terms, unseenShare, threshold };
}
