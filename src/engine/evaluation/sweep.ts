import { POLICIES } from '../policies';
import type { Chooser, Policy, PolicyContext } from '../policies/policy';
import { DOCUMENT_SCORER } from '../scorers';
import type { SpaceName } from '../settings';
import type { EvaluationCorpus, EvaluationQuestion } from './corpus';
import type { Progress } from './evaluate';
import type { QuestionClass } from './gold';
import { questionContexts } from '../question-context';
import { sweepSettings, type SweepSetting } from './sweep-grid';
import { CLASSES } from './table';

/** Recall and chunks of one setting, for each class and corpus. */
export interface SweepPoint extends SweepSetting {
  readonly means: readonly SweepMean[];
}

/** Means over the questions of a class in one corpus, or pooled over all; null without questions. */
export interface SweepMean {
  readonly class: QuestionClass | 'all';
  /** Number in the list of corpora, or `pooled`. */
  readonly corpus: number | 'pooled';
  readonly n: number;
  readonly recall: number | null;
  readonly chunks: number | null;
}

/** For each policy of the sweep, what a setting supplies, from work that settings share. */
function choosers(context: PolicyContext): ReadonlyMap<string, Chooser> {
  return new Map(
    POLICIES.flatMap(({ id, sweep: swept }: Policy) =>
      swept ? [[id, swept.chooser(context)] as const] : [],
    ),
  );
}

/** Running sums, one row a class and corpus. */
class Tally {
  readonly #corpora: number;
  readonly #n: Uint32Array;
  readonly #recall: Float64Array[];
  readonly #chunks: Float64Array[];

  constructor(settings: number, corpora: number) {
    this.#corpora = corpora;
    this.#n = new Uint32Array(CLASSES.length * corpora);
    const cells = () => Array.from({ length: settings }, () => new Float64Array(this.#n.length));
    this.#recall = cells();
    this.#chunks = cells();
  }

  #cells(corpus: number, questionClass: QuestionClass): [number, number] {
    return [corpus, CLASSES.indexOf(questionClass) * this.#corpora + corpus];
  }

  countQuestion(corpus: number, questionClass: QuestionClass): void {
    for (const cell of this.#cells(corpus, questionClass)) this.#n[cell]! += 1;
  }

  add(setting: number, corpus: number, of: QuestionClass, recall: number, chunks: number): void {
    for (const cell of this.#cells(corpus, of)) {
      this.#recall[setting]![cell]! += recall;
      this.#chunks[setting]![cell]! += chunks;
    }
  }

  means(setting: number): SweepMean[] {
    return CLASSES.flatMap((questionClass, row) => {
      const cells = Array.from({ length: this.#corpora }, (_, c) => row * this.#corpora + c);
      return [...cells.map((cell) => [cell]), cells].map((group, place): SweepMean => {
        const sum = (column: ArrayLike<number>) =>
          group.reduce((total, cell) => total + column[cell]!, 0);
        const n = sum(this.#n);
        return {
          class: questionClass,
          corpus: place < this.#corpora ? place : 'pooled',
          n,
          recall: n === 0 ? null : sum(this.#recall[setting]!) / n,
          chunks: n === 0 ? null : sum(this.#chunks[setting]!) / n,
        };
      });
    });
  }
}

/** Adds what every setting finds of one question. */
function sweepQuestion(
  context: PolicyContext,
  question: EvaluationQuestion,
  settings: readonly SweepSetting[],
  add: (setting: number, recall: number, chunks: number) => void,
): void {
  const chooserOf = choosers(context);
  const gold = new Set(question.gold);
  // The setting that took a chunk last, counted from 1: a set that need not be emptied.
  const takenBy = new Uint32Array(context.chunks.count);
  settings.forEach((setting, number) => {
    let found = 0;
    let chunks = 0;
    chooserOf.get(setting.policy)!.choose(setting.settings, (chunk) => {
      if (takenBy[chunk] === number + 1) return;
      takenBy[chunk] = number + 1;
      chunks += 1;
      if (gold.has(chunk)) found += 1;
    });
    add(number, found / question.gold.length, chunks);
  });
}

/**
 * Measures the whole grid on every question. Scores, rankings and cosines are computed once a
 * question; a setting only compares. Yields its progress in questions.
 */
export function* sweep(
  corpora: readonly EvaluationCorpus[],
  space: SpaceName,
): Generator<Progress, SweepPoint[], void> {
  const settings = sweepSettings(space);
  const tally = new Tally(settings.length, corpora.length);
  const total = corpora.reduce((sum, { questions }) => sum + questions.length, 0);
  let done = 0;
  for (const [number, { prepared, questions }] of corpora.entries()) {
    for (const question of questions) {
      const context = questionContexts(prepared, question, DOCUMENT_SCORER)(space);
      tally.countQuestion(number, question.class);
      sweepQuestion(context, question, settings, (setting, recall, chunks) =>
        tally.add(setting, number, question.class, recall, chunks),
      );
      done += 1;
      yield { done, total };
    }
  }
  return settings.map((setting, number) => ({ ...setting, means: tally.means(number) }));
}
