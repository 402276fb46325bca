import type { LessonTexts } from '../formats/lesson-texts';
import type { PageLanguage } from './language';

const MODULES = import.meta.glob<LessonTexts>('./*/lessons/*.ts', { eager: true, import: 'words' });

/** The words of a lesson in every language of the page that has them. */
export function lessonTexts(id: string): Readonly<Record<PageLanguage, LessonTexts>> {
  const found = Object.entries(MODULES).flatMap(([path, texts]) => {
    const [, language, , file] = path.split('/');
    return file === `${id}.ts` ? [[language, texts] as const] : [];
  });
  return Object.fromEntries(found);
}
