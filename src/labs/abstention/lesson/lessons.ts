import type { LessonShape } from '../../../ui/lesson-shape';
import { KNOWING_WHEN_TO_BE_SILENT } from './knowing-when-to-be-silent';
import { NINE_TENTHS_RIGHT } from './nine-tenths-right';

/** The lessons that are held in the Abstention lab, in the order in which to hold them. */
export const ABSTENTION_LESSONS: readonly LessonShape[] = [
  KNOWING_WHEN_TO_BE_SILENT,
  NINE_TENTHS_RIGHT,
];
