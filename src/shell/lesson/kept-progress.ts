import type { Lesson } from '../../ui/lesson';

/** A lesson as it was left. Keys are ids of its steps. */
export interface Kept {
  readonly step: string | undefined;
  readonly said: Readonly<Record<string, number | string | null>>;
  /** Hands counted, in the order of the answers. */
  readonly hands: Readonly<Record<string, readonly number[]>>;
}

const NOTHING: Kept = { step: undefined, said: {}, hands: {} };

const keyOf = (lesson: Lesson) => `fragment-lab.lesson.${lesson.id}`;

/**
 * Reads how a lesson was left. What does not fit the lesson of today (another version wrote it, or
 * another hand) is left out, step by step.
 */
export function readProgress(lesson: Lesson): Kept {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(keyOf(lesson)) ?? 'null');
  } catch {
    return NOTHING;
  }
  if (stored === null || typeof stored !== 'object') return NOTHING;
  const { step, said, hands } = stored as Record<string, unknown>;
  const kept = {
    said: {} as Record<string, number | string | null>,
    hands: {} as Record<string, number[]>,
  };
  for (const { id, predict } of lesson.steps) {
    if (!predict) continue;
    const answer = member(said, id);
    if (answer === null || isAnswer(answer, predict.answers)) kept.said[id] = answer;
    const counted = member(hands, id);
    if (Array.isArray(counted) && counted.every(isCount)) kept.hands[id] = counted;
  }
  return { step: typeof step === 'string' ? step : undefined, ...kept };
}

export function keepProgress(lesson: Lesson, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(lesson), JSON.stringify(kept));
  } catch {
    // Storage is refused in some private windows: the lesson then lasts as long as the page.
  }
}

export function forgetProgress(lesson: Lesson): void {
  try {
    localStorage.removeItem(keyOf(lesson));
  } catch {
    // Nothing was kept where storage is refused.
  }
}

type Answers = NonNullable<Lesson['steps'][number]['predict']>['answers'];

function isAnswer(value: unknown, answers: Answers): value is number | string {
  if (answers.kind === 'choice') return answers.options.some((option) => option.value === value);
  return isCount(value) && value >= answers.from && value <= answers.to;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1000;
}

function member(value: unknown, id: string): unknown {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, id)) return undefined;
  return (value as Record<string, unknown>)[id];
}
