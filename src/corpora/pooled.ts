/**
 * The corpora that figures over several corpora are of, and those of lessons: the matrix of 48, an
 * evaluation nobody chose documents for, the quality gate. Frozen: another corpus is found by itself
 * and can be chosen, and changes none of these figures.
 */
export const POOLED = {
  /** In the order of the published protocol. */
  order: ['price', 'time', 'hosting'],
  neighbours: ['relay', 'annual-report', 'registre', 'fusion'],
  abstention: ['abstention'],
} as const;

/** Manifests with the pooled ones first, in their order; the others by id. */
export function pooledFirst<Item extends { readonly id: string }>(
  pooled: readonly string[],
  items: readonly Item[],
): Item[] {
  const place = ({ id }: Item) => (pooled.includes(id) ? pooled.indexOf(id) : pooled.length);
  return [...items].sort((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** What the page calls a bundled corpus, in its language or in one the manifest has. */
export function nameIn(
  { id, name }: { readonly id: string; readonly name: Readonly<Record<string, string>> },
  language: string,
): string {
  return name[language] ?? Object.values(name)[0] ?? id;
}
