import { lessonPredictionOf, readLesson } from '../../engine/records/kinds';
import type { LessonResult } from '../../engine/records/lesson-result';
import type { RunRecord } from '../../engine/records/run-record';

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

/**
 * Counts the predictions of kept lessons by lesson and language, the largest group first. The
 * answers are those of the group's first run: one digest is one lesson. Runs of other labs and
 * such as hold no lesson are passed over.
 */
export function lessonFigures(runs: readonly RunRecord[]): readonly LessonFigures[] {
  const groups = new Map<string, { lesson: LessonResult; runs: RunRecord[] }>();
  for (const run of runs) {
    const read = readLesson(run);
    if (!read.ok) continue;
    const { text } = read.value;
    const key = JSON.stringify([run.corpus.digest, text]);
    const group = groups.get(key);
    if (group) group.runs.push(run);
    else groups.set(key, { lesson: read.value, runs: [run] });
  }
  return [...groups]
    .map(([key, { lesson, runs: members }]) => ({
      key,
      title: members[0]!.corpus.title,
      text: lesson.text,
      runs: members,
      steps: stepsOf(lesson, members),
    }))
    .sort((a, b) => b.runs.length - a.runs.length);
}

function stepsOf({ steps }: LessonResult, runs: readonly RunRecord[]): StepFigures[] {
  const said = runs.flatMap((run) => lessonPredictionOf(run)?.steps ?? []);
  return steps.map(({ id, title, answers, outcome, stated }) => {
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
