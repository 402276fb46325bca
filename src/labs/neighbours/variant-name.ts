import type { PageLanguage } from '../../words/language';
import type { PolicyVariant } from '../../engine/evaluation/catalogue';
import { formatDecimal } from '../../words/format';
import { NEIGHBOURS_DEFAULTS } from './link';
import { neighboursWords } from '../../words/neighbours';

/** A setting without the zeros that say nothing: 0.1, 0, 0.464. */
export function formatSetting(value: number, language: PageLanguage): string {
  const digits = Math.min(3, (String(value).split('.')[1] ?? '').length);
  return formatDecimal(value, language, digits);
}

/** What a policy with its settings is called: what is usual of it goes without saying. */
export function variantName(
  { policy, space, settings }: Pick<PolicyVariant, 'policy' | 'space' | 'settings'>,
  language: PageLanguage,
): string {
  const { policyLabel, spaceName } = neighboursWords(language);
  const usual = NEIGHBOURS_DEFAULTS;
  const show = (name: string, value: number) => `${name} ${formatSetting(value, language)}`;
  switch (policy) {
    case 'top-k':
      return policyLabel.topK(settings.topK);
    case 'window':
    case 'scar': {
      const label = policy === 'window' ? policyLabel.window : policyLabel.scar;
      const parts = [label(settings.radius)];
      if (settings.topK !== usual.topK) parts.push(show('k', settings.topK));
      if (policy === 'scar') {
        if (settings.lambda !== usual.lambda) parts.push(show('λ', settings.lambda));
        if (settings.gamma !== usual.gamma) parts.push(show('γ', settings.gamma));
        if (space !== null && space !== usual.space) parts.push(spaceName[space]);
      }
      return parts.join(', ');
    }
    case 'parent':
      return settings.topK === usual.topK
        ? policyLabel.parent
        : `${policyLabel.parent}, ${show('k', settings.topK)}`;
    case 'rerank':
      return policyLabel.rerank(settings.topK);
    case 'smoothed-cut':
      return `${policyLabel.smoothedCut}, ${show('τ', settings.tau)}`;
    case 'carried-bm25':
      return `${policyLabel.carriedBm25}, ${show('τ', settings.tau)}`;
    case 'carried-latent':
      return `${policyLabel.carriedLatent}, ${show('τ', settings.tau)}`;
  }
}
