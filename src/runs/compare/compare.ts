import { DEFAULT_VARIANT } from '../../engine/evaluation/catalogue';
import { pairedDifferences, type DifferenceRow } from '../../engine/evaluation/differences';
import type { Progress } from '../../engine/evaluation/evaluate';
import type { PairedDifference } from '../../engine/statistics/paired';
import { integrityOf } from '../make-run';
import type { RunRecord } from '../../engine/records/run-record';
import { comparability, cutting, type Obstacle } from './comparable';
import { measuredRun, type Measured, type QuestionPart } from './measured';
import { questionRows, type QuestionRow, type Side } from './rows';
import { whatDiffers, type WhatDiffers } from './what-differs';

/** A run that is compared, by what it is cited by. */
export interface ComparedRun {
  readonly id: string;
  readonly name: string;
  readonly lab: string;
  readonly kind: string | null;
  readonly createdAt: string;
  readonly app: string;
  readonly corpus: { readonly title: string; readonly digest: string };
  readonly reproduction: string;
  readonly integrity: string;
  /** False where the record does not have the digest it claims. */
  readonly intact: boolean;
  /** What it can be compared by: policies, or the two sides; empty where it has no such figures. */
  readonly variants: readonly string[];
}

/** Differences of one class of questions in one corpus: second minus first. */
export interface Figures extends Pick<DifferenceRow, 'corpus' | 'n' | 'recall' | 'chunks'> {
  readonly class: QuestionPart | 'all';
}

/** The variant of each lab that is compared unless somebody chooses. */
const USUAL = new Set<string>([DEFAULT_VARIANT, 'guarded']);

/** Two sides against each other. */
export interface PairComparison {
  readonly first: Side;
  readonly second: Side;
  /** Why they are not comparable; empty where they are. */
  readonly obstacles: readonly Obstacle[];
  /** Questions both have. */
  readonly shared: number;
  /**
   * Second minus first; null where there are obstacles and the shared questions were not asked for,
   * or there is no shared question.
   */
  readonly result: {
    readonly figures: readonly Figures[];
    readonly wins: number;
    readonly losses: number;
    readonly ties: number;
    readonly rows: readonly QuestionRow[];
  } | null;
}

export interface Comparison {
  readonly schema: 'comparison/1';
  readonly runs: readonly ComparedRun[];
  readonly differs: WhatDiffers;
  readonly pairs: readonly PairComparison[];
}

export interface CompareOptions {
  /** What to hold against what; by default what `standardSides` says. */
  readonly sides?: readonly (readonly [first: Side, second: Side])[];
  /** Compare the shared questions of runs that are not comparable as they are. */
  readonly sharedOnly?: boolean;
}

/** The variants that two runs are compared by unless somebody chooses: of the first, of the second. */
function standardVariants(first: Measured, second: Measured): (readonly [string, string])[] {
  const [ours, theirs] = [first, second].map(({ variants }) => variants.map(({ id }) => id));
  const both = ours!.filter((id) => theirs!.includes(id));
  if (first.kind === 'order' && second.kind === 'order') return both.map((id) => [id, id]);
  const usual = both.find((id) => USUAL.has(id)) ?? both[0];
  const [one = ours![0], other = theirs![0]] = [usual, usual];
  return one === undefined || other === undefined ? [] : [[one, other]];
}

/**
 * The first run against each other one: each side of an Order run, the default policy of an
 * evaluation, the guarded system of an Abstention run (or the first that both have). Runs without
 * such figures have no side.
 */
function standardSides(measured: readonly (Measured | null)[]): (readonly [Side, Side])[] {
  const [first] = measured;
  if (!first) return [];
  return measured.flatMap((second, run) =>
    run === 0 || !second
      ? []
      : standardVariants(first, second).map(
          ([one, other]) =>
            [
              { run: 0, variant: one },
              { run, variant: other },
            ] as const,
        ),
  );
}

/**
 * An interval without width and a p from one question say nothing, and are left out: the reason
 * stands in their place. A constant difference other than 0 keeps its p.
 */
function withoutNonsense(difference: PairedDifference): PairedDifference {
  const { reason, mean } = difference;
  if (reason !== 'one-question' && reason !== 'no-variation') return difference;
  const keepsP = reason === 'no-variation' && mean !== 0;
  return { ...difference, low: null, high: null, p: keepsP ? difference.p : null };
}

/** The differences of some rows, through the statistics of the engine. */
function* differencesOf(
  first: Measured,
  shared: readonly (readonly [first: number, second: number])[],
  rows: readonly QuestionRow[],
): Generator<Progress, Figures[], void> {
  const outcomes = (side: 'first' | 'second') =>
    rows.map((row) => ({ recall: row[side].recall, supplied: { length: row[side].chunks } }));
  const differences = yield* pairedDifferences(
    {
      corpora: first.corpora.map((id) => ({ id })),
      variants: [{ id: 'first' }, { id: 'second' }],
      questions: shared.map(([place], row) => {
        const { corpus, stratum } = first.questions[place]!;
        return { corpus, question: { class: classOf(rows[row]!), stratum } };
      }),
      outcomes: [outcomes('first'), outcomes('second')],
    },
    // The engine subtracts the second of a pair from the first.
    [['second', 'first']],
  );
  return differences
    .filter(({ n }) => n > 0)
    .map(({ class: kind, corpus, n, recall, chunks }) => ({
      class: kind,
      corpus,
      n,
      recall: withoutNonsense(recall),
      chunks: withoutNonsense(chunks),
    }));
}

function classOf({ class: part }: QuestionRow) {
  return part === 'answerable' || part === 'unanswerable' ? null : part;
}

/** All questions and their classes; of an Abstention run those with an answer and those without. */
function* figuresOf(
  first: Measured,
  shared: readonly (readonly [first: number, second: number])[],
  rows: readonly QuestionRow[],
): Generator<Progress, Figures[], void> {
  const figures = yield* differencesOf(first, shared, rows);
  for (const part of ['answerable', 'unanswerable'] as const) {
    const places = [...rows.keys()].filter((place) => rows[place]!.class === part);
    if (places.length === 0) continue;
    const own = yield* differencesOf(
      first,
      places.map((place) => shared[place]!),
      places.map((place) => rows[place]!),
    );
    figures.push(...own.map((each): Figures => ({ ...each, class: part })));
  }
  return figures;
}

function* comparePair(
  runs: readonly RunRecord[],
  measured: readonly (Measured | null)[],
  [first, second]: readonly [Side, Side],
  sharedOnly: boolean,
): Generator<Progress, PairComparison, void> {
  const [a, b] = [first, second].map((side) => {
    const own = measured[side.run];
    const variant = own?.variants.find(({ id }) => id === side.variant);
    return own && { run: runs[side.run]!, measured: own, variant };
  });
  if (!a || !b) throw new RangeError('a run without figures has no side');
  const { obstacles, shared } = comparability(a, b);
  const refused = (obstacles.length > 0 && !sharedOnly) || shared.length === 0;
  if (refused) return { first, second, obstacles, shared: shared.length, result: null };
  if (!a.variant || !b.variant) throw new RangeError('a run has no such variant');
  const sameChunks =
    cutting(a.run) === cutting(b.run) && !obstacles.some(({ code }) => code === 'cutting');
  const rows = questionRows(
    { measured: a.measured, decisions: a.variant.decisions },
    { measured: b.measured, decisions: b.variant.decisions },
    shared,
    sameChunks,
  );
  const figures = yield* figuresOf(a.measured, shared, rows);
  const counted = (outcome: QuestionRow['outcome']) =>
    rows.filter((row) => row.outcome === outcome).length;
  const [wins, losses, ties] = [counted('win'), counted('loss'), counted('tie')];
  const result = { figures, wins, losses, ties, rows };
  return { first, second, obstacles, shared: shared.length, result };
}

/**
 * Compares runs: what they were made with, whether they measure the same thing, and where they do,
 * second minus first: paired differences with interval and effect size through the engine's
 * statistics, wins, losses and ties by recall, and every question. Yields after each short step.
 * Throws a RangeError for a side that no run has.
 */
export function* compareRuns(
  runs: readonly RunRecord[],
  { sides, sharedOnly = false }: CompareOptions = {},
): Generator<Progress, Comparison, void> {
  const measured = runs.map((run) => {
    const read = measuredRun(run);
    return read.ok ? read.value : null;
  });
  const pairs: PairComparison[] = [];
  for (const pair of sides ?? standardSides(measured)) {
    pairs.push(yield* comparePair(runs, measured, pair, sharedOnly));
  }
  return {
    schema: 'comparison/1',
    runs: runs.map((run, place) => ({
      id: run.id,
      name: run.name,
      lab: run.lab,
      kind: run.kind ?? null,
      createdAt: run.createdAt,
      app: run.versions.app,
      corpus: { title: run.corpus.title, digest: run.corpus.digest },
      reproduction: run.reproduction,
      integrity: run.integrity,
      intact: integrityOf(run) === run.integrity,
      variants: measured[place]?.variants.map(({ id }) => id) ?? [],
    })),
    differs: whatDiffers(runs),
    pairs,
  };
}
