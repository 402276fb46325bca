import { RULES } from '../policies/rules';
import type { Supply } from '../policies/supply';
import type { PreparedCorpus } from '../prepare';
import type { PolicyVariant } from './catalogue';
import type { EvaluationCorpus, EvaluationQuestion } from './corpus';
import { measureSupply, type QuestionOutcome } from './outcome';
import { questionContexts } from '../question-context';

/** Work done of work to do, in units of the step that reports it. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Every question of every corpus, answered by every policy. */
export interface Evaluation {
  readonly corpora: readonly EvaluationCorpus[];
  readonly variants: readonly PolicyVariant[];
  /** All questions, corpus after corpus; `corpus` is a number in `corpora`. */
  readonly questions: readonly { readonly corpus: number; readonly question: EvaluationQuestion }[];
  /** By variant, then by question, in the order of the two lists above. */
  readonly outcomes: readonly (readonly QuestionOutcome[])[];
}

/** Makes what the variants need of a corpus, a part at a time, so that no step is long. */
function* prepareParts(
  prepared: PreparedCorpus,
  variants: readonly PolicyVariant[],
  progress: Progress,
): Generator<Progress, void, void> {
  const used = new Set(variants.map(({ policy }) => policy));
  void prepared.indexes;
  yield progress;
  if (used.has('rerank')) void prepared.tokens;
  if (used.has('parent')) void prepared.parents;
  if (used.has('carried-bm25') || used.has('carried-latent')) void prepared.carriedLength;
  yield progress;
  for (const { space } of variants) {
    if (space === null) continue;
    prepared.space(space);
    yield progress;
  }
}

/** What one policy supplies for one question, and why: the evaluation's own step, to look into. */
export function supplyFor(
  prepared: PreparedCorpus,
  question: EvaluationQuestion,
  variant: PolicyVariant,
): Supply {
  const context = questionContexts(prepared, question)(variant.space ?? 'tf-idf');
  return RULES[variant.policy](context, variant.settings);
}

/**
 * Answers every question with every policy. Yields its progress (in questions) after each step of a
 * few milliseconds, so that a worker can report it, and stop.
 */
export function* evaluate(
  corpora: readonly EvaluationCorpus[],
  variants: readonly PolicyVariant[],
): Generator<Progress, Evaluation, void> {
  const questions: { corpus: number; question: EvaluationQuestion }[] = [];
  const outcomes = variants.map((): QuestionOutcome[] => []);
  const total = corpora.reduce((sum, corpus) => sum + corpus.questions.length, 0);
  for (const [number, corpus] of corpora.entries()) {
    if (corpus.questions.length === 0) continue;
    yield* prepareParts(corpus.prepared, variants, { done: questions.length, total });
    for (const question of corpus.questions) {
      const contextIn = questionContexts(corpus.prepared, question);
      variants.forEach(({ policy, space, settings }, variant) => {
        const supply = RULES[policy](contextIn(space ?? 'tf-idf'), settings);
        outcomes[variant]!.push(measureSupply(corpus.prepared.table, question, supply));
      });
      questions.push({ corpus: number, question });
      yield { done: questions.length, total };
    }
  }
  return { corpora, variants, questions, outcomes };
}
