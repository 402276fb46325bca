import { refusalOf, type Refusal } from '../../engine/abstention/gates';
import type { AskedKind } from '../../engine/abstention/asked-nouns';
import type { QuestionResult, SetQuestion } from '../../engine/abstention/question-set';

/** Why a question was answered or not, with the words of the question and the figure that count. */
export interface Reason {
  readonly refusal: Refusal | null;
  /** Words of the question that stand nowhere (off topic), as written. */
  readonly missing: readonly string[];
  /** Figures that the question asserts and that do not stand beside their subject, as written. */
  readonly denied: readonly string[];
  /** The kind of quantity asked for, and what is counted, as written; null where none is. */
  readonly asked: { readonly kind: AskedKind; readonly counted: string } | null;
  /** Sentences that cover enough of the question. */
  readonly sentencesOnSubject: number;
  /** What the best sentence with such a figure covers of the question; null where none has one. */
  readonly coverage: number | null;
}

export function reasonOf({ text }: SetQuestion, { retrieval }: QuestionResult): Reason {
  const { gates } = retrieval;
  const quoted = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  const answer = gates?.answer ?? null;
  const asked = answer?.asked ?? null;
  return {
    refusal: refusalOf(gates),
    missing: (gates?.topic?.terms ?? []).filter(({ seen }) => !seen).map(quoted),
    denied: (answer?.premises ?? [])
      .filter(({ holds }) => !holds)
      .map(({ figure }) => quoted(figure)),
    asked: asked && { kind: asked.kind, counted: asked.counted.map(quoted).join(' ') },
    sentencesOnSubject: answer?.sentencesOnSubject ?? 0,
    coverage: answer?.best?.coverage ?? null,
  };
}
