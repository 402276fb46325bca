import { textLanguage, type PageLanguage } from '../../words/language';
import { LANGUAGES, type TextLanguage } from '../../engine/text/language';
import type { Lesson, LessonStep } from '../../ui/lesson';
import { newId } from '../../storage/identity';
import { answersOf } from './answers';
import {
  answerKey,
  forgetProgress,
  keepProgress,
  NOTHING_KEPT,
  readProgress,
  storageKey,
  type Kept,
  type Said,
} from './kept-progress';

/**
 * Where a reader is in a lesson, what was said and what hands were counted; kept in the browser.
 * What is said and counted belongs to the text shown, so to one language. Several tabs may hold the
 * same lesson: each change is made to what is kept at that moment, so that none is lost.
 */
export class LessonProgress {
  readonly lesson: Lesson;
  readonly #language: () => TextLanguage;
  #at = $state(0);
  #kept = $state.raw(NOTHING_KEPT);
  #isStored: boolean;

  /** `stepId` is what the address asks for; without it the lesson goes on where it was left. */
  constructor(lesson: Lesson, stepId: string | null, language: () => PageLanguage) {
    this.lesson = lesson;
    this.#language = () => textLanguage(language());
    const kept = readProgress(lesson);
    this.#isStored = kept !== undefined;
    this.#kept = kept ?? NOTHING_KEPT;
    this.#at = Math.max(0, this.#placeOf(stepId ?? this.#kept.step));
  }

  /** The id of this sitting; undefined until anything is done in it. */
  get sitting(): string | undefined {
    return this.#kept.sitting;
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

  /** The step is covered, and was answered on the text of another language. */
  get saidElsewhere(): TextLanguage | undefined {
    if (!this.covered) return undefined;
    return LANGUAGES.find((language) => this.said(this.step, language) !== undefined);
  }

  get hasBegun(): boolean {
    const { said, hands } = this.#kept;
    return this.#at > 0 || Object.keys(said).length > 0 || Object.keys(hands).length > 0;
  }

  /** Undefined until the step is revealed, in that language. */
  said(step: LessonStep, language = this.#language()): Said | undefined {
    return this.#kept.said[answerKey(step, language)];
  }

  /** Hands counted for each answer of a step, in that language; empty where none were. */
  hands(step: LessonStep, language = this.#language()): readonly number[] {
    return this.#kept.hands[answerKey(step, language)] ?? [];
  }

  /** False at either end. */
  go(by: -1 | 1): boolean {
    const target = this.lesson.steps[this.#at + by];
    return target !== undefined && this.show(target.id);
  }

  /** False where the step is shown already, or is none of this lesson. */
  show(stepId: string): boolean {
    const target = this.#placeOf(stepId);
    if (target < 0 || target === this.#at) return false;
    this.#at = target;
    this.#change((kept) => kept);
    return true;
  }

  /** Reveals the outcome of this step; null reveals it without a prediction. */
  say(said: Said): void {
    const key = answerKey(this.step, this.#language());
    this.#change((kept) => ({ ...kept, said: { ...kept.said, [key]: said } }));
  }

  /** Counts a hand more or less for the answer at `place`. */
  raise(place: number, by: -1 | 1): void {
    const { predict } = this.step;
    if (!predict) return;
    const key = answerKey(this.step, this.#language());
    this.#change((kept) => {
      const hands = answersOf(predict).map((_, at) => kept.hands[key]?.[at] ?? 0);
      hands[place] = Math.max(0, (hands[place] ?? 0) + by);
      return { ...kept, hands: { ...kept.hands, [key]: hands } };
    });
  }

  startOver(): void {
    this.#at = 0;
    this.#kept = NOTHING_KEPT;
    forgetProgress(this.lesson);
  }

  /** Takes in what another tab says and counts, until the returned function is called. */
  follow(): () => void {
    const takeIn = ({ key }: StorageEvent) => {
      // Without a key, all that was kept has been erased.
      if (key !== null && key !== storageKey(this.lesson)) return;
      this.#kept = readProgress(this.lesson) ?? this.#kept;
    };
    addEventListener('storage', takeIn);
    return () => removeEventListener('storage', takeIn);
  }

  #placeOf(stepId: string | undefined): number {
    return this.lesson.steps.findIndex(({ id }) => id === stepId);
  }

  /** Changes what is kept now, which another tab may have written, and keeps it. */
  #change(change: (kept: Kept) => Kept): void {
    const now = (this.#isStored ? readProgress(this.lesson) : undefined) ?? this.#kept;
    const sitting = now.sitting ?? newId();
    this.#kept = { ...change(now), sitting, step: this.step.id };
    this.#isStored = keepProgress(this.lesson, this.#kept);
  }
}
