import { pageLanguage, textLanguage, type PageLanguage } from '../../words/language';
import { inLanguage } from '../../ui/lesson-text';
import { failure, success, type Result } from '../../engine/errors';
import { integrityDigest } from '../../engine/protocol/digest';
import { LANGUAGES, type TextLanguage } from '../../engine/text/language';
import type { Lesson } from '../../ui/lesson';
import { readLesson } from '../../engine/records/kinds';
import type { LessonPrediction, LessonResult } from '../../engine/records/lesson-result';
import type { RunRecord } from '../../engine/records/run-record';
import { assembleLesson } from '../../ui/lesson-shape';
import { lessonTexts } from '../../words/lessons';
import type { Recomputed } from '../../runs/recompute';
import type { RunToSaveOf } from '../../runs/store.svelte';
import { answerLabel, answersOf, gapOf, outcomeOf, statedAnswer } from './answers';
import { LESSON_SHAPES, LESSONS, measuresAt } from './lessons';
import type { LessonProgress } from './progress.svelte';

/**
 * A lesson is kept by the digest of all it says and asks in the languages of its texts: a word changed
 * makes another lesson, another language of the page does not.
 */
function lessonDigest({ id }: Lesson): string {
  const texts = lessonTexts(id);
  const shape = LESSON_SHAPES.find((each) => each.id === id)!;
  const written = LANGUAGES.map((language) => [language, texts[pageLanguage(language)!]]);
  return integrityDigest(assembleLesson(shape, Object.fromEntries(written)));
}

/**
 * What the engine computes at each step that asks: answers by their labels, the outcome by its place
 * among them and as it stands by itself.
 */
async function lessonResult(lesson: Lesson, text: TextLanguage): Promise<LessonResult> {
  const language = pageLanguage(text)!;
  const steps: LessonResult['steps'][number][] = [];
  for (const { id, title, place, predict } of lesson.steps) {
    if (!predict) continue;
    const measures = await measuresAt(place, language);
    const outcome = outcomeOf(predict, measures);
    const answers = answersOf(predict);
    const at = answers.indexOf(outcome);
    steps.push({
      id,
      title: inLanguage(title, language),
      measure: predict.measure,
      answers: answers.map((answer) => answerLabel(predict, answer, language)),
      computed: outcome,
      outcome: at < 0 ? null : at,
      stated: statedAnswer(predict, outcome, measures, language),
    });
  }
  return { lesson: lesson.id, text, steps };
}

/**
 * The run of a lesson held on a page in some language, in the words of the language of its text: what was said on its text before each reveal, the hands
 * counted, the gap, and what was computed. `said` and `hands` go by the place of the answer; null was revealed without saying.
 */
export async function lessonRun(
  progress: LessonProgress,
  page: PageLanguage,
  name: string,
): Promise<RunToSaveOf<'lesson'>> {
  const { lesson } = progress;
  const text = textLanguage(page);
  const language = pageLanguage(text)!;
  const predicted: LessonPrediction['steps'][number][] = [];
  for (const step of lesson.steps) {
    const { id, place, predict } = step;
    const said = progress.said(step, text) ?? null;
    const hands = progress.hands(step, text);
    if (!predict || (said === null && hands.length === 0)) continue;
    const outcome = outcomeOf(predict, await measuresAt(place, language));
    const at = said === null ? -1 : answersOf(predict).indexOf(said);
    predicted.push({ id, said: at < 0 ? null : at, gap: gapOf(said, outcome), hands });
  }
  return {
    run: {
      lab: 'lesson',
      kind: lesson.id,
      name,
      language: text,
      corpus: {
        id: lesson.id,
        title: inLanguage(lesson.title, language),
        digest: lessonDigest(lesson),
        bundled: true,
        licence: 'CC BY 4.0',
      },
      settings: {},
      place: new URLSearchParams({ lesson: lesson.id }).toString(),
      prediction: { sitting: progress.sitting, steps: predicted },
      result: await lessonResult(lesson, text),
    },
  };
}

/** Computes the outcomes of a kept lesson again. Fails with `corpus-missing` or `run-unreadable`. */
export async function recomputeLesson(run: RunRecord): Promise<Result<Recomputed>> {
  const lesson = LESSONS.find((item) => lessonDigest(item) === run.corpus.digest);
  if (!lesson) return failure('corpus-missing');
  const kept = readLesson(run);
  if (!kept.ok) return failure('run-unreadable');
  return success({ question: run.question, result: await lessonResult(lesson, kept.value.text) });
}
