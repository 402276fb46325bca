import type { RetrievalCorpus } from '../../engine/corpus/retrieval-corpus';
import { failure, success, type Result } from '../../engine/errors';
import { integrityDigest } from '../../engine/protocol/digest';
import { pipelineSettings } from '../../engine/settings';
import { GENERATOR } from '../../engine/statistics/generator';
import type { Language } from '../../engine/text/language';
import { BUNDLED_DOCUMENTS } from '../../library/bundled-documents';
import { corpusDigest } from '../../runs/corpora';
import type { CorpusReference, Json, RunRecord } from '../../runs/record';
import type { Recomputed } from '../../runs/recompute';
import type { RunToSave } from '../../runs/store.svelte';
import { EvaluationClient } from '../../workers/evaluation-client';
import type { EvaluationResult } from '../../workers/evaluation-contract';
import { evaluationRequest } from './request';
import type { NeighboursLab } from './state.svelte';

export const EVALUATION = 'evaluation';

/** What a run keeps of an evaluation: every figure, and a digest in place of the sweep. */
export function evaluationRunResult(result: EvaluationResult): Json {
  const { counts, chunks, table, differences, sweepDigest } = result;
  return { counts, chunks, table, differences, sweep: sweepDigest } as unknown as Json;
}

/** Several corpora are named together, by the digest of their digests in order. */
export function corporaReference(corpora: readonly RetrievalCorpus[]): CorpusReference {
  const digests = corpora.map(corpusDigest);
  return {
    id: corpora.map(({ id }) => id).join('+'),
    title: corpora.map(({ title }) => title).join('; '),
    digest: digests.length === 1 ? digests[0]! : integrityDigest(digests),
    bundled: true,
    licence: 'CC BY 4.0',
  };
}

/** The run of the evaluation that is shown, to be kept. */
export function evaluationRun(lab: NeighboursLab, language: Language, name: string): RunToSave {
  const { result, settings, corpora } = lab.evaluation;
  if (!result || !settings) throw new RangeError('no evaluation');
  return {
    run: {
      lab: 'neighbours',
      kind: EVALUATION,
      name,
      language,
      corpus: corporaReference(corpora),
      settings: { ...settings, corpora: corpora.map(({ id }) => id) },
      place: lab.query.toString(),
      result: evaluationRunResult(result),
      profiles: { generator: GENERATOR },
    },
  };
}

/**
 * Computes a kept evaluation again, in a worker of its own. Fails with `corpus-missing` where a
 * document is not the one it was, with `run-unreadable`, or with `worker-failed`.
 */
export async function recomputeNeighbours(run: RunRecord): Promise<Result<Recomputed>> {
  const settings = pipelineSettings.safeParse(run.settings);
  const { corpora: ids } = run.settings;
  if (run.kind !== EVALUATION || !settings.success || !Array.isArray(ids)) {
    return failure('run-unreadable');
  }
  const corpora = await bundled(ids);
  if (!corpora || corporaReference(corpora).digest !== run.corpus.digest) {
    return failure('corpus-missing');
  }
  const client = new EvaluationClient();
  const request = evaluationRequest(corpora, settings.data);
  const outcome = await client.evaluate(request, () => undefined).outcome;
  client.close();
  if (outcome.status !== 'done') return failure('worker-failed');
  return success({ result: evaluationRunResult(outcome.value) });
}

async function bundled(ids: readonly unknown[]): Promise<RetrievalCorpus[] | undefined> {
  const documents = ids.map((id) => BUNDLED_DOCUMENTS.find((document) => document.id === id));
  const known = documents.filter((document) => document !== undefined);
  if (known.length === 0 || known.length < documents.length) return undefined;
  return Promise.all(known.map((document) => document.load()));
}
