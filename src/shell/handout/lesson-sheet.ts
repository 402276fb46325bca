import { type PageLanguage, PAGE_LANGUAGES } from '../../words/language';
import { reproductionDigest } from '../../engine/protocol/digest';
import type { OrderLab } from '../../labs/order/state.svelte';
import type { Lesson, LessonParagraph, LessonStep, Measures } from '../../ui/lesson';
import { measuresUsed, inLanguage } from '../../ui/lesson-text';
import { measuresAt } from '../lesson/lessons';
import { halvesAt, type HalvesMaterial } from './halves-material';
import {
  cuttingOf,
  cuttingsByHand,
  orderLabAt,
  settingsToAnswer,
  textOf,
  textsToRead,
  type OrderMaterial,
} from './order-material';
import { silenceAt, type AnswerMaterial, type QuestionsMaterial } from './silence-material';

/** What a class must have before it to answer without a screen. */
export type Material = OrderMaterial | HalvesMaterial | QuestionsMaterial | AnswerMaterial;

export interface SheetStep {
  readonly step: LessonStep;
  readonly number: number;
  readonly measures: Measures;
  /** Printed with this step, the first that needs it. */
  readonly material: Material | undefined;
  /** The cutting that is worked out by hand at this step, the first that looks at it. */
  readonly cutting: OrderMaterial | undefined;
  /** The Order lab at this step; undefined in other rooms. */
  readonly lab: OrderLab | undefined;
  /** The measures with what an earlier step asks the class to predict left blank. */
  readonly before: Measures;
  /** The same once this step is over, for the question to discuss: its own outcome is blank too. */
  readonly after: Measures;
}

/** What the answers of a lesson are made of. */
export type AnswerBlock = { readonly key: string } & (
  | { readonly kind: 'step'; readonly item: SheetStep }
  | { readonly kind: 'halves'; readonly item: HalvesMaterial }
  | { readonly kind: 'questions'; readonly item: QuestionsMaterial }
  /** The arithmetic behind the steps in the Order lab, under one setting. */
  | { readonly kind: 'order'; readonly item: OrderMaterial }
);

export interface LessonSheet {
  readonly steps: readonly SheetStep[];
  /** Every step, then what stands behind them, in print order. */
  readonly answers: readonly AnswerBlock[];
  readonly digest: string;
}

/** Prepares a lesson for paper. Rejects where a text of the lesson cannot be fetched. */
export async function lessonSheet(lesson: Lesson, language: PageLanguage): Promise<LessonSheet> {
  const labs = lesson.steps.map((step) => orderLabAt(step, language));
  const ordered = labs.filter((lab) => lab !== undefined);
  const texts = textsToRead(ordered);
  const cuttings = cuttingsByHand(ordered);
  const elsewhere = await Promise.all(lesson.steps.map((step) => materialAt(step, language)));
  // A lesson that checks answers opens the list of questions only to come back to its lab.
  const checksAnswers = elsewhere.some((material) => material?.kind === 'answer');
  const printed = new Set<string>();
  const steps: SheetStep[] = [];
  for (const [place, step] of lesson.steps.entries()) {
    const measures = await measuresAt(step.place, language);
    const lab = labs[place];
    const needed = lab ? textOf(lab, texts) : elsewhere[place];
    const isNew =
      needed !== undefined &&
      !printed.has(needed.key) &&
      !(needed.kind === 'questions' && checksAnswers);
    if (isNew) printed.add(needed.key);
    const cutting = lab && cuttingOf(lab, cuttings);
    const isNewCutting = cutting !== undefined && !printed.has(cutting.key);
    if (isNewCutting) printed.add(cutting.key);
    const earlier = steps.map(({ step, measures }) => ({ step, measures }));
    steps.push({
      step,
      number: place + 1,
      measures,
      material: isNew ? needed : undefined,
      cutting: isNewCutting ? cutting : undefined,
      lab,
      before: blanked(earlier, measures),
      after: blankedAfter(step, earlier, measures),
    });
  }
  return {
    steps,
    answers: [
      ...steps.map((item) => ({ key: `step ${item.step.id}`, kind: 'step' as const, item })),
      ...steps.flatMap(({ material }) => behind(material) ?? []),
      ...settingsToAnswer(ordered).map((item) => ({ key: item.key, kind: 'order' as const, item })),
    ],
    digest: reproductionDigest({
      lesson: lesson.id,
      language,
      steps: steps.map(({ step: { id, place }, measures }) => ({
        id,
        place,
        measures: Object.fromEntries(measures),
      })),
    }),
  };
}

/** What is told of a text or a list once more; a case is told setting by setting instead. */
function behind(material: Material | undefined): AnswerBlock | undefined {
  if (material?.kind === 'halves') return { key: material.key, kind: 'halves', item: material };
  if (material?.kind === 'questions') {
    return { key: material.key, kind: 'questions', item: material };
  }
  return undefined;
}

/** The paragraphs that make sense to a reader without a screen. */
export function onPaper(paragraphs: readonly LessonParagraph[]): readonly LessonParagraph[] {
  return paragraphs.filter(({ screenOnly }) => !screenOnly);
}

async function materialAt(
  { place }: LessonStep,
  language: PageLanguage,
): Promise<Material | undefined> {
  const query = new URLSearchParams(place.query);
  if (place.room === 'neighbours') return halvesAt(query, language);
  if (place.room === 'abstention') return silenceAt(query, language);
  return undefined;
}

/** A gap to fill in by hand. */
const GAP = '_____';

type Asked = Pick<SheetStep, 'step' | 'measures'>;

/**
 * On the screen a step may say what the one before revealed; on paper that would answer it. A
 * measure gives an answer away when it is the one predicted, or one that ends in its name
 * (`calibratedChunks` after `chunks`) and has the same value; or when it is a score that an earlier
 * step, under another name, leaves to be worked out.
 */
function blanked(asked: readonly Asked[], measures: Measures): Map<string, number | string> {
  const shown = new Map(measures);
  for (const { step, measures: then } of asked) {
    const predicted = step.predict?.measure;
    for (const [name, value] of measures) {
      const isPredicted =
        predicted !== undefined &&
        (name === predicted ||
          (name.toLowerCase().endsWith(predicted.toLowerCase()) && value === then.get(predicted)));
      if (isPredicted || isWorkedOut(name, value, then)) shown.set(name, GAP);
    }
  }
  return shown;
}

function isWorkedOut(name: string, value: number | string, then: Measures): boolean {
  if (typeof value !== 'string' || !value.includes('√')) return false;
  return [...then].some(([other, each]) => other !== name && each === value);
}

/** The question to discuss comes after the outcome: what only it names is the outcome. */
function blankedAfter(
  step: LessonStep,
  earlier: readonly Asked[],
  measures: Measures,
): Map<string, number | string> {
  const shown = blanked([...earlier, { step, measures }], measures);
  const read = [...earlier.map(({ step }) => step), step].flatMap(({ say, predict }) => [
    ...onPaper(say),
    ...(predict ? [predict.question] : []),
  ]);
  const known = new Set(
    read.flatMap((text) => PAGE_LANGUAGES.flatMap((each) => measuresUsed(inLanguage(text, each)))),
  );
  for (const name of measures.keys()) if (!known.has(name)) shown.set(name, GAP);
  return shown;
}
