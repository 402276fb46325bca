import type { LessonShape } from '../../../ui/lesson-shape';

/** Lesson 4: three reasons to be silent, and what silence costs. */
export const KNOWING_WHEN_TO_BE_SILENT: LessonShape = {
  id: 'knowing-when-to-be-silent',
  audience: 'class',
  steps: [
    {
      id: 'no-gate',
      minutes: 3,
      place: { room: 'abstention', query: 'gate1=false&gate2=false' },
      predict: {
        measure: 'guardedMadeUp',
        answers: { kind: 'count', from: 0, to: 4 },
      },
      screenOnly: {
        notice: [1],
      },
    },
    {
      id: 'off-topic',
      minutes: 3,
      place: { room: 'abstention', query: 'question=u17' },
      predict: {
        measure: 'topicGate',
        answers: {
          kind: 'choice',
          options: ['closed', 'open'],
        },
      },
    },
    {
      id: 'no-figure',
      minutes: 3,
      place: { room: 'abstention', query: 'question=u18' },
      predict: {
        measure: 'spoke',
        answers: {
          kind: 'choice',
          options: ['off-topic', 'no-such-answer', 'none'],
        },
      },
    },
    {
      id: 'false-premise',
      minutes: 3,
      place: { room: 'abstention', query: 'question=u20' },
      predict: {
        measure: 'spoke',
        answers: {
          kind: 'choice',
          options: ['off-topic', 'no-such-answer', 'false-premise', 'none'],
        },
      },
    },
    {
      id: 'both-gates',
      minutes: 2,
      place: { room: 'abstention', query: 'view=silence' },
      predict: {
        measure: 'wrongSilences',
        answers: { kind: 'count', from: 0, to: 6 },
      },
    },
    {
      id: 'further',
      minutes: 3,
      place: {
        room: 'abstention',
        query: 'view=silence&moves=topic',
        parts: ['risk'],
      },
      predict: {
        measure: 'furtherWrongAs',
        answers: {
          kind: 'choice',
          options: ['none', 'to-4', 'to-8', 'to-12', 'more'],
        },
      },
      screenOnly: {
        say: [1],
      },
    },
    {
      id: 'stricter',
      minutes: 3,
      place: {
        room: 'abstention',
        query: 'threshold2=0.7',
        parts: ['risk'],
      },
      predict: {
        measure: 'wrongSilences',
        answers: { kind: 'count', from: 0, to: 10 },
      },
    },
  ],
};
