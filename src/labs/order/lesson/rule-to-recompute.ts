import type { LessonShape } from '../../../ui/lesson-shape';

/** Lesson two: the frozen score by hand, on the board, ties and blind spots included. */
export const RULE_TO_RECOMPUTE: LessonShape = {
  id: 'rule-to-recompute',
  audience: 'class',
  steps: [
    {
      id: 'common',
      minutes: 2,
      place: { room: 'order', query: 'case=price&size=1&k=1&left=A&right=A' },
      predict: {
        measure: 'left1Matched',
        answers: { kind: 'count', from: 0, to: 10 },
      },
    },
    {
      id: 'length',
      minutes: 3,
      place: { room: 'order', query: 'case=time&size=1&k=1&left=A&right=A' },
      predict: {
        measure: 'left1Terms',
        answers: { kind: 'count', from: 12, to: 20 },
      },
    },
    {
      id: 'by-hand',
      minutes: 4,
      place: { room: 'order', query: 'case=time&size=2&k=1&left=B&right=B' },
      predict: {
        measure: 'leftSecond',
        answers: {
          kind: 'choice',
          options: ['2', '3'],
        },
      },
    },
    {
      id: 'longer',
      minutes: 2,
      place: { room: 'order', query: 'case=time&size=3&k=1&left=A&right=A' },
      predict: {
        measure: 'againstAlone',
        answers: {
          kind: 'choice',
          options: ['higher', 'same', 'lower'],
        },
      },
    },
    {
      id: 'ties',
      minutes: 3,
      place: { room: 'order', query: 'case=hosting&size=1&k=3&left=A&right=B' },
      predict: {
        measure: 'orderMatters',
        answers: {
          kind: 'choice',
          options: ['no', 'yes'],
        },
      },
    },
    {
      id: 'other-rule',
      minutes: 2,
      place: { room: 'order', query: 'case=price&size=3&k=1&score=bm25-1&left=A&right=B' },
      predict: {
        measure: 'rightConditions',
        answers: { kind: 'count', from: 0, to: 4 },
      },
    },
    {
      id: 'blind',
      minutes: 2,
      place: { room: 'order', query: 'case=price&size=6&k=1&left=A&right=A' },
      predict: {
        measure: 'unfoundWords',
        answers: { kind: 'count', from: 0, to: 8 },
      },
    },
  ],
};
