import { dictionary } from './dictionary';
import type { GlossaryPageWords } from './en/glossary-page';

export type { GlossaryPageWords };

export const glossaryPageWords = dictionary<GlossaryPageWords>(
  import.meta.glob('./*/glossary-page.ts', { eager: true, import: 'words' }),
);
