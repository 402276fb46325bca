import type { Lesson } from '../../../ui/lesson';
import { HALF_LEFT_BEHIND } from './half-left-behind';

/** The lessons that are held in the Neighbours lab. */
export const NEIGHBOURS_LESSONS: readonly Lesson[] = [HALF_LEFT_BEHIND];
