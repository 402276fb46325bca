import type { Lesson } from '../../../ui/lesson';
import { KNOWING_WHEN_TO_BE_SILENT } from './knowing-when-to-be-silent';
import { NINE_TENTHS_RIGHT } from './nine-tenths-right';

/** The lessons that are held in the Abstention lab, in the order in which to hold them. */
export const ABSTENTION_LESSONS: readonly Lesson[] = [KNOWING_WHEN_TO_BE_SILENT, NINE_TENTHS_RIGHT];
