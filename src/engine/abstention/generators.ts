import type { SetQuestion } from './question-set';

/** Two simulated generators: neither is a model, and neither reads the passages. */
export const GENERATORS = ['truthful', 'lying'] as const;
export type GeneratorName = (typeof GENERATORS)[number];

/** A false answer to a question, beside its true one. */
export interface Lie {
  readonly questionId: string;
  readonly text: string;
}

/** What the simulated generators have to say: data beside the corpus. */
export interface Script {
  /** By question id: what to say where there is no answer. */
  readonly refusals: ReadonlyMap<string, string>;
  readonly lies: readonly Lie[];
}

/** What a simulated generator says to one question. */
export interface SimulatedAnswer {
  /** Null where it has nothing of its own to say: no answer or refusal was written for the case. */
  readonly text: string | null;
  readonly refuses: boolean;
  readonly lies: boolean;
}

/**
 * What a simulated generator says: the refusal written for the question where the pipeline refused
 * it; else the lie, where `generator` lies and one is written; else the author's answer.
 */
export function simulatedAnswer(
  generator: GeneratorName,
  question: Pick<SetQuestion, 'id' | 'answer'>,
  refused: boolean,
  script: Script,
): SimulatedAnswer {
  if (refused)
    return { text: script.refusals.get(question.id) ?? null, refuses: true, lies: false };
  const lie =
    generator === 'lying'
      ? script.lies.find(({ questionId }) => questionId === question.id)
      : undefined;
  return { text: lie?.text ?? question.answer ?? null, refuses: false, lies: lie !== undefined };
}
