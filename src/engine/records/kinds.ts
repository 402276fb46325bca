import { failure, success, type Result } from '../errors';
import { abstentionResult, type AbstentionResult } from './abstention-result';
import {
  evaluationFigures,
  evaluationResult,
  type EvaluationFigures,
  type EvaluationResult,
} from './evaluation-result';
import {
  lessonPrediction,
  lessonResult,
  type LessonPrediction,
  type LessonResult,
} from './lesson-result';
import {
  orderPrediction,
  orderResult,
  type OrderPrediction,
  type OrderResult,
} from './order-result';
import type { LabId, RunRecord } from './run-record';
import { z } from '../zod';

/** What a run holds beside what every run holds, by who makes it. */
export type RunContent =
  | {
      readonly lab: 'order';
      readonly result: OrderResult;
      readonly prediction?: OrderPrediction | undefined;
    }
  | {
      readonly lab: 'neighbours';
      readonly result: EvaluationResult;
      readonly prediction?: undefined;
    }
  | {
      readonly lab: 'abstention';
      readonly result: AbstentionResult;
      readonly prediction?: undefined;
    }
  | {
      readonly lab: 'lesson';
      readonly result: LessonResult;
      readonly prediction: LessonPrediction;
    };

/** The one schema of what each kind of run holds: a run is written by it, and read by it. */
const KINDS: Readonly<
  Record<LabId, { readonly result: z.ZodType; readonly prediction: z.ZodType }>
> = {
  order: { result: orderResult, prediction: orderPrediction.optional() },
  neighbours: { result: evaluationResult, prediction: z.undefined() },
  abstention: { result: abstentionResult, prediction: z.undefined() },
  lesson: { result: lessonResult, prediction: lessonPrediction },
};

/**
 * What of a run goes into its record: `content` through the schema of its kind. Throws where it does
 * not fit, since nothing of the page may make such a run.
 */
export function writtenContent({ lab, result, prediction }: RunContent): {
  readonly result: unknown;
  readonly prediction: unknown;
} {
  const kind = KINDS[lab];
  return { result: kind.result.parse(result), prediction: kind.prediction.parse(prediction) };
}

/**
 * What runs hold, read from what may be anyone's file. Each fails with `run-without-figures` where the
 * run is not of its lab, or does not hold what such a run holds.
 */
export function readOrder(run: RunRecord): Result<OrderResult> {
  return read(run, 'order', orderResult);
}

/** The part of an evaluation that is read again. */
export function readEvaluation(run: RunRecord): Result<EvaluationFigures> {
  return read(run, 'neighbours', evaluationFigures);
}

export function readAbstention(run: RunRecord): Result<AbstentionResult> {
  return read(run, 'abstention', abstentionResult);
}

export function readLesson(run: RunRecord): Result<LessonResult> {
  return read(run, 'lesson', lessonResult);
}

/** What was predicted, where the run says it as such runs do. */
export function orderPredictionOf({ prediction }: RunRecord): OrderPrediction | undefined {
  return orderPrediction.safeParse(prediction).data;
}

export function lessonPredictionOf({ prediction }: RunRecord): LessonPrediction | undefined {
  return lessonPrediction.safeParse(prediction).data;
}

function read<T>(run: RunRecord, lab: LabId, schema: z.ZodType<T>): Result<T> {
  const parsed = run.lab === lab ? schema.safeParse(run.result) : undefined;
  return parsed?.success ? success(parsed.data) : failure('run-without-figures');
}
