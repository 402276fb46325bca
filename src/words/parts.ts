import type { PartWords } from '../formats/part-words';
import type { PageLanguage } from './language';

const MODULES = import.meta.glob<PartWords>('./*/parts/*.ts', { eager: true, import: 'words' });

/** The words of a part, by its id. Throws a RangeError where nobody wrote them. */
export function partWords(id: string, language: PageLanguage): PartWords {
  const words = MODULES[`./${language}/parts/${id}.ts`];
  if (!words) throw new RangeError(`no words for the part ${id} in ${language}`);
  return words;
}
