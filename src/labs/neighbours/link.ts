import { characters } from '../../engine/chunkers/characters';
import { presetsOf } from '../../engine/parts/part';
import { scarPolicy } from '../../engine/policies/scar';
import { DOCUMENT_SCORER } from '../../engine/scorers';
import { DEFAULT_SETTINGS, type PipelineSettings } from '../../engine/settings';
import { readSettings, writeSettings, type RefusedParameter } from '../../engine/settings-link';

export const VIEWS = ['explore', 'evaluate'] as const;
export type View = (typeof VIEWS)[number];

/** The lab opens on SCAR as published, on chunks of about 800 characters. */
export const NEIGHBOURS_DEFAULTS: PipelineSettings = {
  ...DEFAULT_SETTINGS,
  chunking: characters.id,
  scorer: DOCUMENT_SCORER.id,
  policy: scarPolicy.id,
  ...presetsOf(scarPolicy.parameters),
};

/** Everything the address of the Neighbours lab says. */
export interface NeighboursPlace {
  readonly view: View;
  /** Undefined: the first document in the reader's language. */
  readonly corpus: string | undefined;
  readonly question: string | undefined;
  /** A chunk the reader chose, counted from 1 as on the page, and the anchor it is seen from. */
  readonly chunk: number | undefined;
  readonly anchor: number | undefined;
  /** The corpora of the evaluation; empty: all of them. */
  readonly evaluated: readonly string[];
  readonly settings: PipelineSettings;
  readonly refused: readonly RefusedParameter[];
}

export function readNeighboursPlace(query: URLSearchParams): NeighboursPlace {
  const { settings, refused } = readSettings(query, NEIGHBOURS_DEFAULTS);
  const refuse = (name: string) => {
    refused.push({ name, value: (query.get(name) ?? '').slice(0, 40) });
    return undefined;
  };
  const whole = (name: string) => {
    const text = query.get(name);
    if (text === null) return undefined;
    return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : refuse(name);
  };
  const asked = query.get('view') ?? 'explore';
  const view = VIEWS.find((each) => each === asked);
  if (!view) refuse('view');
  // Documents are ranked by BM25; the frozen rule belongs to the teaching cases.
  if (settings.scorer !== NEIGHBOURS_DEFAULTS.scorer) refuse('score');
  // The gates belong to the Abstention and Order labs, which show why one closed.
  if (settings.gateTopic) refuse('gate1');
  if (settings.gateAnswer) refuse('gate2');
  return {
    view: view ?? 'explore',
    corpus: query.get('corpus') ?? undefined,
    question: query.get('question') ?? undefined,
    chunk: whole('chunk'),
    anchor: whole('anchor'),
    evaluated: (query.get('corpora') ?? '').split(',').filter((id) => id !== ''),
    settings: {
      ...settings,
      scorer: NEIGHBOURS_DEFAULTS.scorer,
      gateTopic: false,
      gateAnswer: false,
    },
    refused,
  };
}

export function writeNeighboursPlace(place: Omit<NeighboursPlace, 'refused'>): URLSearchParams {
  const query = new URLSearchParams();
  if (place.view !== 'explore') query.set('view', place.view);
  if (place.corpus !== undefined) query.set('corpus', place.corpus);
  if (place.question !== undefined) query.set('question', place.question);
  writeSettings(query, place.settings, NEIGHBOURS_DEFAULTS, ['policy', 'topK']);
  if (place.chunk !== undefined) query.set('chunk', String(place.chunk));
  if (place.anchor !== undefined) query.set('anchor', String(place.anchor));
  if (place.evaluated.length > 0) query.set('corpora', place.evaluated.join(','));
  return query;
}
