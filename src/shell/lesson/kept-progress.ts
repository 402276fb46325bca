import { LANGUAGES, type TextLanguage } from '../../engine/text/language';
import type { Lesson, LessonStep } from '../../ui/lesson';

/** What a reader said of a step; null where it was revealed without saying. */
export type Said = number | string | null;

/** A lesson as it was left. Keys of what was said and counted are those of `answerKey`. */
export interface Kept {
  /** Drawn when the lesson is begun: two students who say the same are two sittings. */
  readonly sitting: string | undefined;
  /** The id of the step. */
  readonly step: string | undefined;
  readonly said: Readonly<Record<string, Said>>;
  /** Hands counted, in the order of the answers. */
  readonly hands: Readonly<Record<string, readonly number[]>>;
}

export const NOTHING_KEPT: Kept = { sitting: undefined, step: undefined, said: {}, hands: {} };

/** As `newId` writes it. */
const SITTING = /^[0-9a-f-]{36}$/;

/** Where a lesson is kept in the browser's storage. */
export const storageKey = (lesson: Lesson) => `fragment-lab.lesson.${lesson.id}`;

/**
 * What an answer is kept under. It belongs to the text it was made on: the French page and the
 * English one are two texts, and what is computed of one need not hold of the other. The practice
 * plan of the Collection is one, whatever language it is read in.
 */
export function answerKey({ id, place }: LessonStep, language: TextLanguage): string {
  return place.room === 'collection' ? id : `${id}.${language}`;
}

/**
 * Reads how a lesson was left; undefined where storage is refused. What does not fit the lesson of
 * today (another version wrote it, or another hand) is left out, answer by answer.
 */
export function readProgress(lesson: Lesson): Kept | undefined {
  let text: string | null;
  try {
    text = localStorage.getItem(storageKey(lesson));
  } catch {
    return undefined;
  }
  const stored = parse(text);
  if (stored === null || typeof stored !== 'object') return NOTHING_KEPT;
  const { sitting, step, said, hands } = stored as Record<string, unknown>;
  const kept = { said: {} as Record<string, Said>, hands: {} as Record<string, number[]> };
  for (const asking of lesson.steps) {
    if (!asking.predict) continue;
    for (const key of new Set(LANGUAGES.map((language) => answerKey(asking, language)))) {
      const answer = member(said, key);
      if (answer === null || isAnswer(answer, asking.predict.answers)) kept.said[key] = answer;
      const counted = member(hands, key);
      if (Array.isArray(counted) && counted.every(isCount)) kept.hands[key] = counted;
    }
  }
  return {
    sitting: typeof sitting === 'string' && SITTING.test(sitting) ? sitting : undefined,
    step: typeof step === 'string' ? step : undefined,
    ...kept,
  };
}

/** False where storage is refused or full, in some private windows: it then lasts as the page does. */
export function keepProgress(lesson: Lesson, kept: Kept): boolean {
  try {
    localStorage.setItem(storageKey(lesson), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function forgetProgress(lesson: Lesson): void {
  try {
    localStorage.removeItem(storageKey(lesson));
  } catch {
    // Nothing was kept where storage is refused.
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

type Answers = NonNullable<LessonStep['predict']>['answers'];

function isAnswer(value: unknown, answers: Answers): value is number | string {
  if (answers.kind === 'choice') return answers.options.some((option) => option.value === value);
  return isCount(value) && value >= answers.from && value <= answers.to;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1000;
}

function member(value: unknown, key: string): unknown {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, unknown>)[key];
}
