import type { Language } from '../../engine/text/language';
import { formatInteger } from '../../ui/format';
import type { LessonPrediction, Measures } from '../../ui/lesson';

/** The answers of a prediction as plain values, in the order in which they are offered. */
export function answersOf({ answers }: LessonPrediction): (number | string)[] {
  if (answers.kind === 'choice') return answers.options.map(({ value }) => value);
  return Array.from({ length: answers.to - answers.from + 1 }, (_, place) => answers.from + place);
}

/** An answer as the page writes it. */
export function answerLabel(
  { answers }: LessonPrediction,
  answer: number | string,
  language: Language,
): string {
  if (answers.kind === 'choice') {
    const option = answers.options.find(({ value }) => value === answer);
    return option ? option.label[language] : String(answer);
  }
  return typeof answer === 'number' ? formatInteger(answer, language) : answer;
}

/** What the engine computed of the measure predicted. Throws where a lesson names none. */
export function outcomeOf(predict: LessonPrediction, measures: Measures): number | string {
  const outcome = measures.get(predict.measure);
  if (outcome === undefined) throw new RangeError(`no measure ${predict.measure}`);
  return outcome;
}

/** Outcome minus prediction, for counts; null for a choice, or where nothing was said. */
export function gapOf(said: number | string | null, outcome: number | string): number | null {
  return typeof said === 'number' && typeof outcome === 'number' ? outcome - said : null;
}
