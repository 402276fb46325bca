import { chunkerNamed } from './chunkers';
import { valuesFor, type Part } from './parts/part';
import { policyNamed } from './policies';
import { spaceOf } from './policies/policy';
import { scorerNamed } from './scorers';
import type { ChunkingSettings, PipelineSettings } from './settings';
import { spaceNamed } from './spaces';

/** A part as it was used: everything that its numbers depend on, as plain JSON. */
export interface PartDescription {
  readonly id: string;
  readonly version: string;
  /** What it read of the settings. */
  readonly parameters: Readonly<Record<string, number>>;
  /** The numbers of its formulas that nobody can set. */
  readonly constants: Readonly<Record<string, number | string>>;
}

/** A retrieval setting in full; a part that it does not use is null. */
export interface RetrievalDescription {
  readonly policy: PartDescription;
  readonly space: PartDescription | null;
  readonly scorer: PartDescription;
  readonly chunker: PartDescription;
}

function describePart(part: Part, settings: object): PartDescription {
  return {
    id: part.id,
    version: part.version,
    parameters: valuesFor(part, settings),
    constants: { ...part.constants },
  };
}

/** How documents are cut, in full. Throws a RangeError for a chunking that is none. */
export function describeChunking(settings: ChunkingSettings): PartDescription {
  return describePart(chunkerNamed(settings.chunking), settings);
}

/** What settings use and with which numbers, in full. Throws a RangeError for an unknown part. */
export function describeRetrieval(settings: PipelineSettings): RetrievalDescription {
  const policy = policyNamed(settings.policy);
  const space = spaceOf(policy, settings.space);
  return {
    policy: describePart(policy, settings),
    space: space === null ? null : describePart(spaceNamed(space), settings),
    scorer: describePart(scorerNamed(settings.scorer), settings),
    chunker: describeChunking(settings),
  };
}

/** A line of an evaluation (a `PolicyVariant`) in full, under its scorer and chunking. */
export function describeVariant(
  variant: Pick<PipelineSettings, 'policy'> & {
    readonly space: string | null;
    readonly settings: object;
  },
  scorer: string,
  chunking: ChunkingSettings,
): RetrievalDescription {
  return describeRetrieval({
    ...chunking,
    ...variant.settings,
    scorer,
    policy: variant.policy,
    ...(variant.space !== null && { space: variant.space }),
  } as PipelineSettings);
}
