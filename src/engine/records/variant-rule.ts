import { describeVariant } from '../describe';
import { BASE_SETTINGS, type PolicyVariant } from '../evaluation/catalogue';
import { POLICIES } from '../policies';
import { DOCUMENT_SCORER, SCORERS } from '../scorers';
import {
  isAllowed,
  type ChunkingSettings,
  type PipelineSettings,
  type ScorerName,
} from '../settings';
import { SPACES } from '../spaces';
import { versionOf } from './part-versions';
import type { PolicyRule } from './policy-rule';

/** A variant as a run carries it: every number its policy reads, and the versions of its parts. */
export function ruleOf(variant: PolicyVariant, chunking: ChunkingSettings): PolicyRule {
  const { policy, space, scorer } = describeVariant(variant, DOCUMENT_SCORER.id, chunking);
  return {
    id: variant.id,
    policy: policy.id,
    version: policy.version,
    scorer: scorer.id,
    space: space?.id ?? null,
    parameters: policy.parameters,
    constants: policy.constants,
    parts: { ...versionOf('scorer', scorer), ...versionOf('space', space) },
  };
}

/** A variant with the scorer it was ranked by. */
interface RecordedVariant extends PolicyVariant {
  readonly scorer: ScorerName;
}

/**
 * The variant that a run's rule stands for, with the numbers it carries and not today's. Undefined
 * where this engine has no such policy, space or scorer, or a number is none it can take.
 */
export function variantOf(rule: PolicyRule): RecordedVariant | undefined {
  const { id, space, parameters } = rule;
  const policy = POLICIES.find((each) => each.id === rule.policy)?.id;
  const scorer = SCORERS.find((each) => each.id === rule.scorer)?.id;
  const measured = space === null ? null : SPACES.find((each) => each.id === space)?.id;
  const settings = { ...BASE_SETTINGS, ...parameters };
  const isSound = Object.entries(settings).every(
    ([name, value]) => name in BASE_SETTINGS && isAllowed(name as keyof PipelineSettings, value),
  );
  return policy && scorer && measured !== undefined && isSound
    ? { id, policy, scorer, space: measured, settings }
    : undefined;
}
