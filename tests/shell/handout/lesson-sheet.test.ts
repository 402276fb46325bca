import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/engine/text/language';
import { lessonSheet, onPaper } from '../../../src/shell/handout/lesson-sheet';
import { ORDER_LESSONS } from '../../../src/labs/order/lesson/lessons';
import { lessonOf } from '../../../src/shell/lesson/lessons';
import type { Lesson } from '../../../src/ui/lesson';
import { fillIn, measuresUsed } from '../../../src/ui/lesson-text';

const both = (text: string) => ({ en: text, fr: text });

const LESSON: Lesson = {
  id: 'made-up',
  title: both('A lesson'),
  lead: both('Lead'),
  audience: 'class',
  steps: [
    {
      id: 'one',
      title: both('One'),
      minutes: 1,
      place: { room: 'order', query: 'case=price&size=3&k=1&left=A&right=A' },
      say: [both('{left1Terms} words of {total} conditions')],
      predict: {
        question: both('How many of {total}?'),
        measure: 'leftConditions',
        answers: { kind: 'count', from: 0, to: 4, unit: { one: both('of 4'), many: both('of 4') } },
      },
      notice: [both('{leftConditions}')],
      discuss: both('{leftConditions} of {total}, {leftMissing}'),
    },
    {
      id: 'two',
      title: both('Two'),
      minutes: 1,
      place: { room: 'order', query: 'case=price&size=3&k=1&left=A&right=B' },
      say: [both('A brought {leftConditions} of {total}; frozen {frozenLeftConditions}')],
      notice: [],
    },
  ],
  teaching: { goal: both(''), prepare: [], misconceptions: [], answers: {} },
};

describe('lessonSheet', () => {
  it('leaves a gap where a later step says what an earlier one asks', async () => {
    const { steps } = await lessonSheet(LESSON, 'en');
    const [one, two] = steps;
    expect(fillIn(one!.step.say[0]!, one!.before, 'en')).toMatch(/^\d+ words of 4 conditions$/);
    expect(fillIn(two!.step.say[0]!, two!.before, 'en')).toBe('A brought _____ of 4; frozen _____');
    expect(fillIn(one!.step.discuss!, one!.after, 'en')).toBe('_____ of 4, _____');
    expect(two!.measures.get('leftConditions')).toBe(2);
  });

  it('leaves a score to be worked out that a later step tells, but not one on the board', async () => {
    const [first, second] = LESSON.steps;
    const say = [both('{firstAlone}; {boardScore}')];
    const alone = {
      ...first!,
      place: { ...first!.place, query: 'case=price&size=1&left=A&right=A' },
    };
    const { steps } = await lessonSheet({ ...LESSON, steps: [alone, { ...second!, say }] }, 'en');
    expect(fillIn(say[0]!, steps[1]!.before, 'en')).toBe('_____; 3 / √12 = 0.866');
    expect(fillIn(say[0]!, steps[1]!.measures, 'en')).toMatch(/^\d+ \/ √\d+ = /);
  });

  it('prints a text and a cutting once, with the step that first needs them', async () => {
    const { steps, answers } = await lessonSheet(LESSON, 'en');
    expect(steps.map(({ material }) => material?.kind)).toEqual(['order', undefined]);
    expect(steps.map(({ cutting }) => cutting?.shown.length)).toEqual([2, undefined]);
    expect(answers.map(({ kind }) => kind)).toEqual(['step', 'step', 'order']);
    const order = answers.find((block) => block.kind === 'order');
    expect(order?.item.shown.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('leaves out what only a screen shows', async () => {
    const [first, second] = LESSON.steps;
    const onScreen = { ...both('See the {left1Terms} bars below.'), screenOnly: true as const };
    const steps = [{ ...first!, say: [onScreen, both('{total}')] }, second!];
    expect(onPaper(steps[0]!.say)).toEqual([both('{total}')]);
    const sheet = await lessonSheet({ ...LESSON, steps }, 'en');
    // A measure that is named on the screen alone is not known to a reader of the sheet.
    expect(sheet.steps[0]!.after.get('left1Terms')).toBe('_____');
    expect(sheet.steps[0]!.after.get('total')).toBe(4);
  });

  it('has a digest of what was computed, and another for another lesson', async () => {
    const [first, again, other] = await Promise.all([
      lessonSheet(LESSON, 'en'),
      lessonSheet(LESSON, 'en'),
      lessonSheet({ ...LESSON, steps: LESSON.steps.slice(0, 1) }, 'en'),
    ]);
    expect(first.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(again.digest).toBe(first.digest);
    expect(other.digest).not.toBe(first.digest);
  });

  it.each(ORDER_LESSONS.map(({ id }) => [id, lessonOf(id)!] as const))(
    'gives nothing away that is predicted, and answers everything: %s',
    async (_, lesson) => {
      for (const language of LANGUAGES) {
        const { steps } = await lessonSheet(lesson, language);
        const predicted = new Set<string>();
        for (const { step, before, after, measures } of steps) {
          const said = [...step.say, ...(step.predict ? [step.predict.question] : [])];
          for (const text of said) {
            for (const name of measuresUsed(text[language])) {
              if (predicted.has(name)) expect(before.get(name), `${step.id} ${name}`).toBe('_____');
            }
          }
          if (step.predict) predicted.add(step.predict.measure);
          for (const name of step.discuss ? measuresUsed(step.discuss[language]) : []) {
            if (predicted.has(name)) expect(after.get(name), `${step.id} ${name}`).toBe('_____');
          }
          if (step.predict) expect(measures.has(step.predict.measure), step.id).toBe(true);
        }
      }
    },
  );
});
