/**
 * The words of a lesson. `{name}` stands for the measure of that name; a paragraph of a step marks a
 * term at its first use in the lesson: `[[chunk|chunks]]`, the entry of the glossary and the word as
 * it stands there.
 */
export interface LessonTexts {
  readonly title: string;
  readonly lead: string;
  /** By the id of the step. */
  readonly steps: Readonly<Record<string, StepTexts>>;
  /** For the teacher's page. */
  readonly teaching: {
    readonly goal: string;
    /** Before the class: what to open, print, try. */
    readonly prepare: readonly string[];
    /** What students tend to think, and what answers it. */
    readonly misconceptions: readonly { readonly thought: string; readonly answer: string }[];
    /** The answer to each step's question to discuss, by step id; measures are filled in. */
    readonly answers: Readonly<Record<string, string>>;
  };
}

export interface StepTexts {
  readonly title: string;
  /** Paragraphs read before anything is revealed. They may use no measure that gives it away. */
  readonly say: readonly string[];
  /** What the class is asked to predict. */
  readonly question?: string;
  /** What is counted, as it follows the figure: `of 4 conditions`. */
  readonly unit?: { readonly one: string; readonly many: string };
  /** By the value of the answer: as it is offered under the question, and as it stands by itself. */
  readonly options?: Readonly<Record<string, { readonly label: string; readonly stated: string }>>;
  /** What to look at once it is revealed. */
  readonly notice: readonly string[];
  readonly discuss?: string;
}
