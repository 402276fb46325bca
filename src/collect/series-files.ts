import { failure, success, type Result } from '../engine/errors';
import type { Experiment } from '../engine/protocol/experiment';
import { LARGEST_FILE } from '../engine/protocol/file-size';
import { utf8Length } from '../engine/protocol/request';
import { makeResults, readResults, type Results } from '../engine/protocol/results';
import { verifyExperimentText, type Verified } from '../engine/protocol/verify';
import { holdsKey } from '../network/redact';

/** A file on its way out. */
export interface OutgoingFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Nothing leaves with a key in it, though nothing was written that could hold one, nor larger than
 * what is read back. Fails with `export-holds-key` or `export-too-large`.
 */
export function outgoing(
  name: string,
  text: string,
  keys: readonly string[],
): Result<OutgoingFile> {
  if (keys.some((key) => holdsKey(text, key))) return failure('export-holds-key');
  return utf8Length(text) > LARGEST_FILE ? failure('export-too-large') : success({ name, text });
}

export function fileName(what: string, experiment: Experiment): string {
  const mark = experiment.series === 'simulated' ? '-simulated' : '';
  return `${what}${mark}-${experiment.id.slice(0, 8)}.json`;
}

/** The text of a file. Fails with `file-too-large` or `file-not-utf-8`. */
export async function textOfFile(file: File): Promise<Result<string>> {
  if (file.size > LARGEST_FILE) return failure('file-too-large');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return success(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return failure('file-not-utf-8');
  }
}

/** Reads a results file, or a plan as a series of which every call is still to be attempted. */
export function readSeriesText(text: string): Result<Verified<Results>> {
  const read = readResults(text);
  if (read.ok || read.error.code !== 'results-unknown') return read;
  const plan = verifyExperimentText(text);
  if (!plan.ok) return plan.error.code === 'experiment-unknown' ? read : plan;
  return success({ value: emptyResults(plan.value.value), faults: plan.value.faults });
}

function emptyResults(experiment: Experiment): Results {
  const { createdAt } = experiment;
  const end = { state: 'paused' as const, startedAt: createdAt, endedAt: createdAt, stop: null };
  return makeResults(experiment, end, [], []);
}
