import { type PageLanguage, textLanguage } from '../../words/language';
import type { RetrievalCorpus } from '../../engine/corpus/retrieval-corpus';
import { failure, success, type Result } from '../../engine/errors';
import { integrityDigest } from '../../engine/protocol/digest';
import { chunkingApplied, type PipelineSettings } from '../../engine/settings';
import { pipelineSettings } from '../../engine/settings-schema';
import { GENERATOR } from '../../engine/statistics/generator';
import { loadDocument } from '../../corpora/bundled-documents';
import { corpusDigest } from '../../corpora/corpus-digest';
import type { EvaluationResult as KeptEvaluation } from '../../engine/records/evaluation-result';
import { readEvaluation } from '../../engine/records/kinds';
import { chunkerUsed } from '../../engine/records/parts-used';
import { variantOf } from '../../engine/records/variant-rule';
import type { CorpusReference, RunRecord } from '../../engine/records/run-record';
import { rulesOf } from '../../engine/records/versions';
import { STATISTICS_SEED } from '../../engine/statistics/paired';
import type { Recomputed } from '../../runs/recompute';
import type { RunToSaveOf } from '../../runs/store.svelte';
import { EvaluationClient } from '../../workers/evaluation-client';
import type { EvaluationResult } from '../../workers/evaluation-contract';
import { isOwn, ownContent, ownOfRun } from './own-corpus';
import { evaluationRequest } from './request';
import type { NeighboursLab } from './state.svelte';

export const EVALUATION = 'evaluation';

/**
 * What a run keeps of an evaluation: every figure, what each policy supplied for each question so
 * that runs can be compared question by question, and a digest in place of the sweep.
 */
export function evaluationRunResult(
  result: EvaluationResult,
  evaluated: readonly RetrievalCorpus[],
): KeptEvaluation {
  const { policies, counts, chunks, questions, supplied, table, differences } = result;
  const corpora = evaluated.map((corpus) => ({ id: corpus.id, digest: digestOf(corpus) }));
  const figures = { policies, counts, chunks, questions, supplied, table, differences };
  return { corpora, ...figures, sweep: result.sweepDigest };
}

/** In the lab an own corpus bears its digest as its id. */
function digestOf(corpus: RetrievalCorpus): string {
  return isOwn(corpus.id) ? corpus.id : corpusDigest(corpus);
}

/** Several corpora are named together, by the digest of their digests in order. */
export function corporaReference(corpora: readonly RetrievalCorpus[]): CorpusReference {
  const digests = corpora.map(digestOf);
  return {
    id: corpora.map(({ id }) => ownContent(id)?.id ?? id).join('+'),
    title: corpora.map(({ title }) => title).join('; '),
    digest: digests.length === 1 ? digests[0]! : integrityDigest(digests),
    bundled: !corpora.some(({ id }) => isOwn(id)),
    licence: [...new Set(corpora.map(({ licence }) => licence))].join('; ').slice(0, 2000),
  };
}

/**
 * The settings an evaluation depends on: its documents, their cutting and where cosines are
 * measured. Every policy of the catalogue brings its own, whatever the sliders say.
 */
export function evaluationSettings(
  settings: PipelineSettings,
  corpora: readonly RetrievalCorpus[],
): Readonly<Record<string, unknown>> {
  const { scorer, space } = settings;
  return { ...chunkingApplied(settings), scorer, space, corpora: corpora.map(({ id }) => id) };
}

/** The run of the evaluation that is shown, to be kept. */
export function evaluationRun(
  lab: NeighboursLab,
  language: PageLanguage,
  name: string,
): RunToSaveOf<'neighbours'> {
  const { result, settings, corpora } = lab.evaluation;
  if (!result || !settings) throw new RangeError('no evaluation');
  return {
    run: {
      lab: 'neighbours',
      kind: EVALUATION,
      name,
      language: textLanguage(language),
      corpus: corporaReference(corpora),
      settings: evaluationSettings(settings, corpora),
      place: lab.query.toString(),
      result: evaluationRunResult(result, corpora),
      profiles: {
        generator: GENERATOR,
        'statistics/paired': STATISTICS_SEED,
        ...chunkerUsed(settings),
      },
    },
    ownCorpus: ownContent(corpora[0]!.id),
  };
}

/**
 * Computes a kept evaluation again, in a worker of its own. Fails with `corpus-missing` where a
 * document is not the one it was, with `run-unreadable`, or with `worker-failed`.
 */
export async function recomputeNeighbours(
  run: RunRecord,
  own: unknown,
): Promise<Result<Recomputed>> {
  const settings = pipelineSettings.safeParse(run.settings);
  const { corpora: ids } = run.settings;
  const kept = readEvaluation(run);
  if (run.kind !== EVALUATION || !settings.success || !Array.isArray(ids) || !kept.ok) {
    return failure('run-unreadable');
  }
  // By the rules it was made with, not by those of today's table.
  const variants = rulesOf(kept.value)
    .map(variantOf)
    .filter((each) => each !== undefined);
  if (variants.length < kept.value.supplied.length) return failure('run-unreadable');
  const corpora = await corporaOf(ids, own);
  if (!corpora || corporaReference(corpora).digest !== run.corpus.digest) {
    return failure('corpus-missing');
  }
  const client = new EvaluationClient();
  const request = { ...evaluationRequest(corpora, settings.data), variants };
  const outcome = await client.evaluate(request, () => undefined).outcome;
  client.close();
  if (outcome.status !== 'done') return failure('worker-failed');
  return success({ result: evaluationRunResult(outcome.value, corpora) });
}

/** The bundled corpora of some ids, or the one own corpus of the run. */
async function corporaOf(
  ids: readonly unknown[],
  own: unknown,
): Promise<RetrievalCorpus[] | undefined> {
  const [first] = ids;
  if (ids.length === 1 && typeof first === 'string' && isOwn(first)) {
    const corpus = ownOfRun(own, first);
    return corpus && [corpus];
  }
  const found = await Promise.all(
    ids.map(async (id) => (typeof id === 'string' ? loadDocument(id) : undefined)),
  );
  const known = found.filter((corpus) => corpus !== undefined);
  return known.length > 0 && known.length === found.length ? known : undefined;
}
