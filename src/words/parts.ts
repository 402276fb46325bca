import type { PageLanguage } from './language';

/** Values of the parameters of a part, by their names in settings. */
export type PartValues = Readonly<Record<string, number>>;

/** What a part of the pipeline (a chunker, a scorer, a space, a policy) is called, and what it does. */
export interface PartWords {
  /** As one of several to choose from. */
  readonly name: string;
  /** As it stands by itself, in a table or a title, with the values that name it: `SCAR ±1`. */
  readonly label: (values: PartValues) => string;
  /** What it does, in a sentence, where its glossary entry does not say it. */
  readonly explanation?: string;
  readonly glossary?: PartEntry;
}

/** An entry of the glossary about a part. */
interface PartEntry {
  /** Where it is not the part's own id. */
  readonly id?: string;
  readonly term: string;
  readonly says: string;
  readonly formula?: string;
}

const MODULES = import.meta.glob<PartWords>('./*/parts/*.ts', { eager: true, import: 'words' });

/** The words of a part, by its id. Throws a RangeError where nobody wrote them. */
export function partWords(id: string, language: PageLanguage): PartWords {
  const words = MODULES[`./${language}/parts/${id}.ts`];
  if (!words) throw new RangeError(`no words for the part ${id} in ${language}`);
  return words;
}
