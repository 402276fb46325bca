import {
  checkAnswers,
  checking,
  type CheckedAnswer,
  type HeldAgainst,
} from '../../engine/abstention/checker';
import { GATE_THRESHOLDS, reporting, type GateReport } from '../../engine/abstention/gate-report';
import type { GeneratorName } from '../../engine/abstention/generators';
import {
  answering,
  naive,
  questionSet,
  type QuestionResult,
  type QuestionSet,
  type SetQuestion,
} from '../../engine/abstention/question-set';
import { finish } from '../../engine/finish';
import { chunkingKey, type PipelineSettings } from '../../engine/settings';
import type { TextLanguage } from '../../engine/text/language';
import type { AbstentionCorpus } from '../../corpora/bundled-abstention';

/** One question as both systems met it. */
export interface AskedQuestion {
  readonly item: SetQuestion;
  readonly naive: QuestionResult;
  readonly guarded: QuestionResult;
  /** The author's note on a question without an answer. */
  readonly note: string | undefined;
}

/** The twenty questions of one language under one setting. */
export interface Twenty {
  readonly papers: AbstentionCorpus;
  readonly set: QuestionSet;
  /** Those without an answer first. */
  readonly questions: readonly AskedQuestion[];
  readonly guarded: readonly QuestionResult[];
  readonly report: GateReport;
}

/**
 * Cuts the papers; the sets that were made last are kept, since sliders leave the cutting alone. So
 * is what the twenty came to last in each language, for as long as the settings are the same.
 */
export class QuestionSets {
  readonly #made = new Map<string, QuestionSet>();
  readonly #asked = new Map<TextLanguage, { settings: PipelineSettings; twenty: Twenty }>();

  keep(settings: PipelineSettings, twenty: Twenty): void {
    this.#asked.set(twenty.papers.corpus.language, { settings, twenty });
  }

  kept(papers: AbstentionCorpus, settings: PipelineSettings): Twenty | undefined {
    const last = this.#asked.get(papers.corpus.language);
    return last?.settings === settings && last.twenty.papers === papers ? last.twenty : undefined;
  }

  set(papers: AbstentionCorpus, settings: PipelineSettings): QuestionSet {
    const { corpus } = papers;
    const key = `${corpus.language} ${chunkingKey(settings)}`;
    const known = this.#made.get(key);
    if (known) return known;
    if (this.#made.size >= 6) this.#made.clear();
    const made = questionSet(corpus, settings);
    this.#made.set(key, made);
    return made;
  }
}

export function askTwenty(
  papers: AbstentionCorpus,
  settings: PipelineSettings,
  sets: QuestionSets,
): Twenty {
  return finish(askingTwenty(papers, settings, sets));
}

/** The same, a question or an answer a step: a page can breathe between them. */
export function* askingTwenty(
  papers: AbstentionCorpus,
  settings: PipelineSettings,
  sets: QuestionSets,
): Generator<void, Twenty, void> {
  const kept = sets.kept(papers, settings);
  if (kept) return kept;
  const set = sets.set(papers, settings);
  yield;
  const guarded = yield* answering(set, settings);
  const unguarded = yield* answering(set, naive(settings));
  const questions = set.questions.map((item, place) => ({
    item,
    naive: unguarded[place]!,
    guarded: guarded[place]!,
    note: papers.notes.get(item.id)?.note,
  }));
  const twenty = {
    papers,
    set,
    questions: [
      ...questions.filter(({ item }) => !item.answerable),
      ...questions.filter(({ item }) => item.answerable),
    ],
    guarded,
    report: yield* reporting(set, guarded, papers.script, GATE_THRESHOLDS),
  };
  sets.keep(settings, twenty);
  return twenty;
}

/** What a simulated generator says to the twenty, and what the checker makes of it. */
export function checkTwenty(
  { set, guarded, papers }: Twenty,
  generator: GeneratorName,
  against: HeldAgainst,
): CheckedAnswer[] {
  return checkAnswers(set, guarded, generator, papers.script, against);
}

/** The same, an answer a step. */
export function checkingTwenty(
  { set, guarded, papers }: Twenty,
  generator: GeneratorName,
  against: HeldAgainst,
): Generator<void, CheckedAnswer[], void> {
  return checking(set, guarded, generator, papers.script, against);
}
