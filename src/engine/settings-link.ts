import { isAllowed, type PipelineSettings } from './settings';

/** The names settings bear in a link: short, and the ones a reader says aloud. */
const LINK_NAMES = {
  chunking: 'cut',
  size: 'size',
  target: 'target',
  scorer: 'score',
  topK: 'k',
  policy: 'policy',
  radius: 'r',
  space: 'space',
  lambda: 'lambda',
  gamma: 'gamma',
  tau: 'tau',
  cap: 'cap',
  rerankDepth: 'depth',
  gateTopic: 'gate1',
  gateAnswer: 'gate2',
  topicThreshold: 'threshold1',
  answerThreshold: 'threshold2',
} as const satisfies Record<keyof PipelineSettings, string>;

/** A value of a link that no setting can take. */
export interface RefusedParameter {
  readonly name: string;
  readonly value: string;
}

const KEYS = Object.keys(LINK_NAMES) as (keyof PipelineSettings)[];

/**
 * Writes the settings that differ from `defaults` into `query`, and those named in `always`
 * whatever they are.
 */
export function writeSettings(
  query: URLSearchParams,
  settings: PipelineSettings,
  defaults: PipelineSettings,
  always: readonly (keyof PipelineSettings)[] = [],
): void {
  for (const key of KEYS) {
    if (settings[key] === defaults[key] && !always.includes(key)) continue;
    query.set(LINK_NAMES[key], String(settings[key]));
  }
}

/**
 * Reads settings from a link: what it does not name comes from `defaults`, and what no setting can
 * take is left out and returned as refused, so that the page can say so.
 */
export function readSettings(
  query: URLSearchParams,
  defaults: PipelineSettings,
): { settings: PipelineSettings; refused: RefusedParameter[] } {
  const values: Record<string, unknown> = { ...defaults };
  const refused: RefusedParameter[] = [];
  for (const key of KEYS) {
    const name = LINK_NAMES[key];
    const text = query.get(name);
    if (text === null) continue;
    const value = typed(text, defaults[key]);
    if (isAllowed(key, value)) values[key] = value;
    else refused.push({ name, value: text.slice(0, 40) });
  }
  return { settings: values as PipelineSettings, refused };
}

/** A link holds text; the default tells which kind of value the text stands for. */
function typed(text: string, example: string | number | boolean): unknown {
  if (typeof example === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (typeof example === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}
