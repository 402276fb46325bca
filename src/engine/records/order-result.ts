import { LANGUAGES } from '../text/language';
import { z } from '../zod';
import type { Written } from './written';

/** Far beyond any case; a file that claims more is not believed. */
const MOST_CONDITIONS = 1000;

const fact = z.string();

/** One order: its sentences by id, and what became of them. */
const orderSide = z
  .object({
    name: z.string(),
    order: z.array(fact).min(1),
    /** In the order of the text. */
    supplied: z.array(fact),
    /** Those supplied. */
    conditions: z.array(fact),
    conditionsTotal: z.int().min(0).max(MOST_CONDITIONS),
    chunks: z.array(
      z.object({
        facts: z.array(fact).optional(),
        score: z.number().optional(),
        rank: z.int().nullable().optional(),
        role: z.string(),
      }),
    ),
  })
  // A share of conditions beyond one is a claim, not a figure.
  .refine(
    ({ conditions, conditionsTotal }) =>
      new Set(conditions).size === conditions.length && conditions.length <= conditionsTotal,
  );

/** What a run of the Order lab holds: the two orders it showed. */
export const orderResult = z.object({
  /** Language of the case. */
  text: z.enum(LANGUAGES),
  left: orderSide,
  right: orderSide,
});

const guess = z.int().min(0).max(MOST_CONDITIONS).nullable();

/** Conditions a reader expected to be supplied, by side; null where nothing was said. */
export const orderPrediction = z.object({ left: guess, right: guess });

export type OrderResult = Written<typeof orderResult>;
export type OrderPrediction = Written<typeof orderPrediction>;
export type OrderSide = OrderResult['left'];

/** The sides of an Order run. */
export const SIDES = ['left', 'right'] as const;
