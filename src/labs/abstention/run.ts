import { type PageLanguage, textLanguage } from '../../words/language';
import { GENERATORS, type GeneratorName } from '../../engine/abstention/generators';
import { failure, success, type Result } from '../../engine/errors';
import { settingsApplied } from '../../engine/settings-applied';
import { pipelineSettings } from '../../engine/settings-schema';
import { bundledAbstention } from '../../corpora/bundled-by-digest';
import { corpusReference } from '../../corpora/corpus-digest';
import type { AbstentionResult } from '../../engine/records/abstention-result';
import { CHECKER_USED, partsUsed } from '../../engine/records/parts-used';
import type { RunRecord } from '../../engine/records/run-record';
import type { Recomputed } from '../../runs/recompute';
import type { RunToSaveOf } from '../../runs/store.svelte';
import type { AbstentionLab } from './state.svelte';
import { askTwenty, checkTwenty, QuestionSets, type Twenty } from './twenty';

/**
 * What a run keeps of the twenty: what became of each, by id, with its gold under this cutting, what
 * either system supplied and whether the checker flagged the answer of each simulated generator, held
 * against what it cites (null where nothing was checked); and the gate.
 */
function twentyResult(twenty: Twenty): AbstentionResult {
  const { questions, report } = twenty;
  const flags = Object.fromEntries(
    GENERATORS.map((generator) => {
      const checked = checkTwenty(twenty, generator, 'cited');
      return [generator, new Map(checked.map((each) => [each.id, each]))] as const;
    }),
  );
  const flagOf = (generator: GeneratorName, id: string) => {
    const checked = flags[generator]!.get(id);
    return checked?.grounding ? checked.flagged : null;
  };
  return {
    questions: questions.map(({ item, naive, guarded }) => ({
      id: item.id,
      answerable: item.answerable,
      gold: item.gold,
      naive: naive.outcome,
      naiveSupplied: naive.retrieval.supplied,
      guarded: guarded.outcome,
      refusal: guarded.refusal,
      supplied: guarded.retrieval.supplied,
      flagged: { truthful: flagOf('truthful', item.id), lying: flagOf('lying', item.id) },
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
  language: PageLanguage,
  name: string,
): RunToSaveOf<'abstention'> {
  const { corpus } = twenty.papers;
  return {
    run: {
      lab: 'abstention',
      name,
      language: textLanguage(language),
      corpus: corpusReference(corpus, corpus.language, { bundled: true, licence: corpus.licence }),
      settings: settingsApplied(lab.settings),
      profiles: { ...partsUsed(lab.settings), ...CHECKER_USED },
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
  const papers = await bundledAbstention(run.corpus);
  if (!papers) return failure('corpus-missing');
  return success({ result: twentyResult(askTwenty(papers, settings.data, new QuestionSets())) });
}
