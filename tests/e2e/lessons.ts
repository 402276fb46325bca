import { readdirSync } from 'node:fs';
import { COLLECTION_LESSONS } from '../../src/collect/lesson/lessons';
import { ABSTENTION_LESSONS } from '../../src/labs/abstention/lesson/lessons';
import { NEIGHBOURS_LESSONS } from '../../src/labs/neighbours/lesson/lessons';
import { ORDER_LESSONS } from '../../src/labs/order/lesson/lessons';
import type { Lesson } from '../../src/ui/lesson';
import { assembleLesson } from '../../src/ui/lesson-shape';
import type { LessonTexts } from '../../src/formats/lesson-texts';

/** The lessons as the page puts them together, without a build: their words are read one by one. */
async function textsOf(id: string): Promise<Record<string, LessonTexts>> {
  const languages = readdirSync('src/words', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const texts = languages.map(async (language) => {
    const { words } = (await import(`../../src/words/${language}/lessons/${id}.ts`)) as {
      words: LessonTexts;
    };
    return [language, words] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

const SHAPES = [
  ...ORDER_LESSONS,
  ...NEIGHBOURS_LESSONS,
  ...ABSTENTION_LESSONS,
  ...COLLECTION_LESSONS,
];

export const LESSONS: readonly Lesson[] = await Promise.all(
  SHAPES.map(async (shape) => assembleLesson(shape, await textsOf(shape.id))),
);

export function lessonOf(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}
