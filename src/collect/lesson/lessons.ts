import type { LessonShape } from '../../ui/lesson-shape';
import { FREEZE_RESERVE_STOP_PUBLISH } from './freeze-reserve-stop-publish';

/** The lesson that is held in the Collection room. */
export const COLLECTION_LESSONS: readonly LessonShape[] = [FREEZE_RESERVE_STOP_PUBLISH];
