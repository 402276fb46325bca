import { dictionary } from './dictionary';
import type { LessonWords } from './en/lesson';

export type { LessonWords };

export const lessonWords = dictionary<LessonWords>(
  import.meta.glob('./*/lesson.ts', { eager: true, import: 'words' }),
);
