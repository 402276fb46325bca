import type { LessonShape } from '../../../ui/lesson-shape';
import { HALF_LEFT_BEHIND } from './half-left-behind';

/** The lessons that are held in the Neighbours lab. */
export const NEIGHBOURS_LESSONS: readonly LessonShape[] = [HALF_LEFT_BEHIND];
