import type { PageLanguage } from '../../words/language';
import { COLLECTION_LESSONS } from '../../collect/lesson/lessons';
import { ABSTENTION_LESSONS } from '../../labs/abstention/lesson/lessons';
import { NEIGHBOURS_LESSONS } from '../../labs/neighbours/lesson/lessons';
import { ORDER_LESSONS } from '../../labs/order/lesson/lessons';
import type { Lesson, LessonPlace, MeasurePlace, Measures } from '../../ui/lesson';
import { assembleLesson, type LessonShape } from '../../ui/lesson-shape';
import { lessonTexts } from '../../words/lessons';

/** Every lesson, in the order in which they build on each other. */
export const LESSON_SHAPES: readonly LessonShape[] = [
  ...ORDER_LESSONS,
  ...NEIGHBOURS_LESSONS,
  ...ABSTENTION_LESSONS,
  ...COLLECTION_LESSONS,
];

export const LESSONS: readonly Lesson[] = LESSON_SHAPES.map((shape) =>
  assembleLesson(shape, lessonTexts(shape.id)),
);

/** How each room computes what it shows; loaded when a lesson first needs it. */
const MEASURES = new Map<LessonPlace['room'], () => Promise<MeasurePlace>>([
  ['order', async () => (await import('../../labs/order/lesson/measure')).measureOrder],
  [
    'neighbours',
    async () => (await import('../../labs/neighbours/lesson/measure')).measureNeighbours,
  ],
  [
    'abstention',
    async () => (await import('../../labs/abstention/lesson/measure')).measureAbstention,
  ],
  ['collection', async () => (await import('../../collect/lesson/measure')).measureCollection],
]);

export function lessonOf(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}

export function minutesOf(lesson: Lesson): number {
  return lesson.steps.reduce((sum, step) => sum + step.minutes, 0);
}

const measured = new Map<string, Promise<Measures>>();

/** What a place shows, computed once for each language. */
export function measuresAt(place: LessonPlace, language: PageLanguage): Promise<Measures> {
  const key = `${language} ${place.room}?${place.query}`;
  const known = measured.get(key);
  if (known) return known;
  const load = MEASURES.get(place.room);
  if (!load) throw new RangeError(`no measures of ${place.room}`);
  const computing = load().then((measure) => measure(new URLSearchParams(place.query), language));
  measured.set(key, computing);
  // A network that was down may be back: what failed is asked for again.
  computing.catch(() => measured.delete(key));
  return computing;
}
