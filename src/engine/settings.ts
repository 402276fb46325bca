import { chunkerNamed, CHUNKERS } from './chunkers';
import { partNamed, valuesFor, type Parameter, type Part } from './parts/part';
import { POLICIES, policyNamed } from './policies';
import { SCORERS } from './scorers';
import { SPACES } from './spaces';

export type ChunkerName = (typeof CHUNKERS)[number]['id'];
export type ScorerName = (typeof SCORERS)[number]['id'];
export type SpaceName = (typeof SPACES)[number]['id'];
export type PolicyName = (typeof POLICIES)[number]['id'];

/** The names of the parameters of all members of a family. */
type ParameterName<Member> = Member extends { readonly parameters: infer P }
  ? keyof P & string
  : never;

/** The settings that decide where documents are cut: the only ones a prepared corpus depends on. */
export type ChunkingSettings = { chunking: ChunkerName } & Record<
  ParameterName<(typeof CHUNKERS)[number]>,
  number
>;

/** The numbers that policies read, by name. */
export type PolicySettings = Record<ParameterName<(typeof POLICIES)[number]>, number>;

/**
 * Everything a reader can set between a corpus and what a model receives. Settings that nothing
 * chosen reads are kept, so that switching back finds them.
 */
export type PipelineSettings = ChunkingSettings &
  PolicySettings & {
    scorer: ScorerName;
    policy: PolicyName;
    /** Where cosines are measured, by a policy that leaves it to the settings. */
    space: SpaceName;
    /** Gate 1, off topic: refuse when the question's bearing terms are missing from the index. */
    gateTopic: boolean;
    /** Gate 2, no such answer: refuse when the figure asked for stands nowhere in what is supplied. */
    gateAnswer: boolean;
    topicThreshold: number;
    answerThreshold: number;
  };

/** What a setting may be, and what it is until somebody sets it. */
type Field = { readonly link: string } & (
  | Pick<Parameter, 'kind' | 'low' | 'high' | 'preset'>
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly preset: string }
  | { readonly kind: 'switch'; readonly preset: boolean }
);

const choice = (family: readonly Part[], preset: string, link: string): Field => ({
  kind: 'choice',
  of: family.map(({ id }) => id),
  preset: partNamed(family, preset).id,
  link,
});
const gate = (link: string): Field => ({ kind: 'switch', preset: false, link });
const share = (preset: number, link: string): Field => ({
  kind: 'share',
  low: 0,
  high: 1,
  preset,
  link,
});

/** The parameters of a family, each once: a name means the same in every member that has it. */
function parametersOf(family: readonly Part[]): Record<string, Parameter> {
  const all: Record<string, Parameter> = {};
  for (const { parameters } of family) {
    for (const [name, parameter] of Object.entries(parameters)) all[name] ??= parameter;
  }
  return all;
}

/** The settings of the published protocol 1.0: three sentences a chunk, the best one supplied. */
export const PROTOCOL_1_0 = {
  chunking: 'sentences',
  size: 3,
  scorer: 'lexical-1.0',
  topK: 1,
  policy: 'top-k',
  gateTopic: false,
  gateAnswer: false,
} as const satisfies Partial<PipelineSettings>;

/**
 * One table for limits, presets and links, made of what the parts declare; the schema of stored
 * settings (`settings-schema.ts`, apart because the first screen stores nothing) is made from it.
 */
export const SETTINGS = {
  chunking: choice(CHUNKERS, PROTOCOL_1_0.chunking, 'cut'),
  ...parametersOf(CHUNKERS),
  scorer: choice(SCORERS, PROTOCOL_1_0.scorer, 'score'),
  ...parametersOf(SCORERS),
  policy: choice(POLICIES, PROTOCOL_1_0.policy, 'policy'),
  ...parametersOf(POLICIES),
  space: choice(SPACES, 'tf-idf', 'space'),
  ...parametersOf(SPACES),
  gateTopic: gate('gate1'),
  gateAnswer: gate('gate2'),
  /**
   * Share of the question's idf weight that may be unseen before gate 1 closes. 0.6 lies halfway
   * between the highest share of an answerable question among the twenty of `corpus/abstention`
   * (0.43) and the lowest of one off topic (0.77). No other question was used.
   */
  topicThreshold: share(0.6, 'threshold1'),
  /**
   * Share of the question's idf weight that one sentence must cover for gate 2 to open. 0.35 lies
   * halfway between the most that a sentence with a figure of the kind asked for covers of an
   * unanswerable question among the same twenty (0.23, false premises aside) and the least of an
   * answerable one (0.48).
   */
  answerThreshold: share(0.35, 'threshold2'),
} as Record<keyof PipelineSettings, Field>;

export const SETTING_NAMES = Object.keys(SETTINGS) as (keyof PipelineSettings)[];

/** Whether a setting can take a value: of its kind, and within its limits. */
export function isAllowed(key: keyof PipelineSettings, value: unknown): boolean {
  const field = SETTINGS[key];
  switch (field.kind) {
    case 'choice':
      return typeof value === 'string' && field.of.includes(value);
    case 'switch':
      return typeof value === 'boolean';
    case 'whole':
      return Number.isSafeInteger(value) && isWithin(value as number, field.low, field.high);
    case 'share':
      return typeof value === 'number' && isWithin(value, field.low, field.high);
  }
}

function isWithin(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}

/** Every preset, under the choices and the one anchor of protocol 1.0. */
export const DEFAULT_SETTINGS: PipelineSettings = {
  ...(Object.fromEntries(
    Object.entries(SETTINGS).map(([key, { preset }]) => [key, preset]),
  ) as PipelineSettings),
  ...PROTOCOL_1_0,
};

/** The presets of a policy that belong to it alone: its threshold, where it has one. */
export function thresholdsOf(policy: PolicyName): Partial<PolicySettings> {
  const thresholds = Object.entries(policyNamed(policy).parameters).flatMap(
    ([name, { isThreshold, preset }]) => (isThreshold ? [[name, preset]] : []),
  );
  return Object.fromEntries(thresholds) as Partial<PolicySettings>;
}

/** The settings with another policy, at its own threshold. */
export function withPolicy(settings: PipelineSettings, policy: PolicyName): PipelineSettings {
  return settings.policy === policy ? settings : { ...settings, policy, ...thresholdsOf(policy) };
}

/** The settings of a chunking that it reads: its name, and its own parameters. */
export function chunkingApplied(settings: ChunkingSettings): Partial<ChunkingSettings> {
  const { chunking } = settings;
  return { chunking, ...valuesFor(chunkerNamed(chunking), settings) };
}

/** Of all settings those that a prepared corpus depends on. */
export function chunkingOf(settings: ChunkingSettings): ChunkingSettings {
  const { chunking } = settings;
  const names = Object.keys(parametersOf(CHUNKERS));
  const values = Object.entries(settings).filter(([name]) => names.includes(name));
  return { chunking, ...Object.fromEntries(values) } as ChunkingSettings;
}

/** One text for all settings that cut the same: `characters 800`, `sentences 3`, `sentence-range`. */
export function chunkingKey(settings: ChunkingSettings): string {
  return Object.values(chunkingApplied(settings)).join(' ');
}
