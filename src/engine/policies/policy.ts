import type { RankedArithmetic } from '../parts/arithmetic';
import type { Parameters, Part, Values } from '../parts/part';
import type { Preparation, Prepared, QuestionWords } from '../parts/prepared';
import type { ChunkTable } from '../retrieval/chunk-table';
import type { Scope } from '../retrieval/scope';
import type { Selection } from './selection';
import type { Supply } from './supply';

/** Cosines for one question in one vector space. */
export interface Similarity {
  cosineQuestion(chunk: number): number;
  cosineChunks(a: number, b: number): number;
}

/** One question put to a prepared corpus: what every policy may look at, each made when first read. */
export interface PolicyContext {
  readonly prepared: Prepared;
  readonly question: QuestionWords;
  readonly scope: Scope;
  readonly chunks: ChunkTable;
  /** The scorer's score of every chunk; 0 out of scope. */
  readonly scores: Float64Array;
  /** The chunks that may be anchors, best first: see `rankChunks`. */
  readonly ranking: Uint32Array;
  /** In the space that the settings choose. */
  readonly similarity: Similarity;
  /** In the space of this id. */
  similarityIn(space: string): Similarity;
}

/** Tells for each setting what it supplies, from work that settings share. */
export interface Chooser<V extends Values = Values> {
  /** Calls `take` with every chunk supplied, perhaps more than once. */
  choose(values: V, take: (chunk: number) => void): void;
}

/** The settings of a policy that a sweep measures. */
export interface Sweep<P extends Parameters = Parameters> {
  /** The values of each parameter; a sweep takes every combination, the first one outermost. */
  readonly grid: { readonly [Name in keyof P]: readonly number[] };
  chooser(context: PolicyContext): Chooser<Values<P>>;
}

/** A setting of a policy that stands in every comparison, by the id of the command line. */
export interface Variant<P extends Parameters = Parameters> {
  readonly id: string;
  readonly values?: Partial<Values<P>>;
  /** Where its cosines are measured, where that is not the space a policy starts with. */
  readonly space?: string;
}

/** Where a policy measures cosines: nowhere, where the settings say, or always in the same space. */
export type SpaceUse = null | { readonly preset: string } | { readonly always: string };

/** A supply policy: which chunks a model receives. */
export interface Policy<Id extends string = string, P extends Parameters = Parameters> extends Part<
  Id,
  P
> {
  /** Devised in this project: its figures are rounded against it. */
  readonly isOurs: boolean;
  /** What it reads of a prepared corpus beside the table and the indexes. */
  readonly needs: readonly Preparation<unknown>[];
  readonly space: SpaceUse;
  /** Below this many chunks it is not offered. */
  readonly fewestChunks: number;
  run(context: PolicyContext, values: Values<P>): Supply;
  /** How many of the best chunks it supplies, where it looks at nothing else. */
  best?(values: Values<P>): number;
  /** How the scores it ranks by are made, where they are its own; `anchors` are the scorer's. */
  explain?(context: PolicyContext, values: Values<P>, anchors: RankedArithmetic): RankedArithmetic;
  /** What it compared to come to this supply. */
  select(context: PolicyContext, values: Values<P>, supply: Supply): Selection;
  readonly sweep: Sweep<P> | null;
  readonly variants: readonly Variant<P>[];
  /** Pairs of variants compared in every evaluation, beside the default against every other. */
  readonly pairs: readonly (readonly [a: string, b: string])[];
}

/** The same, its parameters read from the descriptor. */
export function definePolicy<const Id extends string, P extends Parameters>(
  policy: Policy<Id, P>,
): Policy<Id, P> {
  return policy;
}

/** The space in which a policy measures its cosines; null where it measures none. */
export function spaceOf({ space }: Pick<Policy, 'space'>, chosen?: string): string | null {
  if (space === null) return null;
  return 'always' in space ? space.always : (chosen ?? space.preset);
}
