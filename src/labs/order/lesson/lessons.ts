import type { Lesson } from '../../../ui/lesson';
import { RULE_TO_RECOMPUTE } from './rule-to-recompute';
import { SAME_SENTENCES } from './same-sentences';

/** The lessons that are held in the Order lab, in the order in which to hold them. */
export const ORDER_LESSONS: readonly Lesson[] = [SAME_SENTENCES, RULE_TO_RECOMPUTE];
