import type { PageLanguage } from '../../words/language';
import { formatInteger, formats } from '../../words/format';
import type { LessonPrediction, Measures } from '../../ui/lesson';
import { fillIn, inLanguage } from '../../ui/lesson-text';

/** The answers of a prediction as plain values, in the order in which they are offered. */
export function answersOf({ answers }: LessonPrediction): (number | string)[] {
  if (answers.kind === 'choice') return answers.options.map(({ value }) => value);
  return Array.from({ length: answers.to - answers.from + 1 }, (_, place) => answers.from + place);
}

/** An answer as it is offered under its question: `2`, `Yes`. */
export function answerLabel(
  { answers }: LessonPrediction,
  answer: number | string,
  language: PageLanguage,
): string {
  if (answers.kind === 'choice') {
    const option = answers.options.find(({ value }) => value === answer);
    return option ? inLanguage(option.label, language) : String(answer);
  }
  return typeof answer === 'number' ? formatInteger(answer, language) : answer;
}

/** An answer that says what it is about, wherever it stands: `2 of 4 conditions`. */
export function statedAnswer(
  predict: LessonPrediction,
  answer: number | string,
  measures: Measures,
  language: PageLanguage,
): string {
  const { answers } = predict;
  if (answers.kind === 'choice') {
    const option = answers.options.find(({ value }) => value === answer);
    return option ? fillIn(option.stated, measures, language) : String(answer);
  }
  const { one, many } = answers.unit;
  const [single, several] = [one, many].map((unit) => fillIn(unit, measures, language));
  return `${answerLabel(predict, answer, language)} ${formats(language).plural(Number(answer), single!, several!)}`;
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
