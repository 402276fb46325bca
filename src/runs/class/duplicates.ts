import { canonicalJson } from '../../engine/protocol/canonical';
import type { RunRecord } from '../../engine/records/run-record';

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
 * Runs that came to the same figures: another id, another moment, the same digest of reproduction.
 * One person saved twice, or two people did the same thing; only a teacher can tell. Of a lesson the
 * figures are everybody's: there only what was said, by the same name in the same sitting, is the
 * same. Groups of two or more, in the order of their first run.
 */
export function sameFigures<
  Run extends Pick<RunRecord, 'reproduction' | 'lab' | 'name' | 'prediction'>,
>(runs: readonly Run[]): Run[][] {
  const groups = new Map<string, Run[]>();
  for (const run of runs) {
    const { reproduction, lab, name, prediction } = run;
    const same = lab === 'lesson' ? canonicalJson([reproduction, name, prediction]) : reproduction;
    groups.set(same, [...(groups.get(same) ?? []), run]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
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
