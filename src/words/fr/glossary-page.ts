import { formatInteger, plural } from './format';
import type { GlossaryPageWords } from '../en/glossary-page';

export const words: GlossaryPageWords = {
  title: 'Glossaire',
  lead: 'Les mots du domaine, tels que toutes les pages les emploient. Un mot souligné en pointillé ouvre sa définition là où il se trouve.',
  filter: 'Chercher un mot',
  found: (count) => `${formatInteger(count)} ${plural(count, 'entrée', 'entrées')}`,
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
