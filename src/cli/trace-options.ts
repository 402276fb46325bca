import { parseArgs } from 'node:util';
import { CATALOGUE } from '../engine/evaluation/catalogue';
import { presetsOf } from '../engine/parts/part';
import { POLICIES } from '../engine/policies';
import { spaceOf, type Policy } from '../engine/policies/policy';
import { DOCUMENT_SCORER } from '../engine/scorers';
import {
  DEFAULT_SETTINGS,
  isAllowed,
  SETTING_NAMES,
  SETTINGS,
  type PipelineSettings,
  type PolicyName,
  type SpaceName,
} from '../engine/settings';
import { CHUNK_OPTIONS, CHUNKINGS } from './evaluate-options';
import { fail } from './output';

export interface TraceOptions {
  /** A bundled corpus, or a file. */
  readonly corpus: string;
  readonly question: string | undefined;
  readonly policy: string;
  readonly settings: PipelineSettings;
}

const USAGE =
  'npm run --silent trace -- --corpus ID|FILE [--question ID] --policy ID ' +
  `[--chunk ${CHUNK_OPTIONS}] [--set name=value]`;

function usage(problem: string): never {
  fail('usage', { problem, usage: USAGE });
}

/** A policy, or a variant of one, as the settings it begins with; undefined for a name of neither. */
function settingsOf(id: string): Partial<PipelineSettings> | undefined {
  const variant = CATALOGUE.find((each) => each.id === id);
  if (variant) {
    const { policy, space, settings } = variant;
    return { ...settings, policy, ...(space && { space }) };
  }
  const policy = POLICIES.find((each): each is typeof each & Policy => each.id === id);
  if (!policy) return undefined;
  const space = spaceOf(policy);
  return {
    ...presetsOf(policy.parameters),
    policy: policy.id as PolicyName,
    ...(space && { space: space as SpaceName }),
  };
}

/** `name=value`, the name as in settings files or in links, the value of the setting's kind. */
function assigned(text: string): Partial<PipelineSettings> {
  const [name = '', value = ''] = [
    text.slice(0, text.indexOf('=')),
    text.slice(text.indexOf('=') + 1),
  ];
  const key = SETTING_NAMES.find((each) => each === name || SETTINGS[each].link === name);
  if (!text.includes('=') || !key) usage(`--set ${text}`);
  const typed = ['choice', 'switch'].includes(SETTINGS[key].kind)
    ? value === 'true' || value === 'false'
      ? value === 'true'
      : value
    : Number(value);
  if (value.trim() === '' || !isAllowed(key, typed)) usage(`--set ${text}`);
  return { [key]: typed };
}

/** Reads the command line; ends the program with `usage` or `unknown-policy` otherwise. */
export function readTraceOptions(args: readonly string[]): TraceOptions {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        corpus: { type: 'string' },
        question: { type: 'string' },
        policy: { type: 'string' },
        chunk: { type: 'string', default: '800' },
        set: { type: 'string', multiple: true, default: [] },
      },
    }));
  } catch (error) {
    usage(error instanceof Error ? error.message : '');
  }
  const { corpus, question, policy, chunk, set } = values;
  if (corpus === undefined) usage('no --corpus');
  if (policy === undefined) usage('no --policy');
  const chunking = CHUNKINGS.get(chunk);
  if (!chunking) usage(`--chunk ${chunk}`);
  const started = settingsOf(policy);
  if (!started) fail('unknown-policy', { policy });
  const settings = {
    ...DEFAULT_SETTINGS,
    ...chunking,
    scorer: DOCUMENT_SCORER.id,
    ...started,
    ...Object.assign({}, ...set.map(assigned)),
  } as PipelineSettings;
  return { corpus, question, policy, settings };
}
