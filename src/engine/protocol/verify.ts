import { parseTeachingCase } from '../corpus/parse-teaching-case';
import type { TeachingCase } from '../corpus/teaching-case';
import { parseRetrievalCorpus } from '../corpus/retrieval-corpus';
import { failure, success, type Result } from '../errors';
import { canonicalJson } from './canonical';
import { experimentSchema, type Experiment } from './experiment';
import { experimentDigests, fileText } from './freeze';
import { freezeOrderSeries } from './order-experiment';
import { freezePoliciesSeries } from './policies-experiment';
import { parseStrictJson } from './strict-json';

/**
 * What is wrong with a file that reads well:
 * - `digest`: `place` no longer has the digest the file claims for it;
 * - `rule`: from the file's own corpus this lab would make another `place`;
 * - `layout`: the content is whole, but the bytes are not those we wrote, from byte `place` on.
 */
export interface Fault {
  readonly code: 'digest' | 'rule' | 'layout';
  readonly place: string;
}

export interface Verified<T> {
  readonly value: T;
  readonly faults: readonly Fault[];
}

/**
 * Reads an untrusted value as an experiment and checks it: each part against its digest, then all of
 * it against what its own corpus, settings and our rules give today. An untouched file of this
 * version has no faults.
 *
 * Fails with `experiment-unknown` (some other file), `experiment-newer`, or `experiment-invalid` with the `place` and the validator's `reason`.
 */
export function verifyExperiment(value: unknown): Result<Verified<Experiment>> {
  if (!hasFormat(value, 'fragment-lab/experiment')) return failure('experiment-unknown');
  if (isNewer(value, 'fragment-lab/experiment')) return failure('experiment-newer');
  const parsed = experimentSchema.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    return failure('experiment-invalid', {
      place: issue.path.map(String).join('.'),
      reason: issue.code,
    });
  }
  const experiment = parsed.data;
  const isSimulator = experiment.provider.kind === 'simulator';
  if ((experiment.series === 'simulated') !== isSimulator) {
    return failure('experiment-invalid', { place: 'series', reason: 'provider' });
  }
  return success({
    value: experiment,
    faults: [...digestFaults(experiment), ...ruleFaults(experiment)],
  });
}

/** The same from the text of a file, whose bytes are compared with those we would write. */
export function verifyExperimentText(text: string): Result<Verified<Experiment>> {
  const json = parseStrictJson(text);
  if (!json.ok) return json;
  const verified = verifyExperiment(json.value);
  if (!verified.ok) return verified;
  return success({
    value: verified.value.value,
    faults: [...verified.value.faults, ...layoutFaults(text, json.value)],
  });
}

/** True where a value says that it is a file of this format. */
export function hasFormat(value: unknown, format: string): boolean {
  return (
    value !== null && typeof value === 'object' && (value as { format?: unknown }).format === format
  );
}

/** True where a file of `format` says it is of a version after ours. */
export function isNewer(value: unknown, format: string): boolean {
  if (value === null || typeof value !== 'object') return false;
  const { format: name, version } = value as { format?: unknown; version?: unknown };
  return name === format && typeof version === 'number' && version > 1;
}

/** The parts that lost their digest. That of the whole is told only where no part accounts for it. */
function digestFaults(experiment: Experiment): Fault[] {
  const computed = experimentDigests(experiment);
  const names = new Set([...Object.keys(computed), ...Object.keys(experiment.digests)]);
  const changed = [...names].filter((name) => computed[name] !== experiment.digests[name]);
  const parts = changed.filter((name) => name !== 'plan');
  return (parts.length > 0 ? parts : changed).map((place) => ({ code: 'digest', place }));
}

function ruleFaults(experiment: Experiment): Fault[] {
  const rebuilt = rebuild(experiment);
  if (!rebuilt.ok) return [{ code: 'rule', place: `corpus (${rebuilt.error.code})` }];
  const place = firstDifference(
    { ...experiment, digests: undefined },
    { ...rebuilt.value, digests: undefined },
  );
  return place === null ? [] : [{ code: 'rule', place }];
}

/** The experiment that the file's own corpus and settings give under the rules of this lab. */
function rebuild(experiment: Experiment): Result<Experiment> {
  const { id, createdAt, provider, snapshots, budget } = experiment;
  const terms = { id, createdAt, provider, snapshots, budget };
  if (experiment.kind === 'order') {
    const cases: TeachingCase[] = [];
    for (const value of experiment.corpus.cases) {
      const parsed = parseTeachingCase(value);
      if (!parsed.ok) return parsed;
      cases.push(parsed.value);
    }
    const { size, topK, repetitions, languages } = experiment.rules;
    const plan = { size, topK, repetitions, languages };
    const { answers } = experiment.rules;
    return freezeOrderSeries({ ...terms, cases, plan, answers, answer: experiment.calls.answer });
  }
  const corpus = parseRetrievalCorpus(experiment.corpus);
  if (!corpus.ok) return corpus;
  const { policies, questions, seed, target, answers } = experiment.rules;
  return freezePoliciesSeries({
    ...terms,
    corpus: corpus.value,
    policies: [policies[0]!.id, policies[1]!.id],
    questions,
    seed,
    target,
    answers,
    answer: experiment.calls.answer,
    judge: experiment.calls.judge,
  });
}

/** The place of the first difference between two JSON values, keys in order of code units. */
function firstDifference(a: unknown, b: unknown, place = ''): string | null {
  if (isContainer(a) && isContainer(b) && Array.isArray(a) === Array.isArray(b)) {
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    if (!Array.isArray(a)) keys.sort((x, y) => (x < y ? -1 : x > y ? 1 : 0));
    for (const key of keys) {
      const inner = Array.isArray(a) ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`;
      const found = firstDifference(a[key], b[key], inner);
      if (found !== null) return found;
    }
    return null;
  }
  const same = a === undefined || b === undefined ? a === b : canonicalJson(a) === canonicalJson(b);
  return same ? null : place;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object';
}

/** Says from which byte on a file is not what we would have written for its own content. */
export function layoutFaults(text: string, value: unknown): Fault[] {
  const written = fileText(value);
  if (written === text) return [];
  let place = 0;
  while (written[place] === text[place]) place += 1;
  return [{ code: 'layout', place: String(new TextEncoder().encode(text.slice(0, place)).length) }];
}
