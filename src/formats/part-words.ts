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
  readonly term: string;
  readonly says: string;
  readonly formula?: string;
}
