import type { EvaluationFigures } from './evaluation-result';
import type { PolicyRule } from './policy-rule';
import { ruleNamed, versionThen } from './run-1';
import type { RunRecord } from './run-record';

/** Rules are versioned by what they are for (`terms`) or, of parts, by family and id (`space/latent`). */
const isOfPart = (key: string) => key.includes('/');

/**
 * The keys of `versions.profiles` under which two runs used another version. A part counts where both
 * used it; what a run from before does not name is what it was then.
 */
export function differingVersions(first: RunRecord, second: RunRecord): string[] {
  const [a, b] = [first, second].map(versionsIn);
  const keys = new Set([first, second].flatMap(({ versions }) => Object.keys(versions.profiles)));
  return [...keys]
    .filter((key) => {
      const [one, other] = [a!(key), b!(key)];
      return one !== other && !(isOfPart(key) && (one === undefined || other === undefined));
    })
    .sort();
}

function versionsIn({ versions }: RunRecord): (key: string) => string | undefined {
  const profiles = new Map(Object.entries(versions.profiles));
  const carriesParts = [...profiles.keys()].some(isOfPart);
  return (key) => profiles.get(key) ?? (carriesParts ? undefined : versionThen(key));
}

/** The policies of an evaluation by what it carries, or by what their names stood for before it did. */
export function rulesOf({ policies, supplied }: EvaluationFigures): readonly PolicyRule[] {
  return policies ?? supplied.flatMap(({ policy }) => ruleNamed(policy) ?? []);
}

/** One thing of a policy that is not the same in two rules; null where one does not have it. */
export interface DifferingParameter {
  /** `tau`, `space`, `version`, or a part: `space/latent`. */
  readonly parameter: string;
  readonly first: string | number | null;
  readonly second: string | number | null;
}

/** What tells two rules of one name apart, in the order of the first one. */
export function differingParameters(first: PolicyRule, second: PolicyRule): DifferingParameter[] {
  const [a, b] = [first, second].map(valuesOf);
  return [...new Set([...a!.keys(), ...b!.keys()])]
    .map((parameter) => ({
      parameter,
      first: a!.get(parameter) ?? null,
      second: b!.get(parameter) ?? null,
    }))
    .filter((each) => each.first !== each.second);
}

/** Everything a rule says, by name, its own id left out. */
export function valuesOf({
  policy,
  version,
  scorer,
  space,
  parameters,
  constants,
  parts,
}: PolicyRule): ReadonlyMap<string, string | number | null> {
  return new Map<string, string | number | null>([
    ['policy', policy],
    ['version', version],
    ...Object.entries(parameters),
    ...Object.entries(constants),
    ['scorer', scorer],
    ['space', space],
    ...Object.entries(parts),
  ]);
}
