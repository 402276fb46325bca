import type { LanguageMeta } from '../../formats/formats';

export const meta: LanguageMeta = {
  name: 'English',
  locale: 'en-GB',
  direction: 'ltr',
  texts: 'en',
  decimal: '.',
  percent: '%',
};
