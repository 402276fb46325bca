import type { LabError } from '../engine/errors';
import { canonicalJson } from '../engine/protocol/canonical';
import { LEAST_OUTPUT_TOKENS, type Experiment } from '../engine/protocol/experiment';
import { fileText } from '../engine/protocol/freeze';
import { verifyExperiment } from '../engine/protocol/verify';
import { checkEndpoint, isLocalEndpoint } from '../network/endpoint';
import { holdsKey } from '../network/redact';

/** What a plan is held against when it is about to start. */
export interface StartConditions {
  /** The cases as the page has them now. */
  readonly cases: readonly { readonly id: string }[];
  readonly hasObstacles: boolean;
  /** Whether a key is held for the plan's endpoint. */
  readonly hasKey: boolean;
  /** Every key that was typed. */
  readonly keys: readonly string[];
}

/**
 * Why a plan may not start; null where it may. Everything is looked at anew, since what was stored
 * may have been changed: `plan-changed`, `case-changed`, `endpoint-not-allowed`, `tokens-too-few`,
 * `no-paid-calls`, `key-missing`, `key-in-plan`, or as `verifyExperiment` fails.
 */
export function startRefusal(experiment: Experiment, conditions: StartConditions): LabError | null {
  const verified = verifyExperiment(experiment);
  if (!verified.ok) return verified.error;
  const [fault] = verified.value.faults;
  if (fault) return refusal('plan-changed', { place: fault.place });
  if (experiment.kind === 'order') {
    const changed = changedCase(experiment.corpus.cases, conditions.cases);
    if (changed !== null) return refusal('case-changed', { case: changed });
  }
  const { provider } = experiment;
  if (provider.kind === 'simulator') return null;
  const endpoint = checkEndpoint(provider.endpoint);
  if (!endpoint.ok) return endpoint.error;
  const tooFew = Object.values(experiment.calls).some(
    ({ maxOutputTokens }) => maxOutputTokens < LEAST_OUTPUT_TOKENS,
  );
  if (tooFew) return refusal('tokens-too-few');
  if (conditions.hasObstacles) return refusal('no-paid-calls');
  if (!isLocalEndpoint(provider.endpoint) && !conditions.hasKey) return refusal('key-missing');
  const text = fileText(experiment);
  return conditions.keys.some((key) => holdsKey(text, key)) ? refusal('key-in-plan') : null;
}

function refusal(code: string, details: LabError['details'] = {}): LabError {
  return { code, details };
}

/** The id of a case that the page has and that is no longer as the plan froze it. */
function changedCase(
  frozen: readonly unknown[],
  present: readonly { id: string }[],
): string | null {
  for (const item of frozen as readonly { id: string }[]) {
    const now = present.find((other) => other.id === item.id);
    if (now && canonicalJson(now) !== canonicalJson(item)) return item.id;
  }
  return null;
}
