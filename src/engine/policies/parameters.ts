import type { Parameter } from '../parts/part';

/** How many of the best chunks are retrieved. */
export const TOP_K = {
  kind: 'whole',
  low: 1,
  high: 50,
  preset: 5,
  name: 'top-k cutoff',
  symbol: 'k',
  unit: 'chunks',
  link: 'k',
} as const satisfies Parameter;

/** How many chunks away a neighbour may stand. */
export const RADIUS = {
  kind: 'whole',
  low: 1,
  high: 4,
  preset: 1,
  name: 'neighbour radius',
  symbol: 'r',
  unit: 'chunks',
  link: 'r',
} as const satisfies Parameter;

/** The share of the best score above the background that a chunk must reach. */
export const thresholdOf = (preset: number) =>
  ({
    kind: 'share',
    low: 0,
    high: 1,
    preset,
    name: 'relative score threshold',
    symbol: 'τ',
    unit: null,
    link: 'tau',
    isThreshold: true,
  }) as const satisfies Parameter;

/** The most chunks a threshold may let through. */
export const CAP = {
  kind: 'whole',
  low: 3,
  high: 60,
  preset: 12,
  name: 'maximum chunks',
  symbol: 'cap',
  unit: 'chunks',
  link: 'cap',
} as const satisfies Parameter;
