import { canonicalJson } from '../../engine/protocol/canonical';
import type { RunRecord } from '../../storage/run-record';

/** One thing the runs were made with, and how it stands in each; null where a run does not have it. */
export interface DifferingValue {
  /** What it is: `settings.topK`, `corpus.digest`, `versions.profiles.terms`. */
  readonly path: string;
  /** As canonical JSON, one a run. */
  readonly values: readonly (string | null)[];
}

export interface WhatDiffers {
  readonly differing: readonly DifferingValue[];
  /** How many things are the same in all of them. */
  readonly same: number;
}

/** Leaves of plain objects by their path; a list is one leaf. */
function leaves(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    for (const [key, item] of Object.entries(value)) leaves(item, `${path}.${key}`, into);
  } else if (value !== undefined) {
    into.set(path, canonicalJson(value));
  }
  return into;
}

/**
 * What runs were made with that is not the same in all of them: settings, corpus, versions and
 * question, in that order, each by its name. What they measured plays no part.
 */
export function whatDiffers(runs: readonly RunRecord[]): WhatDiffers {
  const made = runs.map(({ lab, kind, question, corpus, settings, versions }) => {
    const found = new Map<string, string>();
    for (const [path, value] of Object.entries({ lab, kind, settings, corpus, versions, question }))
      leaves(value, path, found);
    return found;
  });
  const paths = new Set(made.flatMap((found) => [...found.keys()]));
  const rows = [...paths].map((path) => ({
    path,
    values: made.map((found) => found.get(path) ?? null),
  }));
  const differing = rows.filter(({ values }) => values.some((value) => value !== values[0]));
  return { differing, same: rows.length - differing.length };
}
