import { integrityDigest } from '../../engine/protocol/digest';

/** One digest for several runs, whatever their order: over their digests of integrity, sorted. */
export function digestOfRuns(runs: readonly { readonly integrity: string }[]): string {
  return integrityDigest(runs.map(({ integrity }) => integrity).sort());
}
