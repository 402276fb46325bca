import type { LabError } from '../engine/errors';
import type { CallRecord, Stop } from '../engine/protocol/results';
import type { OutcomeWords } from '../words/outcomes';

/** What an error means, and where, in the reader's language. */
export function errorText(words: OutcomeWords, error: LabError): string {
  const { place, rate, problem, case: id } = error.details;
  const where = place ?? rate ?? id ?? problem;
  const text = words.error[error.code] ?? `${words.otherError} (${error.code})`;
  return where === undefined ? text : `${text} ${words.at(String(where))}`;
}

/** What came of a call, in one line. */
export function callText(words: OutcomeWords, call: CallRecord): string {
  const name = words.outcome[call.outcome] ?? call.outcome;
  const status =
    call.httpStatus !== null && call.outcome === 'failed' ? ` (${call.httpStatus})` : '';
  const why = call.reason === null ? '' : ` ${words.reason[call.reason] ?? call.reason}`;
  const received =
    call.reason === 'other' && call.incompleteReason
      ? ` ${words.received(call.incompleteReason)}`
      : '';
  return `${name}${status}${why === '' ? '' : '.'}${why}${received}`;
}

/** Why a series stopped, in one or two sentences. */
export function stopText(words: OutcomeWords, stop: Stop): string {
  const text = words.stop[stop.code] ?? stop.code;
  const why = words.reason[stop.detail];
  if (why !== undefined) return why;
  return stop.detail === '' ? text : `${text} (${stop.detail})`;
}
