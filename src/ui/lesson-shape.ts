import type { LessonTexts, StepTexts } from '../formats/lesson-texts';
import type { Both, Lesson, LessonPlace, LessonPrediction, LessonStep } from './lesson';

/** A lesson without its words: those are in `src/words/<language>/lessons/<id>.ts`. */
export interface LessonShape {
  readonly id: string;
  readonly audience: Lesson['audience'];
  readonly steps: readonly StepShape[];
}

interface StepShape {
  /** Kebab-case, unique in its lesson: it stands in links. */
  readonly id: string;
  readonly minutes: number;
  readonly place: LessonPlace;
  readonly predict?: {
    readonly measure: string;
    readonly answers:
      | { readonly kind: 'count'; readonly from: number; readonly to: number }
      | { readonly kind: 'choice'; readonly options: readonly string[] };
  };
  /** The paragraphs that a printed sheet leaves out, by their place. */
  readonly screenOnly?: { readonly [Where in 'say' | 'notice']?: readonly number[] };
}

type Texts<Part> = Readonly<Record<string, Part>>;

/** What a lesson says in each language, put into its shape. Throws where a language lacks a text. */
export function assembleLesson(shape: LessonShape, texts: Texts<LessonTexts>): Lesson {
  const { id, audience } = shape;
  const first = Object.values(texts)[0]!;
  const each = (pick: (of: LessonTexts) => string | undefined) => inEach(texts, pick);
  return {
    id,
    title: each((of) => of.title),
    lead: each((of) => of.lead),
    audience,
    steps: shape.steps.map((step) =>
      assembleStep(
        step,
        mapTexts(texts, (of) => of.steps[step.id]!),
      ),
    ),
    teaching: {
      goal: each((of) => of.teaching.goal),
      prepare: first.teaching.prepare.map((_, at) => each((of) => of.teaching.prepare[at])),
      misconceptions: first.teaching.misconceptions.map((_, at) => ({
        thought: each((of) => of.teaching.misconceptions[at]?.thought),
        answer: each((of) => of.teaching.misconceptions[at]?.answer),
      })),
      answers: Object.fromEntries(
        Object.keys(first.teaching.answers).map((step) => [
          step,
          each((of) => of.teaching.answers[step]),
        ]),
      ),
    },
  };
}

function assembleStep(shape: StepShape, texts: Texts<StepTexts>): LessonStep {
  const { id, minutes, place, predict, screenOnly } = shape;
  const first = Object.values(texts)[0]!;
  const each = (pick: (of: StepTexts) => string | undefined) => inEach(texts, pick);
  const paragraphs = (where: 'say' | 'notice') =>
    first[where].map((_, at) => ({
      ...each((of) => of[where][at]),
      ...(screenOnly?.[where]?.includes(at) && { screenOnly: true as const }),
    }));
  return {
    id,
    title: each((of) => of.title),
    minutes,
    place,
    say: paragraphs('say'),
    ...(predict && { predict: assemblePrediction(predict, each) }),
    notice: paragraphs('notice'),
    ...(first.discuss !== undefined && { discuss: each((of) => of.discuss) }),
  };
}

function assemblePrediction(
  { measure, answers }: NonNullable<StepShape['predict']>,
  each: (pick: (of: StepTexts) => string | undefined) => Both,
): LessonPrediction {
  const question = each((of) => of.question);
  if (answers.kind === 'count') {
    const unit = { one: each((of) => of.unit?.one), many: each((of) => of.unit?.many) };
    return { question, measure, answers: { ...answers, unit } };
  }
  const options = answers.options.map((value) => ({
    value,
    label: each((of) => of.options?.[value]?.label),
    stated: each((of) => of.options?.[value]?.stated),
  }));
  return { question, measure, answers: { kind: 'choice', options } };
}

function mapTexts<From, To>(texts: Texts<From>, change: (of: From) => To): Texts<To> {
  return Object.fromEntries(Object.entries(texts).map(([language, of]) => [language, change(of)]));
}

function inEach<Part>(texts: Texts<Part>, pick: (of: Part) => string | undefined): Both {
  const each = mapTexts(texts, (of) => {
    const text = pick(of);
    if (text === undefined) throw new RangeError('a lesson lacks a text in one of its languages');
    return text;
  });
  return each as Both;
}
