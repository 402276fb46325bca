import type { LanguageMeta } from '../language';

export const meta: LanguageMeta = {
  name: 'English',
  locale: 'en-GB',
  direction: 'ltr',
  decimal: '.',
  percent: '%',
};
