import type { GateLine } from '../abstention/gate-report';
import type { QuestionOutcome } from '../abstention/question-set';
import { z } from '../zod';
import type { Written } from './written';

const outcome = z.enum([
  'answered-with-gold',
  'answered-without-gold',
  'refused-rightly',
  'refused-wrongly',
] satisfies QuestionOutcome[]);
const chunks = z.array(z.int().min(0));
/** Null where nothing was checked. */
const flag = z.boolean().nullable();

/** One threshold of the gate against what was measured. */
const gateLine = z.object({
  name: z.enum(['recall', 'refusals', 'wrongRefusals', 'lies', 'falseAlarms']),
  measured: z.number().nullable(),
  count: z.int(),
  of: z.int(),
  threshold: z.number(),
  passed: z.boolean(),
  against: z.array(z.string()),
}) satisfies z.ZodType<Omit<GateLine, 'atLeast'>>;

const question = z.object({
  id: z.string(),
  naive: outcome,
  guarded: outcome,
  /** Why the guarded system refused. */
  refusal: z.string().nullable().optional(),
  /** What the guarded system supplied. */
  supplied: chunks,
  // Runs saved before gold was kept hold no more than the above.
  answerable: z.boolean().optional(),
  gold: chunks.optional(),
  naiveSupplied: chunks.optional(),
  /** Whether the checker flagged the answer of each simulated generator. */
  flagged: z.object({ truthful: flag, lying: flag }).optional(),
});

/** What an Abstention run holds: what became of every question, and the gate. */
export const abstentionResult = z.object({
  questions: z
    .array(question)
    .min(1)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
  gate: z.array(gateLine).optional(),
});

export type AbstentionResult = Written<typeof abstentionResult>;
