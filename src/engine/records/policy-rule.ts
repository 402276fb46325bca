import { z } from '../zod';
import type { Written } from './written';

const identifier = z.string().min(1).max(300);

/**
 * A supply policy as a run used it: what it is, and every number it read. It stands for itself: what
 * a list of today calls `id` plays no part in it.
 */
export const policyRule = z.object({
  /** What the run calls it, a variant of the evaluation's table. */
  id: identifier,
  policy: identifier,
  version: identifier,
  scorer: identifier,
  /** Where its cosines are measured; null where it measures none. */
  space: identifier.nullable(),
  parameters: z.record(identifier, z.number()),
  /** The numbers of its formulas that nobody can set. */
  constants: z.record(identifier, z.union([z.number(), z.string()])),
  /** Versions of the other parts it used, by family and id: `space/latent`. */
  parts: z.record(identifier, identifier),
});

export type PolicyRule = Written<typeof policyRule>;
