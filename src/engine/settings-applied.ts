import { valuesFor } from './parts/part';
import { policyNamed } from './policies';
import { scorerNamed } from './scorers';
import { chunkingApplied, type PipelineSettings } from './settings';

/**
 * Of all settings those that decide something: what the parts chosen read, and the threshold of a
 * gate that is on. The rest could be anything and the pipeline would do the same.
 */
export function settingsApplied(settings: PipelineSettings): Partial<PipelineSettings> {
  const { scorer, policy, space, gateTopic, gateAnswer } = settings;
  const chosen = policyNamed(policy);
  const leavesSpace = chosen.space !== null && 'preset' in chosen.space;
  return {
    ...chunkingApplied(settings),
    scorer,
    ...valuesFor(scorerNamed(scorer), settings),
    policy,
    ...valuesFor(chosen, settings),
    ...(leavesSpace && { space }),
    gateTopic,
    gateAnswer,
    ...(gateTopic && { topicThreshold: settings.topicThreshold }),
    ...(gateAnswer && { answerThreshold: settings.answerThreshold }),
  };
}
