import type { RetrievalCorpus } from '../../engine/corpus/retrieval-corpus';
import { chunkingKey, chunkingOf, type PipelineSettings } from '../../engine/settings';
import type { EvaluationRequest } from '../../workers/evaluation-contract';

/** Names corpora and their cutting: figures with another key are of something else. */
export function evaluationKey(corpora: readonly string[], settings: PipelineSettings): string {
  return JSON.stringify([corpora, chunkingKey(settings)]);
}

/** The request of an evaluation under some settings. */
export function evaluationRequest(
  corpora: readonly RetrievalCorpus[],
  settings: PipelineSettings,
): EvaluationRequest {
  return {
    key: evaluationKey(
      corpora.map(({ id }) => id),
      settings,
    ),
    corpora,
    chunking: chunkingOf(settings),
    space: settings.space,
  };
}
