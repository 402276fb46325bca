import type { Decision, Measured, Passage, QuestionPart } from './measured';

/** One variant of one of the runs that are compared, by its place among them. */
export interface Side {
  readonly run: number;
  readonly variant: string;
}

/** One question as both sides answered it. */
export interface QuestionRow {
  readonly corpus: string;
  readonly id: string;
  /** Null where the two cuttings make it another class, or there is none. */
  readonly class: QuestionPart | null;
  readonly first: Decision;
  readonly second: Decision;
  /** Second minus first. */
  readonly recall: number;
  readonly chunks: number;
  /** By recall, for the second side. */
  readonly outcome: 'win' | 'loss' | 'tie';
  /** What was needed and supplied on one side only; null where the cuttings name other chunks. */
  readonly gained: readonly Passage[] | null;
  readonly lost: readonly Passage[] | null;
  /** Another order, other passages, another outcome or another recall. */
  readonly changed: boolean;
}

/** Recalls closer than this differ by rounding alone. */
const ROUNDING = 1e-12;

function without(these: readonly Passage[], those: readonly Passage[]): Passage[] {
  const known = new Set(those);
  return these.filter((each) => !known.has(each));
}

function sameSet(a: readonly Passage[], b: readonly Passage[]): boolean {
  return without(a, b).length === 0 && without(b, a).length === 0;
}

/**
 * The rows of a comparison: for each pair of positions, the decisions of two variants. `sameChunks`
 * says that a number names the same chunk on both sides.
 */
export function questionRows(
  first: { readonly measured: Measured; readonly decisions: readonly Decision[] },
  second: { readonly measured: Measured; readonly decisions: readonly Decision[] },
  shared: readonly (readonly [first: number, second: number])[],
  sameChunks: boolean,
): QuestionRow[] {
  return shared.map(([one, other]) => {
    const question = first.measured.questions[one]!;
    const a = first.decisions[one]!;
    const b = second.decisions[other]!;
    const recall = b.recall - a.recall;
    const outcome = Math.abs(recall) <= ROUNDING ? 'tie' : recall > 0 ? 'win' : 'loss';
    return {
      corpus: first.measured.corpora[question.corpus]!,
      id: question.id,
      class: question.class === second.measured.questions[other]!.class ? question.class : null,
      first: a,
      second: b,
      recall: outcome === 'tie' ? 0 : recall,
      chunks: b.chunks - a.chunks,
      outcome,
      gained: sameChunks ? without(b.found, a.found) : null,
      lost: sameChunks ? without(a.found, b.found) : null,
      changed:
        outcome !== 'tie' ||
        !sameChunks ||
        a.handled?.outcome !== b.handled?.outcome ||
        a.order?.join('\n') !== b.order?.join('\n') ||
        !sameSet(a.supplied, b.supplied),
    };
  });
}
