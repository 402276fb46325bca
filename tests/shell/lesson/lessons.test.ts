import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/engine/text/language';
import { answersOf, outcomeOf, statedAnswer } from '../../../src/shell/lesson/answers';
import { LESSONS, lessonOf, measuresAt, minutesOf } from '../../../src/shell/lesson/lessons';
import type { Both, Lesson, LessonStep } from '../../../src/ui/lesson';
import { measuresUsed } from '../../../src/ui/lesson-text';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The texts of a step that are filled with its measures. */
function filledTexts(lesson: Lesson, step: LessonStep): Both[] {
  const answer = lesson.teaching.answers[step.id];
  return [
    ...step.say,
    ...step.notice,
    ...(step.predict ? [step.predict.question] : []),
    ...(step.discuss ? [step.discuss] : []),
    ...(answer ? [answer] : []),
    ...statedTexts(step),
  ];
}

/** How the answers of a step stand by themselves. */
function statedTexts({ predict }: LessonStep): Both[] {
  if (!predict) return [];
  const { answers } = predict;
  if (answers.kind === 'choice') return answers.options.map(({ stated }) => stated);
  return [answers.unit.one, answers.unit.many];
}

/** The texts that stand without measures. */
function plainTexts(lesson: Lesson): Both[] {
  const { goal, prepare, misconceptions } = lesson.teaching;
  const labels = lesson.steps.flatMap(({ predict }) =>
    predict?.answers.kind === 'choice' ? predict.answers.options.map(({ label }) => label) : [],
  );
  return [
    lesson.title,
    lesson.lead,
    goal,
    ...prepare,
    ...misconceptions.flatMap(({ thought, answer }) => [thought, answer]),
    ...lesson.steps.map(({ title }) => title),
    ...labels,
  ];
}

describe('the lessons', () => {
  it('have names of their own', () => {
    const ids = LESSONS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(id).toMatch(KEBAB);
      expect(lessonOf(id)?.id).toBe(id);
    }
    expect(lessonOf('toString')).toBeUndefined();
  });

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s: five to eight steps in ten to twenty minutes, most of them asking first',
    (_, lesson) => {
      expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
      expect(lesson.steps.length).toBeLessThanOrEqual(8);
      expect(minutesOf(lesson)).toBeGreaterThanOrEqual(10);
      expect(minutesOf(lesson)).toBeLessThanOrEqual(20);
      const asking = lesson.steps.filter(({ predict }) => predict).length;
      expect(asking).toBeGreaterThan(lesson.steps.length / 2);
      const ids = lesson.steps.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(KEBAB);
      for (const id of Object.keys(lesson.teaching.answers)) expect(ids).toContain(id);
      for (const step of lesson.steps) {
        if (step.discuss) expect(lesson.teaching.answers, step.id).toHaveProperty([step.id]);
      }
    },
  );

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s: everything in both languages, written as each writes',
    (_, lesson) => {
      const texts = [
        ...plainTexts(lesson),
        ...lesson.steps.flatMap((step) => filledTexts(lesson, step)),
      ];
      for (const text of texts) {
        for (const language of LANGUAGES) {
          expect(text[language].trim()).not.toBe('');
          expect(text[language], text[language]).not.toMatch(/[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ]/);
        }
        expect(text.fr, text.fr).not.toMatch(/ [:;!?»%]|« /);
        expect(text.en, text.en).not.toMatch(/\u00a0[:;!?]/);
        // A figure that stands in one language stands in the other.
        expect(measuresUsed(text.fr).length > 0).toBe(measuresUsed(text.en).length > 0);
      }
      for (const text of plainTexts(lesson)) expect(measuresUsed(text.en + text.fr)).toEqual([]);
    },
  );

  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s: nothing said before the reveal holds the measure that is asked',
    (_, lesson) => {
      for (const { say, predict } of lesson.steps) {
        if (!predict) continue;
        for (const text of [...say, predict.question]) {
          expect(measuresUsed(text.en + text.fr)).not.toContain(predict.measure);
        }
      }
    },
  );

  it.each(
    LESSONS.flatMap((lesson) =>
      LANGUAGES.map((language) => [lesson.id, language, lesson] as const),
    ),
  )(
    '%s in %s: every measure in its words is computed, and the outcome is among the answers',
    async (_, language, lesson) => {
      for (const step of lesson.steps) {
        const measures = await measuresAt(step.place, language);
        for (const text of filledTexts(lesson, step)) {
          for (const name of measuresUsed(text[language])) {
            expect(measures.has(name), `${step.id}: ${name}`).toBe(true);
          }
        }
        if (step.predict) {
          const { predict } = step;
          expect(answersOf(predict), step.id).toContain(outcomeOf(predict, measures));
          // Each stands by itself, with a noun, and leaves the full stop to the sentence it ends.
          const stated = answersOf(predict).map((answer) =>
            statedAnswer(predict, answer, measures, language),
          );
          expect(new Set(stated).size, step.id).toBe(stated.length);
          for (const text of stated) {
            expect(text, step.id).toMatch(/^[^{}]*\p{L}{3,}[^{}]*[\p{L}\p{N}]$/u);
          }
        }
        for (const [name, value] of measures) {
          if (typeof value === 'number') expect(Number.isFinite(value), name).toBe(true);
        }
      }
    },
    120_000,
  );
});
