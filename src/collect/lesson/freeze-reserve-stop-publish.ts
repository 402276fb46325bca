import type { LessonShape } from '../../ui/lesson-shape';

/** Lesson 6, for researchers: an experiment with paid calls, held with a simulator and play money. */
export const FREEZE_RESERVE_STOP_PUBLISH: LessonShape = {
  id: 'freeze-reserve-stop-publish',
  audience: 'researchers',
  steps: [
    {
      id: 'freeze',
      minutes: 3,
      place: { room: 'collection', query: 'view=plan' },
      predict: {
        measure: 'callsAs',
        answers: {
          kind: 'choice',
          options: ['24', '36', '72', '144'],
        },
      },
    },
    {
      id: 'digest',
      minutes: 3,
      place: { room: 'collection', query: 'view=run&practice=frozen' },
      predict: {
        measure: 'digestsChanged',
        answers: { kind: 'count', from: 0, to: 10 },
      },
      screenOnly: {
        notice: [2],
      },
    },
    {
      id: 'order',
      minutes: 3,
      place: { room: 'collection', query: 'view=run&practice=frozen' },
      predict: {
        measure: 'secondFirstVariant',
        answers: {
          kind: 'choice',
          options: ['A', 'B'],
        },
      },
      screenOnly: {
        notice: [1],
      },
    },
    {
      id: 'reserve',
      minutes: 3,
      place: {
        room: 'collection',
        query: 'view=run&practice=frozen',
        parts: ['budget'],
      },
      predict: {
        measure: 'worstAs',
        answers: {
          kind: 'choice',
          options: ['under-1', 'under-5', 'under-10', 'above'],
        },
      },
    },
    {
      id: 'ceiling',
      minutes: 2,
      place: {
        room: 'collection',
        query: 'view=plan',
        parts: ['budget'],
      },
      predict: {
        measure: 'lowStart',
        answers: {
          kind: 'choice',
          options: ['some', 'over-budget'],
        },
      },
      screenOnly: {
        notice: [1],
      },
    },
    {
      id: 'stop',
      minutes: 3,
      place: {
        room: 'collection',
        query: 'view=run&practice=failing',
        parts: ['budget'],
      },
      predict: {
        measure: 'stopAs',
        answers: {
          kind: 'choice',
          options: ['with', 'after', 'all'],
        },
      },
    },
    {
      id: 'publish',
      minutes: 3,
      place: { room: 'collection', query: 'view=results&practice=truthful' },
    },
  ],
};
