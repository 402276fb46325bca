import type { TextLanguage } from '../engine/text/language';
import type { PageLanguage } from '../words/language';

/**
 * A sentence in every language of the page, of which those of texts are sure to be there (the others
 * are read by `inLanguage`). `{name}` stands for the measure of that name; a paragraph of a step marks
 * a term at its first use in the lesson: `[[chunk|chunks]]`, the entry of the glossary and the word as
 * it stands there.
 */
export type Both = Readonly<Record<TextLanguage, string>>;

/** A paragraph of a step. */
export type LessonParagraph = Both & {
  /** It speaks of something to press or to see on the page: a printed sheet leaves it out. */
  readonly screenOnly?: true;
};

/** What a lab shows at a place, computed by the engine: counts, scores, names. */
export type Measures = ReadonlyMap<string, number | string>;

/** What the page shows at a step, written as the address writes it. */
export interface LessonPlace {
  readonly room: 'order' | 'neighbours' | 'abstention' | 'collection';
  /** The settings: `case=price&size=3&k=1`. Without `text`, texts are in the interface's language. */
  readonly query: string;
  /**
   * What the lab shows beyond the result itself, by the lab's own names for its parts. What is not
   * named stays away: a histogram of all orders would answer the next step's question.
   */
  readonly parts?: readonly string[];
}

/** What the class says before it sees; the outcome is the measure of that name, never written here. */
export interface LessonPrediction {
  readonly question: Both;
  readonly measure: string;
  readonly answers:
    | {
        readonly kind: 'count';
        readonly from: number;
        readonly to: number;
        /** What is counted, as it follows the figure: `of 4 conditions`. */
        readonly unit: { readonly one: Both; readonly many: Both };
      }
    | { readonly kind: 'choice'; readonly options: readonly LessonOption[] };
}

interface LessonOption {
  readonly value: string;
  /** As it is offered under the question: `Yes`. */
  readonly label: Both;
  /** As it stands by itself, without the question: `one order at least brings all 4 conditions`. */
  readonly stated: Both;
}

export interface LessonStep {
  /** Kebab-case, unique in its lesson: it stands in links. */
  readonly id: string;
  readonly title: Both;
  readonly minutes: number;
  readonly place: LessonPlace;
  /** Paragraphs read before anything is revealed. They may use no measure that gives it away. */
  readonly say: readonly LessonParagraph[];
  readonly predict?: LessonPrediction;
  /** What to look at once it is revealed. */
  readonly notice: readonly LessonParagraph[];
  readonly discuss?: Both;
}

/** For the teacher's page. */
export interface LessonTeaching {
  readonly goal: Both;
  /** Before the class: what to open, print, try. */
  readonly prepare: readonly Both[];
  /** What students tend to think, and what answers it. */
  readonly misconceptions: readonly { readonly thought: Both; readonly answer: Both }[];
  /** The answer to each step's question to discuss, by step id; measures are filled in. */
  readonly answers: Readonly<Record<string, Both>>;
}

export interface Lesson {
  readonly id: string;
  readonly title: Both;
  readonly lead: Both;
  readonly audience: 'class' | 'researchers';
  readonly steps: readonly LessonStep[];
  readonly teaching: LessonTeaching;
}

/**
 * Computes what a place of one lab shows, without the page: the same functions as the lab.
 * `language` is the interface's, used where the query names no text language.
 */
export type MeasurePlace = (query: URLSearchParams, language: PageLanguage) => Promise<Measures>;
