import { valuesFor } from '../parts/part';
import type { RankedArithmetic, TraceTerm } from '../parts/arithmetic';
import { contextOf, retrieveIn, type Question, type Retrieval } from '../pipeline';
import { policyNamed } from '../policies';
import type { Selection } from '../policies/selection';
import type { PreparedCorpus } from '../prepare';
import { chunkText } from '../retrieval/chunk-table';
import type { Scope } from '../retrieval/scope';
import { scorerNamed } from '../scorers';
import type { PipelineSettings } from '../settings';
import type { Term } from '../text/words';
import { stagesOf, type TraceStage } from './stages';
import { tiesIn } from './ties';

/** What happened to one chunk, and why. */
export interface ChunkTrace {
  readonly chunk: number;
  /** Place in the ranking from 1; null where the chunk has none. */
  readonly rank: number | null;
  /** The score that ranks it: the policy's own, where it has one, else the scorer's. */
  readonly score: number;
  /** The part whose score that is. */
  readonly scoredBy: string;
  /** Evaluates to `score` over the symbols of `terms`: see `Arithmetic`. */
  readonly formula: string;
  readonly terms: readonly TraceTerm[];
  readonly supplied: boolean;
  /** Words of the chunk that match the question, with offsets into the chunk's document. */
  readonly matches: readonly Term[];
  /** An anchor, a neighbour added by the policy, or withheld. */
  readonly role: 'anchor' | 'neighbour' | 'withheld';
}

/** One question explained: the same retrieval as `retrieve`, with the numbers behind it. */
export interface Trace extends Retrieval {
  /** Terms of the question with their offsets, and whether any chunk explained holds them. */
  readonly questionTerms: readonly (Term & { readonly found: boolean })[];
  readonly chunks: readonly ChunkTrace[];
  /** The scores that rank, beside `supply.ranking`. */
  readonly rankedScores: readonly number[];
  /** Chunks that the scores of the ranking do not tell apart, best first: source order decided. */
  readonly ties: readonly (readonly number[])[];
  /** Chunks equal on paper that rounding put in order. */
  readonly tiesByHand: readonly (readonly number[])[];
  /** What was compared to select; null where a gate closed before. */
  readonly selection: Selection | null;
  readonly stages: readonly TraceStage[];
}

/**
 * Explains one question. `chosen` picks the chunks that are explained (a document has hundreds);
 * without it all of them are.
 */
export function trace(
  prepared: PreparedCorpus,
  question: Question,
  settings: PipelineSettings,
  scope?: Scope,
  chosen?: (retrieval: Retrieval) => readonly number[],
): Trace {
  const scorer = scorerNamed(settings.scorer);
  const policy = policyNamed(settings.policy);
  const context = contextOf(prepared, question, settings, scope);
  const retrieval = retrieveIn(context, question, settings);
  const values = valuesFor(policy, settings);
  const anchorScores = scorer.explain(prepared, question, scope, valuesFor(scorer, settings));
  const scores: RankedArithmetic = policy.explain?.(context, values, anchorScores) ?? anchorScores;
  const isClosed = retrieval.refusal !== null;
  const selection = isClosed ? null : policy.select(context, values, retrieval.supply);

  const rankedScores = Array.from(retrieval.supply.ranking, (chunk) => scores.scoreOf(chunk));
  const ranks = new Map<number, number>();
  retrieval.supply.ranking.forEach((chunk, place) => ranks.set(chunk, place + 1));
  const anchors = new Set(retrieval.supply.anchors);
  const supplied = new Set(retrieval.supplied);
  const placed = scorer.places(question.text, prepared.language);
  const wanted = new Set(placed.map(({ term }) => term));
  const chunks =
    chosen?.(retrieval) ?? Array.from({ length: prepared.table.count }, (_, chunk) => chunk);
  const explained = chunks.map((chunk): ChunkTrace => {
    const { documents, documentOf, start } = prepared.table;
    const { language } = documents[documentOf[chunk]!]!;
    return {
      chunk,
      rank: ranks.get(chunk) ?? null,
      score: scores.scoreOf(chunk),
      scoredBy: policy.explain ? policy.id : scorer.id,
      ...scores.explain(chunk),
      supplied: supplied.has(chunk),
      matches: scorer
        .places(chunkText(prepared.table, chunk), language)
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
    rankedScores,
    ...tiesIn(retrieval.supply.ranking, rankedScores, scores.onPaper),
    selection,
    stages: stagesOf(prepared, settings, retrieval, selection),
  };
}

function shifted(term: Term, by: number): Term {
  return { term: term.term, start: term.start + by, end: term.end + by };
}
