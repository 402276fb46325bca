import { VERDICTS, type Verdict } from '../engine/protocol/verdict';
import type { CollectionWords } from '../words/collection';

/** "2 answered · 1 abstained": what came of some calls, each kind by its own name; not attempted is none. */
export function verdictsText(
  verdicts: readonly (Verdict | null)[],
  words: Pick<CollectionWords, 'verdict'>,
): string {
  return VERDICTS.flatMap((verdict) => {
    const count = verdicts.filter((item) => item === verdict).length;
    return count === 0 ? [] : [`${count} ${words.verdict[verdict]}`];
  }).join(' · ');
}
