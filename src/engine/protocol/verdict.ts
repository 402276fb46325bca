import type { Result } from '../errors';
import type { CallRecord } from './results';
import type { AnswerRead } from './structured-answer';

/**
 * What came of a call, as a reader of results tells it apart:
 * - `answered`; `abstained`: it says that what it was given does not suffice;
 * - `unreadable`: a whole text, but not the JSON that was asked for;
 * - `truncated`: cut short; `refused`, by the model; `filtered`, by its provider; `empty`;
 * - `failed`: no answer; `skipped`: there was nothing to ask.
 */
export const VERDICTS = [
  'answered',
  'abstained',
  'truncated',
  'refused',
  'filtered',
  'empty',
  'unreadable',
  'failed',
  'skipped',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Where the form of the plan does not ask whether the model abstains, nothing says that it did. */
export function verdictOf({ outcome }: CallRecord, answer: Result<AnswerRead>): Verdict {
  if (outcome === 'incomplete') return 'truncated';
  if (outcome !== 'answered') return outcome;
  if (!answer.ok) return 'unreadable';
  return answer.value.sufficiency?.sufficient === false ? 'abstained' : 'answered';
}
