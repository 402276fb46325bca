import { retrieve, type Question, type Retrieval } from './pipeline';
import { scorerNamed } from './scorers';
import { lexicalScorer } from './scorers/lexical-1.0';
import type { PreparedCorpus } from './prepare';
import { explainBm25, type TermContribution } from './retrieval/bm25';
import { chunkText } from './retrieval/chunk-table';
import { lexicalScore } from './scorers/lexical-1.0/rule';
import type { Scope } from './retrieval/scope';
import type { PipelineSettings } from './settings';
import type { Language } from './text/language';
import type { Term } from './text/words';

/** How a score is made, in the numbers a reader can work with. */
export type ScoreArithmetic =
  | {
      readonly kind: 'lexical-1.0';
      /** Distinct question terms present, in the order of the question. */
      readonly matched: readonly string[];
      /** Term occurrences in the chunk. */
      readonly terms: number;
    }
  | {
      readonly kind: 'bm25-1';
      readonly length: number;
      readonly meanLength: number;
      readonly contributions: readonly TermContribution[];
    };

/** What happened to one chunk, and why. */
export interface ChunkTrace {
  readonly chunk: number;
  /** Place in the ranking from 1; null where the chunk could not be an anchor. */
  readonly rank: number | null;
  readonly score: number;
  readonly arithmetic: ScoreArithmetic;
  /** Words of the chunk that match the question, with offsets into the chunk's document. */
  readonly matches: readonly Term[];
  /** An anchor, a neighbour added by the policy, or withheld. */
  readonly role: 'anchor' | 'neighbour' | 'withheld';
}

/** Two chunks next to each other in the ranking that the score does not tell apart. */
export interface Tie {
  readonly before: number;
  readonly after: number;
  /** Equal as computed, so source order decided; or equal by hand and ordered by rounding. */
  readonly decidedBy: 'source-order' | 'rounding';
}

/** One question explained: the same retrieval as `retrieve`, with the numbers behind it. */
export interface Trace extends Retrieval {
  /** Terms of the question with their offsets, and whether any chunk explained holds them. */
  readonly questionTerms: readonly (Term & { readonly found: boolean })[];
  readonly chunks: readonly ChunkTrace[];
  readonly ties: readonly Tie[];
}

/**
 * Explains one question. `chunks` limits which are explained (a document has hundreds); without it
 * all of them are.
 */
export function trace(
  prepared: PreparedCorpus,
  question: Question,
  settings: PipelineSettings,
  scope?: Scope,
  chunks: readonly number[] = Array.from({ length: prepared.table.count }, (_, chunk) => chunk),
): Trace {
  const retrieval = retrieve(prepared, question, settings, scope);
  const ranks = new Map<number, number>();
  retrieval.supply.ranking.forEach((chunk, place) => ranks.set(chunk, place + 1));
  const anchors = new Set(retrieval.supply.anchors);
  const supplied = new Set(retrieval.supplied);
  const placed = termReader(settings, prepared.language)(question.text);
  const wanted = new Set(placed.map(({ term }) => term));
  const explained = chunks.map((chunk): ChunkTrace => {
    const { documents, documentOf, start } = prepared.table;
    const placesOf = termReader(settings, documents[documentOf[chunk]!]!.language);
    return {
      chunk,
      rank: ranks.get(chunk) ?? null,
      score: retrieval.scores[chunk]!,
      arithmetic: arithmetic(prepared, question, settings, scope, chunk),
      matches: placesOf(chunkText(prepared.table, chunk))
        .filter(({ term }) => wanted.has(term))
        .map((match) => shifted(match, start[chunk]!)),
      role: anchors.has(chunk) ? 'anchor' : supplied.has(chunk) ? 'neighbour' : 'withheld',
    };
  });
  const found = new Set(explained.flatMap(({ matches }) => matches.map(({ term }) => term)));
  return {
    ...retrieval,
    questionTerms: placed.map((term) => ({ ...term, found: found.has(term.term) })),
    chunks: explained,
    ties: ties(explained),
  };
}

function termReader(settings: PipelineSettings, language: Language): (text: string) => Term[] {
  const scorer = scorerNamed(settings.scorer);
  return (text) => scorer.places(text, language);
}

function shifted(term: Term, by: number): Term {
  return { term: term.term, start: term.start + by, end: term.end + by };
}

function arithmetic(
  prepared: PreparedCorpus,
  question: Question,
  settings: PipelineSettings,
  scope: Scope,
  chunk: number,
): ScoreArithmetic {
  if (settings.scorer === 'lexical-1.0') {
    const { matched, terms } = lexicalScore(
      question.termsUnder(lexicalScorer),
      prepared.chunkTerms(lexicalScorer, chunk),
    );
    return { kind: 'lexical-1.0', matched, terms };
  }
  const { rules } = scorerNamed(settings.scorer);
  const { length, meanLength, terms } = explainBm25(
    prepared.under(rules).indexes.terms,
    question.under(rules).terms,
    chunk,
    scope,
  );
  return { kind: 'bm25-1', length, meanLength, contributions: terms };
}

/** Ties between chunks that follow each other in the ranking. */
function ties(chunks: readonly ChunkTrace[]): Tie[] {
  const ranked = chunks.filter((chunk) => chunk.rank !== null).sort((a, b) => a.rank! - b.rank!);
  const found: Tie[] = [];
  for (let place = 1; place < ranked.length; place += 1) {
    const before = ranked[place - 1]!;
    const after = ranked[place]!;
    if (after.rank !== before.rank! + 1) continue;
    if (before.score === after.score) {
      found.push({ before: before.chunk, after: after.chunk, decidedBy: 'source-order' });
    } else if (isEqualByHand(before.arithmetic, after.arithmetic)) {
      found.push({ before: before.chunk, after: after.chunk, decidedBy: 'rounding' });
    }
  }
  return found;
}

/** m / √n = m' / √n' exactly when m² n' = m'² n: 1/√2 and 3/√18, which differ in the last bit. */
function isEqualByHand(a: ScoreArithmetic, b: ScoreArithmetic): boolean {
  if (a.kind !== 'lexical-1.0' || b.kind !== 'lexical-1.0') return false;
  const left = a.matched.length ** 2 * Math.max(1, b.terms);
  const right = b.matched.length ** 2 * Math.max(1, a.terms);
  return left === right;
}
