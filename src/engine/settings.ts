const CHUNKINGS = ['sentences', 'characters', 'sentence-range'] as const;

export const SCORERS = ['lexical-1.0', 'bm25-1'] as const;

export const POLICIES = [
  'top-k',
  'window',
  'parent',
  'rerank',
  'scar',
  'smoothed-cut',
  'carried-bm25',
  'carried-latent',
] as const;
export type PolicyName = (typeof POLICIES)[number];

export const SPACES = ['lexical', 'tf-idf', 'latent'] as const;
export type SpaceName = (typeof SPACES)[number];

/** The policies that cut the ranking at a share τ of its best score. */
export const CUTS: ReadonlySet<PolicyName> = new Set([
  'smoothed-cut',
  'carried-bm25',
  'carried-latent',
]);

/** Below this many chunks the cuts, which are made for documents, are not offered. */
export const MINIMUM_CHUNKS_FOR_CUTS = 8;

/** What a setting may be, and what it is until somebody sets it. */
type Field =
  | {
      readonly kind: 'whole' | 'share';
      readonly low: number;
      readonly high: number;
      readonly preset: number;
    }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly preset: string }
  | { readonly kind: 'switch'; readonly preset: boolean };

const whole = (low: number, high: number, preset: number) =>
  ({ kind: 'whole', low, high, preset }) as const;
const share = (low: number, high: number, preset: number) =>
  ({ kind: 'share', low, high, preset }) as const;
const choice = <const Names extends readonly string[]>(of: Names, preset: Names[number]) =>
  ({ kind: 'choice', of, preset }) as const;
const off = () => ({ kind: 'switch', preset: false }) as const;

/**
 * Everything a reader can set between a corpus and what a model receives: one table for types,
 * defaults, limits and links, and for the schema of stored settings (`settings-schema.ts`, apart
 * because the first screen stores nothing). Settings a policy does not use are kept, so that
 * switching back finds them.
 */
export const SETTINGS = {
  chunking: choice(CHUNKINGS, 'sentences'),
  /** Sentences per chunk, when cutting by sentences. */
  size: whole(1, 6, 3),
  /** Target length of a chunk in UTF-16 code units, when cutting by characters. */
  target: whole(100, 4000, 800),
  scorer: choice(SCORERS, 'lexical-1.0'),
  /** Anchors: how many of the best chunks are retrieved. */
  topK: whole(1, 50, 1),
  policy: choice(POLICIES, 'top-k'),
  /** How many chunks away a neighbour may stand. */
  radius: whole(1, 4, 1),
  /** Where cosines are measured. */
  space: choice(SPACES, 'tf-idf'),
  /** λ: what a break in continuity costs a neighbour. */
  lambda: share(0, 1, 0.1),
  /** γ: the share of its anchor's similarity that a neighbour must pass. */
  gamma: share(0, 2, 0.8),
  /** τ: the share of the best smoothed score that a chunk must reach. */
  tau: share(0, 1, 0.576),
  /** The most chunks a cut may supply. */
  cap: whole(3, 60, 12),
  /** How many chunks reach the lexical rerank. */
  rerankDepth: whole(1, 200, 50),
  /** Gate 1, off topic: refuse when the question's bearing terms are missing from the index. */
  gateTopic: off(),
  /** Gate 2, no such answer: refuse when the figure asked for stands nowhere in what is supplied. */
  gateAnswer: off(),
  /**
   * Share of the question's idf weight that may be unseen before gate 1 closes. 0.6 lies halfway
   * between the highest share of an answerable question among the twenty of `corpus/abstention`
   * (0.43) and the lowest of one off topic (0.77). No other question was used.
   */
  topicThreshold: share(0, 1, 0.6),
  /**
   * Share of the question's idf weight that one sentence must cover for gate 2 to open. 0.35 lies
   * halfway between the most that a sentence with a figure of the kind asked for covers of an
   * unanswerable question among the same twenty (0.23, false premises aside) and the least of an
   * answerable one (0.48).
   */
  answerThreshold: share(0, 1, 0.35),
} as const satisfies Record<string, Field>;

type ValueOf<Each> = Each extends { kind: 'choice'; of: infer Names extends readonly string[] }
  ? Names[number]
  : Each extends { kind: 'switch' }
    ? boolean
    : number;

export type PipelineSettings = {
  [Key in keyof typeof SETTINGS]: ValueOf<(typeof SETTINGS)[Key]>;
};

/** Whether a setting can take a value: of its kind, and within its limits. */
export function isAllowed(key: keyof PipelineSettings, value: unknown): boolean {
  const field: Field = SETTINGS[key];
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

export const DEFAULT_SETTINGS: PipelineSettings = Object.fromEntries(
  Object.entries(SETTINGS).map(([key, { preset }]) => [key, preset]),
) as PipelineSettings;

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
