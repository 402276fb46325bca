import type { Lesson } from '../../ui/lesson';
import { FREEZE_RESERVE_STOP_PUBLISH } from './freeze-reserve-stop-publish';

/** The lesson that is held in the Collection room. */
export const COLLECTION_LESSONS: readonly Lesson[] = [FREEZE_RESERVE_STOP_PUBLISH];
