import type { SideTrace } from './side-trace';

/** A stretch of what a corpus is made of: of a document, or of a sentence of a case, by its id. */
interface Stretch {
  readonly source: string;
  readonly start: number;
  readonly end: number;
}

/** How the other side treats the text of a chunk, and the chunk itself where it has the same one. */
export interface ChunkDifference {
  /** Whether its text reaches the model on one side only, wholly or in part; null where both agree. */
  readonly reaches: 'here-only' | 'here-more' | 'there-only' | null;
  /** Its rank and score there, where they differ; null where it has no rank there. */
  readonly rank?: number | null;
  readonly score?: number;
}

export interface TraceDifferences {
  /** By chunk of the side, for the chunks shown; those that do not differ are left out. */
  readonly chunks: ReadonlyMap<number, ChunkDifference>;
  /**
   * What this side alone supplies, wholly or in part, in the order of the text: chunks by their
   * number from 1, the sentences of a case by their ids.
   */
  readonly onlyHere: readonly string[];
  readonly outcome: boolean;
  /** Places of the conditions, and of the simulated answers, that differ. */
  readonly conditions: ReadonlySet<number>;
  readonly answers: ReadonlySet<number>;
}

/** Scores are equal where they are to this many significant digits. */
const DIGITS = 12;

function stretches({ prepared, sentences }: SideTrace, chunk: number): Stretch[] {
  const { table } = prepared;
  if (sentences) {
    const own = sentences.filter((each) => each.chunk === chunk);
    return own.map(({ id }) => ({ source: id, start: 0, end: 1 }));
  }
  const document = table.documents[table.documentOf[chunk]!]!;
  return [{ source: document.id, start: table.start[chunk]!, end: table.end[chunk]! }];
}

function bySource(side: SideTrace): Map<string, Stretch[]> {
  const found = new Map<string, Stretch[]>();
  for (const chunk of side.trace.supplied) {
    for (const stretch of stretches(side, chunk)) {
      const own = found.get(stretch.source);
      if (own) own.push(stretch);
      else found.set(stretch.source, [stretch]);
    }
  }
  return found;
}

/** Characters of some stretches that are among others, which do not overlap. */
function shared(these: readonly Stretch[], those: ReadonlyMap<string, readonly Stretch[]>): number {
  let sum = 0;
  for (const { source, start, end } of these) {
    for (const other of those.get(source) ?? []) {
      sum += Math.max(0, Math.min(end, other.end) - Math.max(start, other.start));
    }
  }
  return sum;
}

function onlyHere(side: SideTrace, given: ReadonlyMap<string, readonly Stretch[]>): string[] {
  const { sentences, trace } = side;
  if (sentences) {
    const supplied = new Set(trace.supplied);
    return sentences
      .filter(({ id, chunk }) => supplied.has(chunk) && !given.has(id))
      .map(({ id }) => id);
  }
  return trace.supplied
    .filter((chunk) => {
      const own = stretches(side, chunk);
      return shared(own, given) < lengthOf(own);
    })
    .map((chunk) => String(chunk + 1));
}

const lengthOf = (these: readonly Stretch[]) =>
  these.reduce((sum, { start, end }) => sum + end - start, 0);

const nameOf = (these: readonly Stretch[]) =>
  JSON.stringify(these.map(({ source, start, end }) => [source, start, end]));

/** What of a side is not so on the other. Under another cutting chunks are told apart by their text. */
export function traceDifferences(side: SideTrace, other: SideTrace): TraceDifferences {
  const given = bySource(other);
  const supplied = new Set(side.trace.supplied);
  const theirs = new Map(
    other.trace.chunks.map((each) => [nameOf(stretches(other, each.chunk)), each]),
  );
  const chunks = new Map<number, ChunkDifference>();
  for (const { chunk, rank, score } of side.trace.chunks) {
    const own = stretches(side, chunk);
    const length = lengthOf(own);
    const both = shared(own, given);
    const reaches = supplied.has(chunk)
      ? both === 0
        ? 'here-only'
        : both < length
          ? 'here-more'
          : null
      : both > 0
        ? 'there-only'
        : null;
    const twin = theirs.get(nameOf(own));
    const isRanked = twin !== undefined && twin.rank !== rank;
    const isScored =
      twin !== undefined && twin.score.toPrecision(DIGITS) !== score.toPrecision(DIGITS);
    if (reaches === null && !isRanked && !isScored) continue;
    chunks.set(chunk, {
      reaches,
      ...(isRanked && { rank: twin.rank }),
      ...(isScored && { score: twin.score }),
    });
  }
  const differing = <T>(these: readonly T[], those: readonly T[]) =>
    new Set(
      these.flatMap((each, place) =>
        JSON.stringify(each) === JSON.stringify(those[place]) ? [] : [place],
      ),
    );
  return {
    chunks,
    onlyHere: onlyHere(side, given),
    outcome: side.outcome !== other.outcome || side.trace.outcome !== other.trace.outcome,
    conditions: differing(side.conditions ?? [], other.conditions ?? []),
    answers:
      side.answers.length > 0 && other.answers.length > 0
        ? differing(side.answers, other.answers)
        : new Set(),
  };
}
