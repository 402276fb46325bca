import type { PolicyVariant } from '../../engine/evaluation/catalogue';
import { policyNamed } from '../../engine/policies';
import { formatDecimal } from '../../words/format';
import type { PageLanguage } from '../../words/language';
import { partWords } from '../../words/parts';

/** A setting without the zeros that say nothing: 0.1, 0, 0.464. */
export function formatSetting(value: number, language: PageLanguage): string {
  const digits = Math.min(3, (String(value).split('.')[1] ?? '').length);
  return formatDecimal(value, language, digits);
}

/**
 * What a policy with its settings is called: its label with the values the label names, its
 * threshold, and whatever else departs from its presets. What is usual goes without saying.
 */
export function variantName(
  { policy, space, settings }: Pick<PolicyVariant, 'policy' | 'space' | 'settings'>,
  language: PageLanguage,
): string {
  const part = policyNamed(policy);
  const named = new Set<PropertyKey>();
  const values = new Proxy<Readonly<Record<string, number>>>(settings, {
    get(target, name) {
      named.add(name);
      return target[String(name)];
    },
  });
  const parts = [partWords(policy, language).label(values)];
  const said = new Set(named);
  for (const [name, { isThreshold, preset, symbol }] of Object.entries(part.parameters)) {
    const value = values[name]!;
    const isUsual = value === preset && !isThreshold;
    if (!isUsual && !said.has(name)) parts.push(`${symbol} ${formatSetting(value, language)}`);
  }
  const isChosen = part.space !== null && 'preset' in part.space && space !== part.space.preset;
  if (isChosen && space !== null) parts.push(partWords(space, language).name);
  return parts.join(', ');
}
