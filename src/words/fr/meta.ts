import type { LanguageMeta } from '../../formats/formats';

export const meta: LanguageMeta = {
  name: 'Français',
  locale: 'fr-FR',
  direction: 'ltr',
  texts: 'fr',
  decimal: ',',
  percent: '\u202f%',
};
