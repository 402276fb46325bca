import { failure, success, type Result } from '../../engine/errors';
import { settingsApplied } from '../../engine/settings-applied';
import { pipelineSettings } from '../../engine/settings-schema';
import { LANGUAGES, type Language } from '../../engine/text/language';
import { loadInsurer } from '../../library/bundled-insurer';
import { corpusDigest, corpusReference } from '../../runs/corpora';
import type { Json, RunRecord } from '../../runs/record';
import type { Recomputed } from '../../runs/recompute';
import type { RunToSave } from '../../runs/store.svelte';
import type { AbstentionLab } from './state.svelte';
import { askTwenty, SetShelf, type Twenty } from './twenty';

/** What a run keeps of the twenty: what became of each, by id, and the gate. */
function twentyResult({ questions, report }: Twenty): Json {
  return {
    questions: questions.map(({ item, naive, guarded }) => ({
      id: item.id,
      naive: naive.outcome,
      guarded: guarded.outcome,
      refusal: guarded.refusal,
      supplied: guarded.retrieval.supplied,
    })),
    gate: report.lines.map(({ name, measured, count, of, threshold, passed, against }) => ({
      name,
      measured,
      count,
      of,
      threshold,
      passed,
      against,
    })),
  };
}

/** The run of what the lab shows, to be kept. */
export function abstentionRun(
  lab: AbstentionLab,
  twenty: Twenty,
  language: Language,
  name: string,
): RunToSave {
  const { corpus } = twenty.papers;
  return {
    run: {
      lab: 'abstention',
      name,
      language,
      corpus: corpusReference(corpus, corpus.language, { bundled: true, licence: corpus.licence }),
      settings: settingsApplied(lab.settings),
      place: lab.query.toString(),
      result: twentyResult(twenty),
    },
  };
}

/**
 * Computes a kept run again under its settings, on the papers it names by their digest. Fails with
 * `corpus-missing` where they are not the ones they were, or with `run-unreadable`.
 */
export async function recomputeAbstention(run: RunRecord): Promise<Result<Recomputed>> {
  const settings = pipelineSettings.safeParse(run.settings);
  if (!settings.success) return failure('run-unreadable');
  for (const language of LANGUAGES) {
    const papers = await loadInsurer(language);
    if (corpusDigest(papers.corpus) !== run.corpus.digest) continue;
    return success({ result: twentyResult(askTwenty(papers, settings.data, new SetShelf())) });
  }
  return failure('corpus-missing');
}
