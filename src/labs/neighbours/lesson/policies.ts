import { CATALOGUE, type PolicyVariant } from '../../../engine/evaluation/catalogue';

/** The policies the lesson compares, under the names its measures and choices bear. */
export const COMPARED = {
  five: 'top-5',
  ten: 'top-10',
  window: 'window-1',
  published: 'scar-1',
  calibrated: 'scar-1-calibrated',
  carried: 'carried-latent',
} as const;
export type ComparedName = keyof typeof COMPARED;

export const COMPARED_NAMES = Object.keys(COMPARED) as ComparedName[];

export function comparedVariant(name: ComparedName): PolicyVariant {
  return CATALOGUE.find(({ id }) => id === COMPARED[name])!;
}
