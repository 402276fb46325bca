import { dictionary } from './dictionary';
import type { AnswerWords } from './en/glossary/answer';
import type { MeasureWords } from './en/glossary/measure';
import type { RecordWords } from './en/glossary/record';
import type { SearchWords } from './en/glossary/search';
import type { SupplyWords } from './en/glossary/supply';
import type { TextWords } from './en/glossary/text';

/** The vocabulary by subject, in the order in which a reader meets it. */
export const glossaryWords = {
  text: dictionary<TextWords>(
    import.meta.glob('./*/glossary/text.ts', { eager: true, import: 'words' }),
  ),
  search: dictionary<SearchWords>(
    import.meta.glob('./*/glossary/search.ts', { eager: true, import: 'words' }),
  ),
  supply: dictionary<SupplyWords>(
    import.meta.glob('./*/glossary/supply.ts', { eager: true, import: 'words' }),
  ),
  measure: dictionary<MeasureWords>(
    import.meta.glob('./*/glossary/measure.ts', { eager: true, import: 'words' }),
  ),
  answer: dictionary<AnswerWords>(
    import.meta.glob('./*/glossary/answer.ts', { eager: true, import: 'words' }),
  ),
  record: dictionary<RecordWords>(
    import.meta.glob('./*/glossary/record.ts', { eager: true, import: 'words' }),
  ),
};

export type GlossaryGroup = keyof typeof glossaryWords;

/** An entry of the glossary: a key of its words or of a part's (a test finds marks that open none). */
export type TermId = string;
