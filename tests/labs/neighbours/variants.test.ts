import { describe, expect, it } from 'vitest';
import { CATALOGUE, DEFAULT_VARIANT } from '../../../src/engine/evaluation/catalogue';
import { NEIGHBOURS_DEFAULTS } from '../../../src/labs/neighbours/link';
import { PUBLISHED } from '../../../src/labs/neighbours/published';
import { variantName } from '../../../src/labs/neighbours/variant-name';
import { isInForce, settingsOf, variantOf } from '../../../src/labs/neighbours/variants';

describe('the policies of the catalogue', () => {
  it('are in force once their settings are taken, whatever stood there before', () => {
    const before = { ...NEIGHBOURS_DEFAULTS, tau: 0.11, lambda: 0.27, space: 'lexical' as const };
    for (const variant of CATALOGUE) {
      const settings = { ...before, ...settingsOf(variant) };
      expect(isInForce(variant, settings), variant.id).toBe(true);
      const others = CATALOGUE.filter(
        (other) => other.id !== variant.id && isInForce(other, settings),
      );
      expect(others.map(({ id }) => id)).toEqual([]);
    }
  });

  it('are in force in the space they always work in, whatever space was chosen', () => {
    const variant = CATALOGUE.find(({ id }) => id === 'carried-latent')!;
    const settings = { ...NEIGHBOURS_DEFAULTS, ...settingsOf(variant), space: 'tf-idf' as const };
    expect(isInForce(variant, settings)).toBe(true);
  });

  it('leave alone what they do not use', () => {
    const window = CATALOGUE.find(({ id }) => id === 'window-1')!;
    expect(settingsOf(window)).toEqual({ policy: 'window', topK: 5, radius: 1 });
  });

  it('have a name of their own in each language', () => {
    for (const language of ['en', 'fr'] as const) {
      const names = CATALOGUE.map((variant) => variantName(variant, language));
      expect(new Set(names).size).toBe(CATALOGUE.length);
    }
  });

  it('have one default, and hold every policy the published table names', () => {
    expect(CATALOGUE.filter(({ id }) => id === DEFAULT_VARIANT)).toHaveLength(1);
    for (const { variant } of PUBLISHED) {
      expect(
        CATALOGUE.some(({ id }) => id === variant),
        variant,
      ).toBe(true);
    }
  });

  it('can be made of the settings in force', () => {
    const settings = { ...NEIGHBOURS_DEFAULTS, lambda: 0.02, gamma: 0.5 };
    const own = variantOf('yours', settings);
    expect(isInForce(own, settings)).toBe(true);
    expect(variantName(own, 'en')).toBe('SCAR ±1, λ 0.02, γ 0.5');
    expect(variantName(own, 'fr')).toBe('SCAR ±1, λ 0,02, γ 0,5');
  });
});
