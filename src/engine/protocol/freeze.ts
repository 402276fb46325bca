import { failure, success, type Result } from '../errors';
import { reservationOf } from './budget';
import { integrityDigest } from './digest';
import type { CallTerms, Experiment, Provider } from './experiment';
import { HIGHEST_AMOUNT, sumAmounts, type NanoUsd } from './money';
import { bodyText, utf8Length, type RequestBody } from './request';

/** What a person settles before freezing, whatever the kind of series. */
export interface FreezeTerms {
  /** A UUID of its own: two plans are never the same series. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly provider: Provider;
  readonly snapshots: 'exact' | 'dated';
  readonly budget: {
    readonly ledger: string;
    readonly ceiling: NanoUsd;
    readonly spentBefore: NanoUsd;
  };
}

/** An experiment before its digests: the kinds differ in what they hold besides. */
export type Undigested<E extends Experiment> = Omit<E, 'digests'>;

/** The parts whose digests a file bears, besides that of the whole, which is called `plan`. */
const PARTS = [
  'corpus',
  'rules',
  'prompts',
  'provider',
  'calls',
  'snapshots',
  'budget',
  'matrix',
  'requests',
] as const;

export function seriesOf(provider: Provider): Experiment['series'] {
  return provider.kind === 'simulator' ? 'simulated' : 'collected';
}

/**
 * SHA-256 of canonical JSON. For a simulated series the word is part of what is digested and stands
 * before the digest, so that no simulated digest can equal or pass for a collected one.
 */
export function seriesDigest(series: Experiment['series'], value: unknown): string {
  return series === 'simulated'
    ? `simulated:${integrityDigest({ simulated: value })}`
    : integrityDigest(value);
}

/** The digests of an experiment's parts and, as `plan`, of all of it. */
export function experimentDigests(experiment: Undigested<Experiment>): Record<string, string> {
  const { series } = experiment;
  const whole = { ...experiment, digests: undefined };
  const digests: Record<string, string> = { plan: seriesDigest(series, whole) };
  for (const part of PARTS) {
    const value = (whole as Record<string, unknown>)[part];
    if (value !== undefined) digests[part] = seriesDigest(series, value);
  }
  return digests;
}

/**
 * Adds the digests. Fails with `plan-too-dear` where the worst case passes what money here can hold.
 * The value comes back as a file would give it: plain, nothing shared, nothing undefined.
 */
export function sealed<E extends Experiment>(experiment: Undigested<E>): Result<E> {
  if (experiment.worstCase > HIGHEST_AMOUNT) return failure('plan-too-dear');
  const plain = JSON.parse(JSON.stringify(experiment)) as Undigested<E>;
  return success({ ...plain, digests: experimentDigests(plain as Undigested<Experiment>) } as E);
}

/** The size of a request and the most it can cost. */
export function weighed(
  body: RequestBody,
  terms: CallTerms,
  extraBytes = 0,
): { body: RequestBody; bytes: number; reservation: NanoUsd } {
  const bytes = utf8Length(bodyText(body)) + extraBytes;
  return { body, bytes, reservation: reservationOf(bytes, terms.maxOutputTokens, terms.prices) };
}

/** The sum of all reservations: what the plan costs if every call costs the most it can. */
export function worstCaseOf(requests: readonly { readonly reservation: NanoUsd }[]): NanoUsd {
  return sumAmounts(requests.map((request) => request.reservation));
}

/** A simulator is not the model it stands in for, and its requests say so. */
export function termsUnder(provider: Provider, terms: CallTerms): CallTerms {
  if (provider.kind === 'responses-api') return terms;
  return { ...terms, model: `simulator-${provider.behaviour}` };
}

/** The text of a file: readable JSON that ends with a line end. */
export function fileText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
