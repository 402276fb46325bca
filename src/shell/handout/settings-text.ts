import type { PageLanguage } from '../../words/language';
import type { PipelineSettings } from '../../engine/settings';
import { ORDER_DEFAULTS } from '../../labs/order/link';
import { orderWords } from '../../words/order';
import { formatDecimal } from '../../words/format';
import { handoutWords } from '../../words/handout';

/**
 * The settings of the Order lab as a reader needs them to work by hand: always the cutting, the
 * chunks kept and the score, the rest where it departs from the protocol.
 */
export function settingsText(settings: PipelineSettings, language: PageLanguage): string[] {
  const lab = orderWords(language);
  const { setting } = handoutWords(language);
  const lines = [
    setting(lab.size, String(settings.size)),
    setting(lab.topK, String(settings.topK)),
    setting(lab.scorer, lab.scorerName[settings.scorer]),
  ];
  const number = (value: number) => formatDecimal(value, language, 2);
  if (settings.policy !== ORDER_DEFAULTS.policy) {
    const names: Readonly<Record<string, string>> = lab.policyName;
    lines.push(setting(lab.policy, names[settings.policy] ?? settings.policy));
    const { policy } = settings;
    if (policy === 'window' || policy === 'scar') {
      lines.push(setting(lab.radius, `±${settings.radius}`));
    }
    if (policy === 'scar') {
      const spaces: Readonly<Record<string, string>> = lab.spaceName;
      lines.push(
        setting(lab.space, spaces[settings.space] ?? settings.space),
        `λ ${number(settings.lambda)}`,
        `γ ${number(settings.gamma)}`,
      );
    }
    if (policy === 'smoothed-cut' || policy === 'carried-bm25') {
      lines.push(`τ ${formatDecimal(settings.tau, language)}`);
    }
  }
  if (settings.gateTopic) lines.push(lab.gateTopic);
  if (settings.gateAnswer) lines.push(lab.gateAnswer);
  return lines;
}
