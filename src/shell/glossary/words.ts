import { formatInteger, plural } from '../../ui/format';
import type { Dictionary } from '../../ui/language';

const en = {
  title: 'Glossary',
  lead: 'The words of the field, as every page here uses them. A word with a dotted underline opens its definition where it stands.',
  filter: 'Find a word',
  found: (count: number) =>
    `${formatInteger(count, 'en')} ${plural(count, 'en', 'entry', 'entries')}`,
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

type Words = typeof en;

const fr: Words = {
  title: 'Glossaire',
  lead: 'Les mots du domaine, tels que toutes les pages les emploient. Un mot souligné en pointillé ouvre sa définition là où il se trouve.',
  filter: 'Chercher un mot',
  found: (count) => `${formatInteger(count, 'fr')} ${plural(count, 'fr', 'entrée', 'entrées')}`,
  none: 'Aucune entrée ne contient ce mot.',
  group: {
    text: 'Textes et coupes',
    search: 'Trouver',
    supply: 'Transmettre',
    measure: 'Mesurer',
    answer: 'Silences et réponses',
    record: 'Appels et enregistrements',
  },
  other: 'en anglais :',
  formula: 'formule',
  seen: (room) => `À voir dans ${room}`,
};

export const WORDS: Dictionary<Words> = { fr, en };
