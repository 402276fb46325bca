import type { LessonShape } from '../../../ui/lesson-shape';
import { RULE_TO_RECOMPUTE } from './rule-to-recompute';
import { SAME_SENTENCES } from './same-sentences';

/** The lessons that are held in the Order lab, in the order in which to hold them. */
export const ORDER_LESSONS: readonly LessonShape[] = [SAME_SENTENCES, RULE_TO_RECOMPUTE];
