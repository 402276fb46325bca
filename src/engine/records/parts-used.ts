import { CHECKER_VERSION } from '../abstention/checker';
import { GATE_VERSION } from '../abstention/gates';
import { describeChunking, describeRetrieval } from '../describe';
import type { ChunkingSettings, PipelineSettings } from '../settings';
import { scorerNamed } from '../scorers';
import { versionOf, type Versions } from './part-versions';

/** The versions of the chunker that an evaluation cuts with. */
export function chunkerUsed(chunking: ChunkingSettings): Versions {
  return versionOf('chunker', describeChunking(chunking));
}

/** The versions of the parts that settings in force put to work, gates that are on among them. */
export function partsUsed(settings: PipelineSettings): Versions {
  const { chunker, scorer, policy, space } = describeRetrieval(settings);
  return {
    terms: scorerNamed(settings.scorer).rules.id,
    ...versionOf('chunker', chunker),
    ...versionOf('scorer', scorer),
    ...versionOf('policy', policy),
    ...versionOf('space', space),
    ...(settings.gateTopic && { 'gate/topic': GATE_VERSION }),
    ...(settings.gateAnswer && { 'gate/answer': GATE_VERSION }),
  };
}

/** The version of the check of figures, where answers were held against their passages. */
export const CHECKER_USED: Versions = { 'check/figures': CHECKER_VERSION };
