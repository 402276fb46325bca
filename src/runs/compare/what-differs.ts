import { canonicalJson } from '../../engine/protocol/canonical';
import { readEvaluation } from '../../engine/records/kinds';
import type { RunRecord } from '../../engine/records/run-record';
import { rulesOf, valuesOf } from '../../engine/records/versions';

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

/** Of an evaluation what its policies are, by their ids. */
function policiesOf(run: RunRecord): Readonly<Record<string, unknown>> {
  const read = readEvaluation(run);
  const rules = read.ok ? rulesOf(read.value) : [];
  return Object.fromEntries(rules.map((rule) => [rule.id, Object.fromEntries(valuesOf(rule))]));
}

/**
 * What runs were made with that is not the same in all of them: settings, policies, corpus, versions
 * and question, in that order, each by its name. What they measured plays no part.
 */
export function whatDiffers(runs: readonly RunRecord[]): WhatDiffers {
  const made = runs.map((run) => {
    const { lab, kind, question, corpus, settings, versions } = run;
    const policies = policiesOf(run);
    const parts = { lab, kind, settings, policies, corpus, versions, question };
    const found = new Map<string, string>();
    for (const [path, value] of Object.entries(parts)) leaves(value, path, found);
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
