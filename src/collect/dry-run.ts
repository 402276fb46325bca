import { exposureOf, holdOf, type Experiment } from '../engine/protocol/experiment';
import { bodyText, utf8Length, type RequestBody } from '../engine/protocol/request';
import type { NanoUsd } from '../engine/protocol/money';
import { verifyExperiment, type Fault } from '../engine/protocol/verify';

/** What a rehearsal finds: everything a run would do up to the network, and no further. */
export interface Rehearsal {
  readonly calls: number;
  readonly bytes: number;
  readonly worstCase: NanoUsd;
  /** Number of the first call whose reservation would not fit; null where all fit. */
  readonly firstThatDoesNotFit: number | null;
  readonly faults: readonly Fault[];
}

/** Goes through a frozen plan without touching network or key. `counted` is what the ledger counts. */
export function rehearse(experiment: Experiment, counted: NanoUsd): Rehearsal {
  const verified = verifyExperiment(experiment);
  const faults = verified.ok
    ? verified.value.faults
    : [{ code: 'digest' as const, place: verified.error.code }];
  let total = counted;
  let bytes = 0;
  let firstThatDoesNotFit: number | null = null;
  for (const request of experiment.requests) {
    bytes += utf8Length(bodyText(request.body as RequestBody));
    if (total + holdOf(experiment, request) > experiment.budget.ceiling) {
      firstThatDoesNotFit ??= request.number;
    }
    total += request.reservation;
  }
  return {
    calls: experiment.requests.length,
    bytes,
    worstCase: exposureOf(experiment),
    firstThatDoesNotFit,
    faults,
  };
}
