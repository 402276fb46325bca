import { valuesFor } from '../parts/part';
import { policyNamed } from '../policies';
import type { Supply } from '../policies/supply';
import type { PreparedCorpus } from '../prepare';
import type { PolicyVariant } from './catalogue';
import type { EvaluationCorpus, EvaluationQuestion } from './corpus';
import { measureSupply, type QuestionOutcome } from './outcome';
import { questionContexts } from '../question-context';
import { DOCUMENT_SCORER } from '../scorers';
import type { Scorer } from '../scorers/scorer';
import { DEFAULT_SETTINGS } from '../settings';

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
  void prepared.indexes;
  yield progress;
  for (const { policy, space } of variants) {
    for (const need of policyNamed(policy).needs) prepared.get(need);
    if (space !== null) prepared.space(space);
    yield progress;
  }
}

function supplyIn(
  contextIn: ReturnType<typeof questionContexts>,
  { policy, space, settings }: PolicyVariant,
): Supply {
  const part = policyNamed(policy);
  return part.run(contextIn(space ?? DEFAULT_SETTINGS.space), valuesFor(part, settings));
}

/** What one policy supplies for one question, and why: the evaluation's own step, to look into. */
export function supplyFor(
  prepared: PreparedCorpus,
  question: EvaluationQuestion,
  variant: PolicyVariant,
): Supply {
  return supplyIn(questionContexts(prepared, question, DOCUMENT_SCORER), variant);
}

/**
 * Answers every question with every policy, scored by `scorer`. Yields its progress (in questions) after each step of a
 * few milliseconds, so that a worker can report it, and stop.
 */
export function* evaluate(
  corpora: readonly EvaluationCorpus[],
  variants: readonly PolicyVariant[],
  scorer: Scorer = DOCUMENT_SCORER,
): Generator<Progress, Evaluation, void> {
  const questions: { corpus: number; question: EvaluationQuestion }[] = [];
  const outcomes = variants.map((): QuestionOutcome[] => []);
  const total = corpora.reduce((sum, corpus) => sum + corpus.questions.length, 0);
  for (const [number, corpus] of corpora.entries()) {
    if (corpus.questions.length === 0) continue;
    yield* prepareParts(corpus.prepared.under(scorer.rules), variants, {
      done: questions.length,
      total,
    });
    for (const question of corpus.questions) {
      const contextIn = questionContexts(corpus.prepared, question, scorer);
      variants.forEach((variant, number) => {
        const supply = supplyIn(contextIn, variant);
        outcomes[number]!.push(measureSupply(corpus.prepared.table, question, supply));
      });
      questions.push({ corpus: number, question });
      yield { done: questions.length, total };
    }
  }
  return { corpora, variants, questions, outcomes };
}
