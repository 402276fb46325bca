import { settingsUsed } from './evaluation/settings-used';
import type { ChunkingSettings } from './prepare';
import type { PipelineSettings } from './settings';

/** The settings of a cutting that it reads: a size in sentences, or a target in characters. */
export function cuttingApplied({
  chunking,
  size,
  target,
}: ChunkingSettings): Partial<ChunkingSettings> {
  if (chunking === 'sentences') return { chunking, size };
  return chunking === 'characters' ? { chunking, target } : { chunking };
}

/**
 * Of all settings those that decide something: the cutting's own, what the policy reads, and the
 * threshold of a gate that is on. The rest could be anything and the pipeline would do the same.
 */
export function settingsApplied(settings: PipelineSettings): Partial<PipelineSettings> {
  const { scorer, policy, space, gateTopic, gateAnswer } = settings;
  return {
    ...cuttingApplied(settings),
    scorer,
    policy,
    ...settingsUsed({ policy, settings }),
    ...(policy === 'scar' && { space }),
    gateTopic,
    gateAnswer,
    ...(gateTopic && { topicThreshold: settings.topicThreshold }),
    ...(gateAnswer && { answerThreshold: settings.answerThreshold }),
  };
}
