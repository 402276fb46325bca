import type { TextLanguage } from '../../engine/text/language';
import type { PlacedQuestion } from './opened-corpus';

/** The document the lab opens where the address names none, by the interface's language. */
export const FIRST_CORPUS: Readonly<Record<TextLanguage, string>> = {
  en: 'annual-report',
  fr: 'fusion',
};

/**
 * Where the lab opens a document: on a question of which the five best chunks hold one half. A
 * neighbour's gate can find the other in `relay`, `annual-report` and `fusion`; in `registre` none
 * does, and a policy that looks at more than the anchor's score does. In `annual-report` a table
 * stays behind and its notes are found, in `fusion` a list is cut in its middle: a newcomer sees
 * what a half is worth.
 */
const FIRST_QUESTION: Readonly<Record<string, string>> = {
  relay: 'q78',
  'annual-report': 'q70',
  registre: 'q71',
  fusion: 'q80',
};

/** The question asked for, else the one the lab opens this corpus on; undefined where it has none. */
export function openingQuestion(
  corpusId: string,
  questions: readonly PlacedQuestion[],
  asked: string | undefined,
): PlacedQuestion | undefined {
  const first = FIRST_QUESTION[corpusId];
  return (
    questions.find(({ id }) => id === asked) ??
    questions.find(({ id }) => id === first) ??
    questions.find(({ kind }) => kind === 'boundary') ??
    questions[0]
  );
}
