import type { LanguageMeta } from '../language';

export const meta: LanguageMeta = {
  name: 'Français',
  locale: 'fr-FR',
  direction: 'ltr',
  decimal: ',',
  percent: '\u202f%',
};
