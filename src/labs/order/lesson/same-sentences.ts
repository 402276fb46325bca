import type { LessonShape } from '../../../ui/lesson-shape';

/** Lesson one: only the order of the sentences changes, and with it what the model receives. */
export const SAME_SENTENCES: LessonShape = {
  id: 'same-sentences',
  audience: 'class',
  steps: [
    {
      id: 'read',
      minutes: 2,
      place: { room: 'order', query: 'case=price&size=6&k=1&left=A&right=A' },
      screenOnly: {
        notice: [0],
      },
    },
    {
      id: 'cut',
      minutes: 3,
      place: { room: 'order', query: 'case=price&size=3&k=1&left=A&right=A' },
      predict: {
        measure: 'leftConditions',
        answers: { kind: 'count', from: 0, to: 4 },
      },
    },
    {
      id: 'reorder',
      minutes: 3,
      place: { room: 'order', query: 'case=price&size=3&k=1&left=A&right=B' },
      predict: {
        measure: 'rightConditions',
        answers: { kind: 'count', from: 0, to: 4 },
      },
    },
    {
      id: 'best',
      minutes: 3,
      place: { room: 'order', query: 'case=price&size=3&k=1&left=A&right=B' },
      predict: {
        measure: 'reachesAll',
        answers: {
          kind: 'choice',
          options: ['yes', 'no'],
        },
      },
      screenOnly: {
        notice: [1],
      },
    },
    {
      id: 'shuffle',
      minutes: 2,
      place: {
        room: 'order',
        query: 'case=price&size=3&k=1&left=A&right=B',
        parts: ['landscape'],
      },
      predict: {
        measure: 'asGoodOfTen',
        answers: { kind: 'count', from: 0, to: 10 },
      },
      screenOnly: {
        notice: [1],
      },
    },
    {
      id: 'ceiling',
      minutes: 2,
      place: {
        room: 'order',
        query: 'case=price&size=3&k=2&left=A&right=B',
        parts: ['landscape'],
      },
      predict: {
        measure: 'difference',
        answers: { kind: 'count', from: 0, to: 4 },
      },
    },
    {
      id: 'elsewhere',
      minutes: 3,
      place: {
        room: 'order',
        query: 'case=time&size=2&k=2&left=A&right=B',
        parts: ['landscape'],
      },
      predict: {
        measure: 'winner',
        answers: {
          kind: 'choice',
          options: ['A', 'B', 'same'],
        },
      },
    },
    {
      id: 'limits',
      minutes: 2,
      place: {
        room: 'order',
        query: 'case=price&size=3&k=1&left=A&right=B',
        parts: ['landscape', 'matrix'],
      },
      screenOnly: {
        notice: [0],
      },
    },
  ],
};
