import type { RetrievalCorpus } from '../../engine/corpus/retrieval-corpus';
import type { PipelineSettings } from '../../engine/settings';
import type { EvaluationRequest } from '../../workers/evaluation-contract';

/** Names corpora and their cutting: figures with another key are of something else. */
export function evaluationKey(
  corpora: readonly string[],
  { chunking, size, target }: PipelineSettings,
): string {
  const cut = chunking === 'sentences' ? size : chunking === 'characters' ? target : '';
  return JSON.stringify([corpora, chunking, cut]);
}

/** The request of an evaluation under some settings. */
export function evaluationRequest(
  corpora: readonly RetrievalCorpus[],
  settings: PipelineSettings,
): EvaluationRequest {
  const { chunking, size, target, space } = settings;
  return {
    key: evaluationKey(
      corpora.map(({ id }) => id),
      settings,
    ),
    corpora,
    chunking: { chunking, size, target },
    space,
  };
}
