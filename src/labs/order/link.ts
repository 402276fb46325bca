import type { PipelineSettings } from '../../engine/settings';
import { DEFAULT_SETTINGS, PROTOCOL_1_0 } from '../../engine/settings';
import { readSettings, writeSettings, type RefusedParameter } from '../../engine/settings-link';
import type { TextLanguage } from '../../engine/text/language';

/** The order a reader makes by moving sentences. */
export const YOURS = 'yours';

/** The lab opens on the published protocol. */
export const ORDER_DEFAULTS: PipelineSettings = { ...DEFAULT_SETTINGS, ...PROTOCOL_1_0 };

/** Everything the address of the Order lab says. */
export interface OrderPlace {
  readonly caseId: string;
  /** A case of the reader's own, compressed; takes the place of `caseId`. */
  readonly own: string | undefined;
  /** The language of the case, which is not the interface's. */
  readonly text: TextLanguage | undefined;
  readonly settings: PipelineSettings;
  readonly left: string;
  readonly right: string;
  /** Fact ids of "your order"; empty when none was made. */
  readonly order: readonly string[];
  readonly predicting: boolean;
  readonly refused: readonly RefusedParameter[];
}

export function readOrderPlace(query: URLSearchParams): OrderPlace {
  const text = query.get('text');
  const { settings, refused } = readSettings(query, ORDER_DEFAULTS);
  const isLanguage = text === 'fr' || text === 'en';
  return {
    caseId: query.get('case') ?? 'price',
    own: query.get('own') ?? undefined,
    text: isLanguage ? text : undefined,
    settings: { ...settings, chunking: 'sentences' },
    left: query.get('left') ?? 'A',
    right: query.get('right') ?? 'B',
    order: (query.get('order') ?? '').split(',').filter((id) => id !== ''),
    predicting: query.get('predict') === 'yes',
    refused: text === null || isLanguage ? refused : [...refused, { name: 'text', value: text }],
  };
}

export function writeOrderPlace(place: Omit<OrderPlace, 'refused'>): URLSearchParams {
  const query = new URLSearchParams();
  if (place.own === undefined) query.set('case', place.caseId);
  if (place.text) query.set('text', place.text);
  writeSettings(query, place.settings, ORDER_DEFAULTS, ['size', 'topK']);
  query.set('left', place.left);
  query.set('right', place.right);
  if (place.order.length > 0) query.set('order', place.order.join(','));
  if (place.predicting) query.set('predict', 'yes');
  if (place.own !== undefined) query.set('own', place.own);
  return query;
}
