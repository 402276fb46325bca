import type { AskedKind } from './asked-nouns';

/** What a verb or an adjective of measure asks for. */
export interface Measuring {
  readonly kind: AskedKind;
  /** See `AskedQuantity.dimensions`. */
  readonly dimensions: readonly string[];
}

type Line = readonly [kind: AskedKind, dimension: string | null, words: string];

function measuring(lines: readonly Line[]): ReadonlyMap<string, Measuring> {
  return new Map(
    lines.flatMap(([kind, dimension, words]) => {
      const found = { kind, dimensions: dimension === null ? [] : [dimension] };
      return words.split(/\s+/).map((word) => [word, found] as const);
    }),
  );
}

/** Behind "combien" or "how much": what the verb (folded) measures, which is no price. */
export const MEASURING_VERBS = {
  fr: measuring([
    ['measure', 'weight', 'pese pesent pesait pesaient pesera peseront peser'],
    ['measure', 'length', 'mesure mesurent mesurait mesuraient mesurera mesureront mesurer'],
    ['duration', null, 'dure durent durait duraient durera dureront dura durer'],
    ['quantity', null, 'contient contiennent contenait contiendra contenir consomme consomment'],
    [
      'quantity',
      null,
      'consommait consommera consommer debite produit produisent produire absorbe',
    ],
  ]),
  en: measuring([
    ['measure', 'weight', 'weigh weighs weighed'],
    ['measure', 'length', 'measure measures measured'],
    ['duration', null, 'last lasts lasted'],
    ['quantity', null, 'hold holds held contain contains contained consume consumes consumed'],
    ['quantity', null, 'burn burns produce produces produced absorb absorbs'],
  ]),
};

/** Behind "how": what the adjective measures. */
export const MEASURING_ADJECTIVES = measuring([
  ['duration', null, 'long soon quickly old'],
  ['measure', 'speed', 'fast'],
  ['measure', 'length', 'high tall deep wide thick far'],
  ['measure', 'weight', 'heavy'],
  ['measure', 'temperature', 'hot cold warm'],
  ['measure', null, 'large big loud'],
]);
