import { LANGUAGES } from '../text/language';
import { z } from '../zod';
import type { Written } from './written';

const MOST_ANSWERS = 101;
const MOST_STEPS = 50;
/** The place of an answer among those offered. */
const place = z
  .int()
  .min(0)
  .max(MOST_ANSWERS - 1);

/** What the engine computed at each step of a lesson that asks. */
export const lessonResult = z.object({
  lesson: z.string().optional(),
  text: z.enum(LANGUAGES),
  steps: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        measure: z.string().optional(),
        /** By their labels. */
        answers: z.array(z.string()).max(MOST_ANSWERS),
        computed: z.union([z.number(), z.string()]).optional(),
        /** Null where what was computed is not among the answers. */
        outcome: place.nullable(),
        /** The outcome as it stands by itself; the first runs have none, and their label stands in. */
        stated: z.string().optional(),
      }),
    )
    .max(MOST_STEPS),
});

/** What was said before each reveal, and the hands counted: the content that is a student's own. */
export const lessonPrediction = z.object({
  /** A random id of this sitting, so that two students who say the same are two. */
  sitting: z.string().min(1).max(60).optional(),
  steps: z
    .array(
      z.object({
        id: z.string(),
        /** Null where the outcome was revealed without saying. */
        said: place.nullable(),
        gap: z.number().nullable().optional(),
        hands: z.array(z.int().min(0).max(1000)).max(MOST_ANSWERS),
      }),
    )
    .max(MOST_STEPS),
});

export type LessonResult = Written<typeof lessonResult>;
export type LessonPrediction = Written<typeof lessonPrediction>;
