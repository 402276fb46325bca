import { createGenerator, type Generator as Draws } from './generator';

/** Questions that are drawn among themselves: those of one corpus, or of one document of it. */
export interface Stratum {
  /** Seeds the draws together with the seed of the run: the same whatever else is compared. */
  readonly name: string;
  /** Number of the corpus. */
  readonly group: number;
  readonly questions: number;
  /** One row a question, one column a comparison: the differences a - b. */
  readonly differences: Float64Array;
}

/** Means of one column over one corpus, over all questions, or over the means of the corpora. */
export interface ResampledMean {
  readonly observed: number;
  /** One mean a resample, in the order drawn. */
  readonly means: Float64Array;
  /** Sign flips whose mean is at least as far from 0 as the observed one. */
  readonly asExtreme: number;
}

/** What is resampled and how often. */
export interface ResamplingPlan {
  readonly strata: readonly Stratum[];
  /** Corpora; one without questions has no means. */
  readonly groups: number;
  readonly columns: number;
  readonly resamples: number;
  readonly seed: string;
}

/** By target, then by column. Targets: each corpus, then `pooled`, then `macro`. */
export type Resampled = readonly (readonly ResampledMean[])[];

/** Resamples between two yields: short enough to answer a cancellation at once. */
const RESAMPLES_A_STEP = 50;
/** Two arrangements whose means differ by less than rounding are equally extreme. */
const ROUNDING = 1e-12;

/** Adds the rows that `rowOf` names, one a question, to the sums of each corpus. */
function addRows(
  plan: ResamplingPlan,
  sums: readonly Float64Array[],
  draws: readonly Draws[],
  add: (sum: Float64Array, stratum: Stratum, draw: Draws, row: number) => void,
): void {
  for (const sum of sums) sum.fill(0);
  plan.strata.forEach((stratum, position) => {
    const sum = sums[stratum.group]!;
    const draw = draws[position]!;
    for (let row = 0; row < stratum.questions; row += 1) add(sum, stratum, draw, row);
  });
}

function addRow(sum: Float64Array, { differences }: Stratum, row: number): void {
  const from = row * sum.length;
  for (let column = 0; column < sum.length; column += 1)
    sum[column]! += differences[from + column]!;
}

function subtractRow(sum: Float64Array, { differences }: Stratum, row: number): void {
  const from = row * sum.length;
  for (let column = 0; column < sum.length; column += 1)
    sum[column]! -= differences[from + column]!;
}

/** Calls `visit` with the mean of every column for every target that has questions. */
function visitMeans(
  sums: readonly Float64Array[],
  sizes: readonly number[],
  visit: (target: number, column: number, mean: number) => void,
): void {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const present = sizes.filter((size) => size > 0).length;
  if (total === 0) return;
  for (let column = 0; column < sums[0]!.length; column += 1) {
    let pooled = 0;
    let macro = 0;
    for (let group = 0; group < sizes.length; group += 1) {
      const size = sizes[group]!;
      if (size === 0) continue;
      const sum = sums[group]![column]!;
      visit(group, column, sum / size);
      pooled += sum;
      macro += sum / size;
    }
    visit(sizes.length, column, pooled / total);
    visit(sizes.length + 1, column, macro / present);
  }
}

/**
 * Paired resampling: in each stratum as many questions as it has are drawn with replacement, the
 * draws shared by all columns; then, apart, the sign of each question's differences is flipped at
 * random, likewise shared. Yields how many of the `2 · resamples` rounds are done; what it returns
 * depends on the plan alone.
 */
export function* resample(plan: ResamplingPlan): Generator<number, Resampled, void> {
  const { strata, groups, columns, resamples, seed } = plan;
  const sizes = new Array<number>(groups).fill(0);
  for (const { group, questions } of strata) sizes[group]! += questions;
  const sums = sizes.map(() => new Float64Array(columns));
  const result = Array.from({ length: groups + 2 }, () =>
    Array.from({ length: columns }, () => ({
      observed: 0,
      means: new Float64Array(resamples),
      asExtreme: 0,
    })),
  );
  const draws = (use: string) =>
    strata.map(({ name }) => createGenerator(`${seed}/${use}/${name}`));

  addRows(plan, sums, draws('observed'), (sum, stratum, _, row) => addRow(sum, stratum, row));
  visitMeans(sums, sizes, (target, column, mean) => {
    result[target]![column]!.observed = mean;
  });

  const bootstrap = draws('bootstrap');
  for (let round = 0; round < resamples; round += 1) {
    addRows(plan, sums, bootstrap, (sum, stratum, draw) =>
      addRow(sum, stratum, draw.below(stratum.questions)),
    );
    visitMeans(sums, sizes, (target, column, mean) => {
      result[target]![column]!.means[round] = mean;
    });
    if (round % RESAMPLES_A_STEP === 0) yield round;
  }

  const signs = draws('signs');
  for (let round = 0; round < resamples; round += 1) {
    addRows(plan, sums, signs, (sum, stratum, draw, row) =>
      draw.bits() < 0 ? subtractRow(sum, stratum, row) : addRow(sum, stratum, row),
    );
    visitMeans(sums, sizes, (target, column, mean) => {
      const figure = result[target]![column]!;
      if (Math.abs(mean) >= Math.abs(figure.observed) - ROUNDING) figure.asExtreme += 1;
    });
    if (round % RESAMPLES_A_STEP === 0) yield resamples + round;
  }
  return result;
}
