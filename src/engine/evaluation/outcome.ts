import { supplied, type Supply } from '../policies/supply';
import type { ChunkTable } from '../retrieval/chunk-table';
import type { EvaluationQuestion } from './corpus';

/** Why a gold chunk was not supplied. */
export type MissReason =
  /** Nothing that was retrieved reaches it: no anchor near, or no term in it or carried to it. */
  | 'no-anchor-near'
  /** Another gold chunk was an anchor, and this one lies beyond the reach of the policy. */
  | 'not-adjacent'
  /** Looked at and found too weak. */
  | 'refused'
  /** Good enough, and beyond the most that is supplied. */
  | 'over-cap';

/** What a policy supplied for one question, measured. */
export interface QuestionOutcome {
  /** Each once, in source order. */
  readonly supplied: readonly number[];
  /** The same in the order the policy ranks them; those it does not rank come last. */
  readonly ranked: readonly number[];
  /** Gold chunks supplied / gold chunks. */
  readonly recall: number;
  /** Evidence characters supplied / characters supplied; 0 where nothing is supplied. */
  readonly characterPrecision: number;
  /** Evidence characters supplied / evidence characters. */
  readonly characterRecall: number;
  /** An estimate: see `CHARACTERS_A_TOKEN`. */
  readonly tokens: number;
  readonly missed: readonly { readonly chunk: number; readonly reason: MissReason }[];
}

/** Tokens are estimated, not counted: no tokenizer of a provider is at hand. Label them so. */
const CHARACTERS_A_TOKEN = 4;

function missReason(chunk: number, gold: ReadonlySet<number>, supply: Supply): MissReason {
  if (supply.refused.some((test) => test.chunk === chunk)) return 'refused';
  if (supply.overCap) {
    if (supply.overCap.includes(chunk)) return 'over-cap';
    return supply.ranking.includes(chunk) ? 'refused' : 'no-anchor-near';
  }
  return supply.anchors.some((anchor) => gold.has(anchor)) ? 'not-adjacent' : 'no-anchor-near';
}

/** Chunks that are supplied, best ranked first; those without a rank last, as they were given. */
function byRank(chunks: readonly number[], ranking: Uint32Array): number[] {
  const waiting = new Set(chunks);
  const ranked: number[] = [];
  for (let rank = 0; rank < ranking.length && waiting.size > 0; rank += 1) {
    if (waiting.delete(ranking[rank]!)) ranked.push(ranking[rank]!);
  }
  return [...ranked, ...waiting];
}

export function measureSupply(
  table: ChunkTable,
  question: Pick<EvaluationQuestion, 'gold' | 'evidence'>,
  supply: Supply,
): QuestionOutcome {
  const chunks = supplied(supply);
  const given = new Set(chunks);
  const gold = new Set(question.gold);
  const missed = question.gold
    .filter((chunk) => !given.has(chunk))
    .map((chunk) => ({ chunk, reason: missReason(chunk, gold, supply) }));
  let characters = 0;
  let evidence = 0;
  for (const chunk of chunks) {
    characters += table.end[chunk]! - table.start[chunk]!;
    evidence += question.evidence.byChunk.get(chunk) ?? 0;
  }
  return {
    supplied: chunks,
    ranked: byRank(chunks, supply.ranking),
    recall: (gold.size - missed.length) / gold.size,
    characterPrecision: characters === 0 ? 0 : evidence / characters,
    characterRecall: evidence / question.evidence.total,
    tokens: characters / CHARACTERS_A_TOKEN,
    missed,
  };
}
