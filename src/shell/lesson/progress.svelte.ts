import type { Lesson, LessonStep } from '../../ui/lesson';
import { answersOf } from './answers';
import { forgetProgress, keepProgress, readProgress, type Kept } from './kept-progress';

/** What a reader said of a step; null where it was revealed without saying. */
export type Said = number | string | null;

/** Where a reader is in a lesson, what was said and what hands were counted; kept in the browser. */
export class LessonProgress {
  readonly lesson: Lesson;
  #at = $state(0);
  #said = $state.raw<Kept['said']>({});
  #hands = $state.raw<Kept['hands']>({});

  /** `stepId` is what the address asks for; without it the lesson goes on where it was left. */
  constructor(lesson: Lesson, stepId: string | null) {
    this.lesson = lesson;
    const kept = readProgress(lesson);
    this.#said = kept.said;
    this.#hands = kept.hands;
    const asked = lesson.steps.findIndex((step) => step.id === (stepId ?? kept.step));
    this.#at = Math.max(0, asked);
  }

  get at(): number {
    return this.#at;
  }

  get step(): LessonStep {
    return this.lesson.steps[this.#at]!;
  }

  get isFirst(): boolean {
    return this.#at === 0;
  }

  get isLast(): boolean {
    return this.#at === this.lesson.steps.length - 1;
  }

  /** A prediction is owed: the outcome is covered. */
  get covered(): boolean {
    return this.step.predict !== undefined && this.said(this.step) === undefined;
  }

  get hasBegun(): boolean {
    return (
      this.#at > 0 || Object.keys(this.#said).length > 0 || Object.keys(this.#hands).length > 0
    );
  }

  /** Undefined until the step is revealed. */
  said(step: LessonStep): Said | undefined {
    return this.#said[step.id];
  }

  /** Hands counted for each answer of a step; empty where none were. */
  hands(step: LessonStep): readonly number[] {
    return this.#hands[step.id] ?? [];
  }

  /** All that was said and counted: another text once any of it is another. */
  get record(): string {
    return JSON.stringify([this.#said, this.#hands]);
  }

  go(by: -1 | 1): boolean {
    const target = this.#at + by;
    if (target < 0 || target >= this.lesson.steps.length) return false;
    this.#at = target;
    this.#keep();
    return true;
  }

  /** Reveals the outcome of this step; null reveals it without a prediction. */
  say(said: Said): void {
    this.#said = { ...this.#said, [this.step.id]: said };
    this.#keep();
  }

  /** Counts a hand more or less for the answer at `place`. */
  raise(place: number, by: -1 | 1): void {
    const { step } = this;
    if (!step.predict) return;
    const hands = answersOf(step.predict).map((_, at) => this.hands(step)[at] ?? 0);
    hands[place] = Math.max(0, (hands[place] ?? 0) + by);
    this.#hands = { ...this.#hands, [step.id]: hands };
    this.#keep();
  }

  startOver(): void {
    this.#at = 0;
    this.#said = {};
    this.#hands = {};
    forgetProgress(this.lesson);
  }

  #keep(): void {
    keepProgress(this.lesson, { step: this.step.id, said: this.#said, hands: this.#hands });
  }
}
