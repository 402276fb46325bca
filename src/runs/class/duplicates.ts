/** A file that was read, with the keys of the runs in it. */
interface ReadFile {
  readonly name: string;
  readonly keys: readonly string[];
}

interface Merged {
  /** Every run once, in the order the files brought them. */
  readonly keys: readonly string[];
  /** Runs that stand in more than one file, with the files in which they do. */
  readonly duplicates: readonly { readonly key: string; readonly files: readonly string[] }[];
}

/**
 * Puts the runs of many files together. A run is known by its content's digest, so that the same run
 * is one under another name of the file or of the run.
 */
export function mergeFiles(files: readonly ReadFile[]): Merged {
  const filesOf = new Map<string, string[]>();
  for (const { name, keys } of files) {
    for (const key of keys) filesOf.set(key, [...(filesOf.get(key) ?? []), name]);
  }
  return {
    keys: [...filesOf.keys()],
    duplicates: [...filesOf]
      .filter(([, names]) => names.length > 1)
      .map(([key, names]) => ({ key, files: names })),
  };
}
