import type { LessonShape } from '../../../ui/lesson-shape';

/**
 * Lesson 3. Its places name no document: the lab opens the one of the interface's language, on its
 * opening question. What the two languages say of that question differs, as the texts do.
 */
export const HALF_LEFT_BEHIND: LessonShape = {
  id: 'half-left-behind',
  audience: 'class',
  steps: [
    {
      id: 'cut',
      minutes: 3,
      place: { room: 'neighbours', query: 'policy=top-k&k=5' },
      predict: {
        measure: 'found',
        answers: { kind: 'count', from: 0, to: 2 },
      },
      screenOnly: {
        notice: [3],
      },
    },
    {
      id: 'more',
      minutes: 2,
      place: { room: 'neighbours', query: 'policy=top-k&k=10' },
      predict: {
        measure: 'found',
        answers: { kind: 'count', from: 0, to: 2 },
      },
    },
    {
      id: 'window',
      minutes: 3,
      place: { room: 'neighbours', query: 'policy=window&k=5' },
      predict: {
        measure: 'chunks',
        answers: { kind: 'count', from: 5, to: 15 },
      },
    },
    {
      id: 'gate',
      minutes: 3,
      place: { room: 'neighbours', query: 'policy=scar&k=5' },
      predict: {
        measure: 'verdict',
        answers: {
          kind: 'choice',
          options: ['added', 'refused'],
        },
      },
    },
    {
      id: 'calibrated',
      minutes: 3,
      place: { room: 'neighbours', query: 'policy=scar&k=5&lambda=0&gamma=0.4' },
      predict: {
        measure: 'chunks',
        answers: { kind: 'count', from: 5, to: 15 },
      },
    },
    {
      id: 'carried',
      minutes: 3,
      place: {
        room: 'neighbours',
        query: 'policy=carried-latent&k=5&space=latent&tau=0.491',
        parts: ['policies'],
      },
      predict: {
        measure: 'againstCalibrated',
        answers: {
          kind: 'choice',
          options: ['fewer', 'same', 'more'],
        },
      },
    },
    {
      id: 'all',
      minutes: 3,
      place: { room: 'neighbours', query: 'view=evaluate' },
      predict: {
        measure: 'best',
        answers: {
          kind: 'choice',
          options: ['five', 'ten', 'window', 'published', 'calibrated', 'carried'],
        },
      },
      screenOnly: {
        say: [1],
        notice: [4],
      },
    },
  ],
};
