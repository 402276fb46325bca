import { pairedDifference, RESAMPLES, STATISTICS_SEED } from '../statistics/paired';
import type { PairedDifference } from '../statistics/paired';
import { resample, type Stratum } from '../statistics/resampling';
import { DEFAULT_VARIANT, FURTHER_PAIRS } from './catalogue';
import type { Progress } from './evaluate';
import type { QuestionClass } from './gold';
import { CLASSES, MACRO, POOLED } from './table';

export type Pair = readonly [a: string, b: string];

/**
 * What paired differences need of an evaluation, or of two that share their questions. A question
 * without a class counts among all questions only.
 */
export interface PairedOutcomes {
  readonly corpora: readonly { readonly id: string }[];
  readonly variants: readonly { readonly id: string }[];
  readonly questions: readonly {
    readonly corpus: number;
    readonly question: { readonly class: QuestionClass | null; readonly stratum: string };
  }[];
  /** By variant, then by question. */
  readonly outcomes: readonly (readonly {
    readonly recall: number;
    readonly supplied: { readonly length: number };
  }[])[];
}

/** Policy a minus policy b on the same questions. */
export interface DifferenceRow {
  readonly a: string;
  readonly b: string;
  readonly class: QuestionClass | 'all';
  /** A corpus id, `pooled` or `macro`. */
  readonly corpus: string;
  readonly n: number;
  readonly recall: PairedDifference;
  readonly chunks: PairedDifference;
}

/**
 * The comparisons of every evaluation, of the policies it has: the default against every other,
 * SCAR against the window it would replace, and against itself without its penalty.
 */
export function standardPairs(policies: readonly string[]): Pair[] {
  const withDefault = policies.includes(DEFAULT_VARIANT)
    ? policies
        .filter((policy) => policy !== DEFAULT_VARIANT)
        .map((policy): Pair => [DEFAULT_VARIANT, policy])
    : [];
  const further = FURTHER_PAIRS.filter((pair) => pair.every((id) => policies.includes(id)));
  return [...withDefault, ...further];
}

/** Positions in `evaluation.questions` of one class, by the stratum they are resampled in. */
function strataOf(evaluation: PairedOutcomes, questionClass: QuestionClass | 'all') {
  const strata = new Map<string, { group: number; positions: number[] }>();
  evaluation.questions.forEach(({ corpus, question }, position) => {
    if (questionClass !== 'all' && question.class !== questionClass) return;
    const stratum = strata.get(question.stratum);
    if (stratum) stratum.positions.push(position);
    else strata.set(question.stratum, { group: corpus, positions: [position] });
  });
  return strata;
}

/** One row a question: for each pair the difference of recall, then of chunks. */
function differenceRows(
  evaluation: PairedOutcomes,
  pairs: readonly (readonly [a: number, b: number])[],
  positions: readonly number[],
): Float64Array {
  const rows = new Float64Array(positions.length * pairs.length * 2);
  let place = 0;
  for (const position of positions) {
    for (const [a, b] of pairs) {
      const first = evaluation.outcomes[a]![position]!;
      const second = evaluation.outcomes[b]![position]!;
      rows[place++] = first.recall - second.recall;
      rows[place++] = first.supplied.length - second.supplied.length;
    }
  }
  return rows;
}

/** Column `column` of the rows of some strata. */
function columnOf(strata: readonly Stratum[], column: number, columns: number): Float64Array {
  return Float64Array.from(
    strata.flatMap(({ questions, differences }) =>
      Array.from({ length: questions }, (_, row) => differences[row * columns + column]!),
    ),
  );
}

/**
 * Paired differences for every class, each corpus, pooled and macro. Questions are resampled within
 * their corpus, and within their document where they have a scope. Yields its progress.
 * Throws a RangeError for a policy that the evaluation does not have.
 */
export function* pairedDifferences(
  evaluation: PairedOutcomes,
  pairs: readonly Pair[],
  resamples = RESAMPLES,
  seed = STATISTICS_SEED,
): Generator<Progress, DifferenceRow[], void> {
  const rows: DifferenceRow[] = [];
  const total = CLASSES.length * 2 * resamples;
  const places = pairs.map((pair) => {
    const [a, b] = pair.map((id) => evaluation.variants.findIndex((each) => each.id === id));
    if (a === undefined || b === undefined || a < 0 || b < 0) throw new RangeError(pair.join());
    return [a, b] as const;
  });
  const columns = pairs.length * 2;
  const groups = evaluation.corpora.length;
  for (const [classNumber, questionClass] of CLASSES.entries()) {
    const strata = [...strataOf(evaluation, questionClass)].map(
      ([name, { group, positions }]): Stratum => ({
        name: `${questionClass}/${name}`,
        group,
        questions: positions.length,
        differences: differenceRows(evaluation, places, positions),
      }),
    );
    const steps = resample({ strata, groups, columns, resamples, seed });
    let step = steps.next();
    while (!step.done) {
      yield { done: classNumber * 2 * resamples + step.value, total };
      step = steps.next();
    }
    const resampled = step.value;
    const targets = [...evaluation.corpora.map(({ id }) => id), POOLED, MACRO];
    for (const [target, corpus] of targets.entries()) {
      const own = strata.filter(({ group }) => target >= groups || group === target);
      const n = own.reduce((sum, { questions }) => sum + questions, 0);
      const difference = (column: number) =>
        pairedDifference(
          resampled[target]![column]!,
          columnOf(own, column, columns),
          corpus === MACRO,
        );
      for (const [pair, [a, b]] of pairs.entries()) {
        const recall = difference(2 * pair);
        const chunks = difference(2 * pair + 1);
        rows.push({ a, b, class: questionClass, corpus, n, recall, chunks });
      }
      yield { done: (classNumber + 1) * 2 * resamples, total };
    }
  }
  return rows;
}
