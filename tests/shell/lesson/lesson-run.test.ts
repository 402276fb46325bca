import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../src/engine/text/language';
import { makeRun, reproductionOf } from '../../../src/runs/make-run';
import { answersOf, gapOf, statedAnswer } from '../../../src/shell/lesson/answers';
import { lessonRun, recomputeLesson } from '../../../src/shell/lesson/lesson-run';
import { lessonOf, LESSONS } from '../../../src/shell/lesson/lessons';
import { LessonProgress } from '../../../src/shell/lesson/progress.svelte';
import { storage } from './storage';

const ID = '6c2a8c0e-1d6c-4c1f-9a35-0d6f7a1b2c3d';
const lesson = lessonOf('same-sentences')!;

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

async function kept() {
  const progress = new LessonProgress(lesson, 'cut', () => 'en');
  progress.raise(4, 1);
  progress.say(4);
  progress.go(1);
  progress.say(null);
  progress.go(1);
  progress.say('yes');
  return makeRun(
    (await lessonRun(progress, 'en', lesson.title.en)).run,
    ID,
    '2026-11-29T12:00:00.000Z',
  );
}

describe('a kept lesson', () => {
  it('holds what was said, the gap and the hands, by the place of the answers', async () => {
    const run = await kept();
    expect(run).toMatchObject({
      lab: 'lesson',
      kind: 'same-sentences',
      place: 'lesson=same-sentences',
    });
    expect(run.prediction).toEqual({
      sitting: expect.stringMatching(/^[0-9a-f-]{36}$/),
      steps: [
        { id: 'cut', said: 4, gap: -2, hands: [0, 0, 0, 0, 1] },
        { id: 'best', said: 0, gap: null, hands: [] },
      ],
    });
    const { steps } = run.result as { steps: { id: string; answers: string[]; outcome: number }[] };
    expect(steps.map(({ id }) => id)).toEqual(
      lesson.steps.filter(({ predict }) => predict).map(({ id }) => id),
    );
    expect(steps[0]).toMatchObject({
      id: 'cut',
      answers: ['0', '1', '2', '3', '4'],
      outcome: 2,
      stated: '2 of 4 conditions',
    });
    expect(steps.every(({ answers, outcome }) => answers[outcome] !== undefined)).toBe(true);
  });

  it('holds nothing that was said on the text of another language', async () => {
    let language: Language = 'fr';
    const progress = new LessonProgress(lesson, 'elsewhere', () => language);
    progress.raise(0, 1);
    progress.say('A');
    language = 'en';
    progress.say('same');
    const english = await lessonRun(progress, 'en', 'x');
    const french = await lessonRun(progress, 'fr', 'x');
    expect(english.run.prediction).toEqual({
      sitting: progress.sitting,
      steps: [{ id: 'elsewhere', said: 2, gap: null, hands: [] }],
    });
    expect(french.run.prediction).toEqual({
      sitting: progress.sitting,
      steps: [{ id: 'elsewhere', said: 0, gap: null, hands: [1, 0, 0] }],
    });
    // The step was chosen for this: the texts differ, and with them what is right.
    const stated = [english, french].map(({ run }) => {
      return run.result.steps.find(({ id }) => id === 'elsewhere')!.stated;
    });
    expect(stated).toEqual([
      'both orders bring as many conditions',
      'l’ordre A transmet plus de conditions',
    ]);
  });

  it('is computed again to the same digest, in the language it was kept in', async () => {
    const run = await kept();
    const again = await recomputeLesson(run);
    if (!again.ok) throw new Error(again.error.code);
    expect(reproductionOf({ ...run, ...again.value } as Parameters<typeof reproductionOf>[0])).toBe(
      run.reproduction,
    );
  });

  it('does not follow from another lesson, or from a record that says no language', async () => {
    const run = await kept();
    const elsewhere = { ...run, corpus: { ...run.corpus, digest: '0'.repeat(64) } };
    expect(await recomputeLesson(elsewhere)).toMatchObject({ error: { code: 'corpus-missing' } });
    expect(await recomputeLesson({ ...run, result: null })).toMatchObject({
      error: { code: 'run-unreadable' },
    });
  });
});

describe('answers', () => {
  it('say what they count, in the number of the language', () => {
    const predict = lesson.steps.find(({ id }) => id === 'ceiling')!.predict!;
    const say = (answer: number, language: Language) =>
      statedAnswer(predict, answer, new Map(), language);
    expect([0, 1, 2].map((answer) => say(answer, 'en'))).toEqual([
      '0 conditions between the two orders',
      '1 condition between the two orders',
      '2 conditions between the two orders',
    ]);
    expect([0, 1, 2].map((answer) => say(answer, 'fr'))).toEqual([
      '0 condition entre les deux ordres',
      '1 condition entre les deux ordres',
      '2 conditions entre les deux ordres',
    ]);
  });

  it('have a gap only between counts', () => {
    expect(gapOf(4, 2)).toBe(-2);
    expect(gapOf('yes', 'no')).toBeNull();
    expect(gapOf(null, 2)).toBeNull();
  });

  it('are all different', () => {
    for (const { predict } of LESSONS.flatMap(({ steps }) => steps)) {
      if (predict) expect(new Set(answersOf(predict)).size).toBe(answersOf(predict).length);
    }
  });
});
