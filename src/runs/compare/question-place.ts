import { settingsRead } from '../../engine/evaluation/catalogue';
import type { PipelineSettings } from '../../engine/settings';
import { pipelineSettings } from '../../engine/settings-schema';
import { writeSettings } from '../../engine/settings-link';
import { readEvaluation } from '../../engine/records/kinds';
import { variantOf } from '../../engine/records/variant-rule';
import { rulesOf } from '../../engine/records/versions';
import type { RunRecord } from '../../engine/records/run-record';

/**
 * The address of one question of a run in its lab, where its whole Trace is: for an evaluation the
 * question under the policy `variant`, for an Order run the run's own place, for an Abstention run the
 * question under the run's settings, where both systems stand. Null where the lab
 * could not show it: a policy out of the catalogue, a case that travels in no address.
 */
export function questionPlace(
  run: RunRecord,
  variant: string,
  corpus: string,
  question: string,
): string | null {
  if (run.lab === 'order') {
    const isThere = run.corpus.bundled || new URLSearchParams(run.place).has('own');
    return isThere ? `#/order?${run.place}` : null;
  }
  if (run.lab === 'abstention') {
    const query = new URLSearchParams(run.place);
    query.set('view', 'silence');
    query.set('question', question);
    query.delete('cell');
    return `#/abstention?${query}`;
  }
  const evaluation = readEvaluation(run);
  const rule = evaluation.ok && rulesOf(evaluation.value).find(({ id }) => id === variant);
  const known = rule ? variantOf(rule) : undefined;
  const settings = pipelineSettings.safeParse(run.settings);
  if (!known || !settings.success) return null;
  const query = new URLSearchParams({ corpus, question });
  const { policy, scorer, space } = known;
  const asked = {
    ...settings.data,
    policy,
    scorer,
    ...(space && { space }),
    ...settingsRead(known),
  };
  // Every setting, so that the lab's own defaults play no part.
  const all = Object.keys(asked) as (keyof PipelineSettings)[];
  writeSettings(query, asked, asked, all);
  return `#/neighbours?${query}`;
}
