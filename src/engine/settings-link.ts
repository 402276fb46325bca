import {
  isAllowed,
  SETTING_NAMES,
  SETTINGS,
  withPolicy,
  type PipelineSettings,
  type PolicyName,
} from './settings';

/** A value of a link that no setting can take. */
export interface RefusedParameter {
  readonly name: string;
  readonly value: string;
}

/**
 * Writes the settings that differ from `defaults` into `query`, and those named in `always`
 * whatever they are. A policy's own threshold goes without saying.
 */
export function writeSettings(
  query: URLSearchParams,
  settings: PipelineSettings,
  defaults: PipelineSettings,
  always: readonly (keyof PipelineSettings)[] = [],
): void {
  const unsaid = { ...withPolicy(defaults, settings.policy), policy: defaults.policy };
  for (const key of SETTING_NAMES) {
    if (settings[key] === unsaid[key] && !always.includes(key)) continue;
    query.set(SETTINGS[key].link, String(settings[key]));
  }
}

/**
 * Reads settings from a link: what it does not name comes from `defaults` (a policy's threshold from
 * the policy it names), and what no setting can take is left out and returned as refused, so that
 * the page can say so.
 */
export function readSettings(
  query: URLSearchParams,
  defaults: PipelineSettings,
): { settings: PipelineSettings; refused: RefusedParameter[] } {
  const policy = query.get(SETTINGS.policy.link);
  const values: Record<string, unknown> =
    policy !== null && isAllowed('policy', policy)
      ? { ...withPolicy(defaults, policy as PolicyName) }
      : { ...defaults };
  const refused: RefusedParameter[] = [];
  for (const key of SETTING_NAMES) {
    const name = SETTINGS[key].link;
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
