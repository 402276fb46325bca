import type { PageLanguage } from '../../words/language';
import { writePlace } from '../place';

interface LessonTarget {
  readonly step?: string;
  /** For thirty phones: the step alone. */
  readonly bare?: boolean;
  readonly teacher?: boolean;
  readonly language: PageLanguage;
}

/** The address of a lesson, of one of its steps, or of its teacher's page. */
export function lessonLink(id: string, target: LessonTarget): string {
  const query = new URLSearchParams();
  if (target.step !== undefined) query.set('step', target.step);
  if (target.bare) query.set('controls', 'none');
  query.set('lang', target.language);
  return writePlace('lesson', query, target.teacher ? `${id}/teacher` : id);
}
