import type { Grounding } from './ground-answer';

/** How the checker's flags agree with the labels of claims that contain a figure. */
export interface CheckerScore {
  /** Claims with a figure and a label "supported" or "unsupported". */
  readonly n: number;
  readonly unsupported: number;
  readonly flagged: number;
  readonly flaggedUnsupported: number;
  /** Share of flags that are right; null when nothing is flagged. */
  readonly precision: number | null;
  /** Share of unsupported claims that are flagged; null when there is none. */
  readonly recall: number | null;
}

/** A flag is a figure missing or of a wrong kind; claims of any other label are left out. */
export function scoreChecker(
  checked: readonly { readonly label: string | null; readonly grounding: Grounding }[],
): CheckerScore {
  const counted = checked.filter(
    ({ label, grounding }) =>
      (label === 'supported' || label === 'unsupported') &&
      grounding.sentences.some((sentence) => sentence.quantities.length > 0),
  );
  const flagged = counted.filter(
    ({ grounding: { verdict } }) => verdict === 'figure-missing' || verdict === 'wrong-kind',
  );
  const unsupported = counted.filter(({ label }) => label === 'unsupported').length;
  const right = flagged.filter(({ label }) => label === 'unsupported').length;
  return {
    n: counted.length,
    unsupported,
    flagged: flagged.length,
    flaggedUnsupported: right,
    precision: flagged.length === 0 ? null : right / flagged.length,
    recall: unsupported === 0 ? null : right / unsupported,
  };
}
