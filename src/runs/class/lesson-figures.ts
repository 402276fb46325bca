import { z } from '../../engine/zod';
import type { RunRecord } from '../../storage/run-record';

/** An answer of a step: how many runs predicted it, how many hands were raised for it. */
interface AnswerCount {
  readonly label: string;
  readonly predicted: number;
  readonly hands: number;
  /** Whether it is the one that was computed. */
  readonly computed: boolean;
}

interface StepFigures {
  readonly id: string;
  readonly title: string;
  readonly answers: readonly AnswerCount[];
  readonly predictions: number;
  readonly right: number;
  /** What was computed, as it stands by itself; null where no answer offered is it. */
  readonly stated: string | null;
}

/** What a class said in one lesson held in one language. */
export interface LessonFigures {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly runs: readonly RunRecord[];
  readonly steps: readonly StepFigures[];
}

const place = z.int().min(0).max(100);
const lessonResult = z.object({
  text: z.string(),
  steps: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        answers: z.array(z.string()).max(101),
        outcome: place.nullable(),
        /** Runs kept by an earlier version have none: their label stands in. */
        stated: z.string().optional(),
      }),
    )
    .max(50),
});
const lessonPrediction = z.object({
  steps: z
    .array(
      z.object({
        id: z.string(),
        said: place.nullable(),
        hands: z.array(z.int().min(0).max(1000)).max(101),
      }),
    )
    .max(50),
});

/**
 * Counts the predictions of kept lessons by lesson and language, the largest group first. The
 * answers are those of the group's first run: one digest is one lesson. Runs of other labs and
 * such as hold no lesson are passed over.
 */
export function lessonFigures(runs: readonly RunRecord[]): readonly LessonFigures[] {
  const groups = new Map<string, { text: string; runs: RunRecord[] }>();
  for (const run of runs) {
    const read = run.lab === 'lesson' ? lessonResult.safeParse(run.result) : undefined;
    if (!read?.success) continue;
    const { text } = read.data;
    const key = JSON.stringify([run.corpus.digest, text]);
    const group = groups.get(key);
    if (group) group.runs.push(run);
    else groups.set(key, { text, runs: [run] });
  }
  return [...groups]
    .map(([key, { text, runs: members }]) => ({
      key,
      title: members[0]!.corpus.title,
      text,
      runs: members,
      steps: stepsOf(members),
    }))
    .sort((a, b) => b.runs.length - a.runs.length);
}

function stepsOf(runs: readonly RunRecord[]): StepFigures[] {
  const said = runs.flatMap((run) => {
    const read = lessonPrediction.safeParse(run.prediction);
    return read.success ? read.data.steps : [];
  });
  return lessonResult
    .parse(runs[0]!.result)
    .steps.map(({ id, title, answers, outcome, stated }) => {
      const here = said.filter((step) => step.id === id);
      const counts = answers.map((label, at) => ({
        label,
        predicted: here.filter((step) => step.said === at).length,
        hands: here.reduce((sum, step) => sum + (step.hands[at] ?? 0), 0),
        computed: at === outcome,
      }));
      return {
        id,
        title,
        answers: counts,
        predictions: counts.reduce((sum, { predicted }) => sum + predicted, 0),
        right: counts.find(({ computed }) => computed)?.predicted ?? 0,
        stated: stated ?? counts.find(({ computed }) => computed)?.label ?? null,
      };
    });
}
