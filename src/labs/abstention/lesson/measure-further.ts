import type { PageLanguage } from '../../../words/language';
import {
  answering,
  countOutcomes,
  naive,
  questionSet,
} from '../../../engine/abstention/question-set';
import type { PipelineSettings } from '../../../engine/settings';
import type { TextLanguage } from '../../../engine/text/language';
import { loadFurtherQuestions } from '../../../corpora/bundled-abstention';
import { formatShare } from '../../../words/format';
import { sliced } from '../../../ui/sliced';

/**
 * The further questions, used for measuring only, under some settings: guarded, and naive. Nothing of
 * a corpus without them.
 */
export async function measureFurther(
  corpusId: string,
  text: TextLanguage,
  settings: PipelineSettings,
  language: PageLanguage,
): Promise<readonly (readonly [name: string, value: number | string])[]> {
  const further = await loadFurtherQuestions(text, corpusId);
  if (!further) return [];
  const set = questionSet(further, settings);
  const guarded = countOutcomes(await sliced(answering(set, settings)));
  const unguarded = countOutcomes(await sliced(answering(set, naive(settings))));
  const errs = ({
    answeredWithGold: right,
    answeredWithoutGold: part,
    answeredWithoutAnswer: none,
  }: typeof guarded) => formatShare((part + none) / (right + part + none), language, 0);
  return [
    ['further', set.questions.length],
    ['furtherAnswerable', guarded.answerable],
    ['furtherUnanswerable', guarded.unanswerable],
    ['furtherRightSilences', guarded.refusedRightly],
    ['furtherWrongSilences', guarded.refusedWrongly],
    ['furtherWrongAs', bucket(guarded.refusedWrongly)],
    ['furtherMadeUp', guarded.answeredWithoutAnswer],
    ['furtherNaiveMadeUp', unguarded.answeredWithoutAnswer],
    ['furtherErr', errs(guarded)],
    ['furtherNaiveErr', errs(unguarded)],
  ];
}

/** A count of the forty as a class would guess it. */
function bucket(count: number): string {
  return count === 0
    ? 'none'
    : count <= 4
      ? 'to-4'
      : count <= 8
        ? 'to-8'
        : count <= 12
          ? 'to-12'
          : 'more';
}
