import type { LessonShape } from '../../../ui/lesson-shape';

/** Lesson 5: figures that are held against their source, and a threshold that protects a team. */
export const NINE_TENTHS_RIGHT: LessonShape = {
  id: 'nine-tenths-right',
  audience: 'class',
  steps: [
    {
      id: 'one-word',
      minutes: 3,
      place: { room: 'abstention', query: 'view=figures&question=a01' },
      predict: {
        measure: 'verdict',
        answers: {
          kind: 'choice',
          options: ['figures-found', 'flagged', 'no-figure'],
        },
      },
    },
    {
      id: 'three-lies',
      minutes: 3,
      place: { room: 'abstention', query: 'view=figures' },
      predict: {
        measure: 'caught',
        answers: { kind: 'count', from: 0, to: 3 },
      },
    },
    {
      id: 'more-passages',
      minutes: 3,
      place: { room: 'abstention', query: 'view=figures&against=supplied&question=a02' },
      predict: {
        measure: 'verdict',
        answers: {
          kind: 'choice',
          options: ['figures-found', 'flagged', 'no-figure'],
        },
      },
      screenOnly: {
        notice: [1],
      },
    },
    {
      id: 'no-figure',
      minutes: 3,
      place: { room: 'abstention', query: 'view=figures&generator=truthful&question=a11' },
      predict: {
        measure: 'verdict',
        answers: {
          kind: 'choice',
          options: ['figures-found', 'flagged', 'no-figure'],
        },
      },
    },
    {
      id: 'break-it',
      minutes: 3,
      place: { room: 'abstention', query: 'cut=sentences&size=1' },
      predict: {
        measure: 'lostAs',
        answers: {
          kind: 'choice',
          options: ['none', 'one', 'few', 'many'],
        },
      },
    },
    {
      id: 'threshold',
      minutes: 3,
      place: { room: 'abstention', query: 'view=silence' },
      predict: {
        measure: 'needed',
        answers: { kind: 'count', from: 12, to: 16 },
      },
    },
  ],
};
