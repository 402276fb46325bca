import { describe, expect, it } from 'vitest';
import { classGroups } from '../../../src/runs/class/figures';
import { lessonFigures } from '../../../src/runs/class/lesson-figures';
import { makeRun, type RunInput } from '../../../src/runs/make-run';
import type { LessonPrediction } from '../../../src/engine/records/lesson-result';
import type { RunRecord } from '../../../src/engine/records/run-record';

const ID = '6c2a8c0e-1d6c-4c1f-9a35-0d6f7a1b2c3d';

function lesson(
  steps: LessonPrediction['steps'],
  text: 'fr' | 'en' = 'en',
  digest = 'a',
): RunRecord {
  const input: RunInput = {
    lab: 'lesson',
    kind: 'some-lesson',
    name: 'x',
    language: 'en',
    corpus: {
      id: 'some-lesson',
      title: 'Some lesson',
      digest: digest.repeat(64),
      bundled: true,
      licence: '',
    },
    settings: {},
    place: 'lesson=some-lesson',
    prediction: { steps },
    result: {
      text,
      steps: [
        { id: 'one', title: 'One', answers: ['0', '1', '2'], outcome: 1, stated: '1 of 2 halves' },
        { id: 'two', title: 'Two', answers: ['Yes', 'No'], outcome: null },
      ],
    },
  };
  return makeRun(input, ID, '2026-11-29T12:00:00.000Z');
}

describe('the lessons of a class', () => {
  it('count predictions and hands by answer, each lesson and language apart', () => {
    const figures = lessonFigures([
      lesson([{ id: 'one', said: 0, gap: 1, hands: [] }], 'fr'),
      lesson([
        { id: 'one', said: 1, gap: 0, hands: [3, 4] },
        { id: 'two', said: null, gap: null, hands: [1, 2] },
      ]),
      lesson([{ id: 'one', said: 2, gap: -1, hands: [0, 1, 5] }]),
      lesson([{ id: 'elsewhere', said: 0, gap: null, hands: [] }], 'en', 'b'),
    ]);
    expect(figures.map(({ text, runs }) => [text, runs.length])).toEqual([
      ['en', 2],
      ['fr', 1],
      ['en', 1],
    ]);
    const [one, two] = figures[0]!.steps;
    expect(one!.answers).toEqual([
      { label: '0', predicted: 0, hands: 3, computed: false },
      { label: '1', predicted: 1, hands: 5, computed: true },
      { label: '2', predicted: 1, hands: 5, computed: false },
    ]);
    expect([one!.predictions, one!.right]).toEqual([2, 1]);
    expect([two!.predictions, two!.right]).toEqual([0, 0]);
    expect(two!.answers.map(({ hands }) => hands)).toEqual([1, 2]);
  });

  it('say what was computed with its noun, or by its label where a run was kept without', () => {
    const [one, two] = lessonFigures([lesson([])])[0]!.steps;
    expect([one!.stated, two!.stated]).toEqual(['1 of 2 halves', null]);
    const older = {
      ...lesson([]),
      result: { text: 'en', steps: [{ id: 'one', title: 'One', answers: ['0', '1'], outcome: 1 }] },
    };
    expect(lessonFigures([older])[0]!.steps[0]!.stated).toBe('1');
  });

  it('pass over what is no lesson, and predictions that say nothing', () => {
    const broken = { ...lesson([]), result: { text: 'en', steps: 'none' } };
    expect(lessonFigures([broken, { ...lesson([]), lab: 'order' }])).toEqual([]);
    const silent = { ...lesson([]), prediction: { steps: [{ id: 'one', said: -1, hands: [] }] } };
    expect(lessonFigures([silent])[0]!.steps[0]!.predictions).toBe(0);
    // To the Order lab's figures a lesson is a run of another sort.
    expect(classGroups([lesson([])])).toMatchObject({ groups: [], leftOut: 1 });
  });
});
