import { formatInteger, plural } from './format';

export const words = {
  title: 'Glossary',
  lead: 'The words of the field, as every page here uses them. A word with a dotted underline opens its definition where it stands.',
  filter: 'Find a word',
  found: (count: number) => `${formatInteger(count)} ${plural(count, 'entry', 'entries')}`,
  none: 'No entry holds this word.',
  group: {
    text: 'Texts and cuts',
    search: 'Finding',
    supply: 'Supplying',
    measure: 'Measuring',
    answer: 'Silence and answers',
    record: 'Calls and records',
  },
  other: 'in French:',
  formula: 'formula',
  seen: (room: string) => `See it in ${room}`,
};

export type GlossaryPageWords = typeof words;
