import { checkAnswers } from '../../engine/abstention/checker';
import { GENERATORS, type GeneratorName } from '../../engine/abstention/generators';
import { readGatedQuestion } from '../../engine/abstention/gated-question';
import {
  answerSet,
  naive,
  questionSet,
  type QuestionOutcome,
} from '../../engine/abstention/question-set';
import type { RetrievalCorpus } from '../../engine/corpus/retrieval-corpus';
import { caseLanguages } from '../../engine/corpus/teaching-case';
import { failure, success, type Result } from '../../engine/errors';
import { evaluationCorpusOn } from '../../engine/evaluation/corpus';
import { evidenceCharacters, goldChunks, type Evidence } from '../../engine/evaluation/gold';
import { measureSupply, type MissReason } from '../../engine/evaluation/outcome';
import type { Question } from '../../engine/pipeline';
import { PreparedCorpus } from '../../engine/prepare';
import type { ChunkingSettings } from '../../engine/settings';
import { caseQuestion, orderedDocument } from '../../engine/protocol/ordered-case';
import type { Scope } from '../../engine/retrieval/scope';
import type { PipelineSettings } from '../../engine/settings';
import { pipelineSettings } from '../../engine/settings-schema';
import { LANGUAGES } from '../../engine/text/language';
import { trace, type Trace } from '../../engine/trace/trace';
import { readEvaluation, readOrder } from '../../engine/records/kinds';
import { SIDES } from '../../engine/records/order-result';
import { variantOf } from '../../engine/records/variant-rule';
import { rulesOf } from '../../engine/records/versions';
import type { Decision, Passage } from '../compare/measured';
import type { RunRecord } from '../../engine/records/run-record';
import type { RunCorpora } from '../run-corpora';
import { chunksToShow } from './chunks-to-show';

/** One question of one side of a comparison. */
export interface AskedSide {
  readonly run: RunRecord;
  /** A policy, a system or an order, as `measured.ts` names it. */
  readonly variant: string;
  readonly corpus: string;
  readonly question: string;
  /** What the run kept of it. */
  readonly decision: Decision;
}

/** What a side is computed again from. */
export interface TraceSources {
  readonly corpora: RunCorpora;
  /** Cuts and indexes a corpus; undefined where that failed or was given up. */
  readonly prepare: (
    corpus: RetrievalCorpus,
    cutting: ChunkingSettings,
  ) => Promise<PreparedCorpus | undefined>;
}

/** What a simulated generator said, and whether the checker flagged it; null where nothing was checked. */
export interface SaidAnswer {
  readonly generator: GeneratorName;
  readonly text: string | null;
  readonly flagged: boolean | null;
}

/** One question of one side, explained from end to end. */
export interface SideTrace {
  readonly prepared: PreparedCorpus;
  readonly read: Question;
  readonly evidence: readonly Evidence[];
  /** Its `chunks` are those a reader looks at, best ranked first. */
  readonly trace: Trace;
  /** Gold chunks, ascending. */
  readonly gold: readonly number[];
  readonly missed: readonly { readonly chunk: number; readonly reason: MissReason }[];
  /** Of an Order run: its sentences by id, in the order of the text, and the conditions among them. */
  readonly sentences: readonly { readonly id: string; readonly chunk: number }[] | null;
  readonly conditions: readonly { readonly label: string; readonly supplied: boolean }[] | null;
  /** Of an Abstention run. */
  readonly outcome: QuestionOutcome | null;
  readonly answers: readonly SaidAnswer[];
  /** Whether what is supplied now is what the run kept. */
  readonly agrees: boolean;
}

/**
 * Computes the Trace of one question again, from the settings of its run and the corpus it names.
 * Fails with `trace-no-corpus`, `trace-corpus-changed` (a bundled corpus that is another one by
 * now), `trace-no-question`, `trace-no-policy`, `trace-unreadable` or `trace-stopped`.
 */
export async function sideTrace(
  asked: AskedSide,
  sources: TraceSources,
): Promise<Result<SideTrace>> {
  const settings = pipelineSettings.safeParse(asked.run.settings);
  if (!settings.success) return failure('trace-unreadable');
  switch (asked.run.lab) {
    case 'neighbours':
      return evaluationTrace(asked, settings.data, sources);
    case 'abstention':
      return abstentionTrace(asked, settings.data, sources.corpora);
    case 'order':
      return orderTrace(asked, settings.data, sources.corpora);
    default:
      return failure('trace-unreadable');
  }
}

function missing({ run }: AskedSide) {
  return failure(run.corpus.bundled ? 'trace-corpus-changed' : 'trace-no-corpus');
}

function sameSet(a: readonly Passage[], b: readonly Passage[]): boolean {
  const [these, those] = [new Set(a), new Set(b)];
  return these.size === those.size && [...these].every((each) => those.has(each));
}

/** The Trace of a question on the chunks worth a look. */
function explain(
  prepared: PreparedCorpus,
  read: Question,
  settings: PipelineSettings,
  scope: Scope,
  gold: readonly number[],
): Trace {
  return trace(prepared, read, settings, scope, ({ supply, supplied }) =>
    chunksToShow(supply, supplied, gold, prepared.table.count),
  );
}

function spansOf(corpus: RetrievalCorpus, question: string): Evidence[] {
  const numbers = new Map(corpus.documents.map(({ id }, number) => [id, number]));
  const asked = corpus.questions.find(({ id }) => id === question);
  return (asked?.evidence ?? []).map(({ documentId, start, end }) => ({
    document: numbers.get(documentId)!,
    start,
    end,
  }));
}

async function evaluationTrace(
  asked: AskedSide,
  chosen: PipelineSettings,
  { corpora, prepare }: TraceSources,
): Promise<Result<SideTrace>> {
  const { run, variant, decision } = asked;
  const kept = readEvaluation(run);
  if (!kept.ok) return failure('trace-unreadable');
  const rule = rulesOf(kept.value).find(({ id }) => id === variant);
  const known = rule && variantOf(rule);
  if (!known) return failure('trace-no-policy');
  const { digest = '' } = kept.value.corpora.find(({ id }) => id === asked.corpus) ?? {};
  const corpus = await corpora.documents(run, asked.corpus, digest);
  if (!corpus) return missing(asked);
  const prepared = await prepare(corpus, chosen);
  if (!prepared) return failure('trace-stopped');
  const placing = evaluationCorpusOn(corpus, prepared, (id) => id === asked.question);
  let step = placing.next();
  while (!step.done) step = placing.next();
  const [question] = step.value.questions;
  if (!question) return failure('trace-no-question');
  // An evaluation scores as its rules say and sets no gate, whatever else the settings hold.
  const settings: PipelineSettings = {
    ...chosen,
    ...known.settings,
    policy: known.policy,
    space: known.space ?? chosen.space,
    scorer: known.scorer,
    gateTopic: false,
    gateAnswer: false,
  };
  const explained = explain(prepared, question.question, settings, question.scope, question.gold);
  return success({
    prepared,
    read: question.question,
    evidence: spansOf(corpus, asked.question),
    trace: explained,
    gold: question.gold,
    missed: measureSupply(prepared.table, question, explained.supply).missed,
    sentences: null,
    conditions: null,
    outcome: null,
    answers: [],
    agrees: sameSet(explained.supplied, decision.supplied),
  });
}

async function abstentionTrace(
  asked: AskedSide,
  chosen: PipelineSettings,
  corpora: RunCorpora,
): Promise<Result<SideTrace>> {
  const papers = await corpora.papers(asked.run);
  if (!papers) return missing(asked);
  const all = questionSet(papers.corpus, chosen);
  const item = all.questions.find(({ id }) => id === asked.question);
  if (!item) return failure('trace-no-question');
  const set = { ...all, questions: [item] };
  const isNaive = asked.variant === 'naive';
  const settings = isNaive ? naive(chosen) : chosen;
  const [result] = answerSet(set, settings);
  const { prepared } = set;
  const evidence = spansOf(papers.corpus, item.id);
  const explained = explain(prepared, item.question, settings, item.scope, item.gold);
  const isAsked = result!.refusal === null && item.gold.length > 0;
  const measured = { gold: item.gold, evidence: evidenceCharacters(prepared.table, evidence) };
  return success({
    prepared,
    read: item.question,
    evidence,
    trace: explained,
    gold: item.gold,
    missed: isAsked ? measureSupply(prepared.table, measured, explained.supply).missed : [],
    sentences: null,
    conditions: null,
    outcome: result!.outcome,
    // The naive system is no part of what the simulated generators speak for.
    answers: isNaive
      ? []
      : GENERATORS.map((generator): SaidAnswer => {
          const [said] = checkAnswers(set, [result!], generator, papers.script);
          const { answer, grounding, flagged } = said!;
          const speaks = grounding !== null || answer.refuses;
          return {
            generator,
            text: speaks ? answer.text : null,
            flagged: grounding ? flagged : null,
          };
        }),
    agrees: sameSet(explained.supplied, asked.decision.supplied),
  });
}

async function orderTrace(
  asked: AskedSide,
  settings: PipelineSettings,
  corpora: RunCorpora,
): Promise<Result<SideTrace>> {
  const kept = readOrder(asked.run);
  const side = SIDES.find((each) => each === asked.variant);
  if (!kept.ok || !side) return failure('trace-unreadable');
  const teachingCase = await corpora.case(asked.run);
  if (!teachingCase) return missing(asked);
  const text = LANGUAGES.find((each) => each === kept.value.text);
  const { order } = kept.value[side];
  const ids = teachingCase.facts.map(({ id }) => id);
  if (order.length !== ids.length || !sameSet(order, ids)) return failure('trace-unreadable');
  if (!text || !caseLanguages(teachingCase).includes(text)) return failure('trace-unreadable');
  const document = orderedDocument(teachingCase, text, order);
  const prepared = new PreparedCorpus([document], settings);
  const read = readGatedQuestion(caseQuestion(teachingCase, text), text);
  const wanted = teachingCase.facts.filter(({ condition }) => condition);
  const evidence = document
    .sentences!.map((span) => ({ ...span, document: 0 }))
    .filter((_, place) => wanted.some(({ id }) => id === order[place]));
  const gold = goldChunks(prepared.table, evidence);
  const explained = explain(prepared, read, settings, undefined, gold);
  const { end } = prepared.table;
  const sentences = order.map((id, place) => ({
    id,
    chunk: end.findIndex((each) => each > document.sentences![place]!.start),
  }));
  const given = new Set(explained.supplied);
  const supplied = sentences.filter(({ chunk }) => given.has(chunk)).map(({ id }) => id);
  return success({
    prepared,
    read,
    evidence,
    trace: explained,
    gold,
    missed: [],
    sentences,
    conditions: wanted.map(({ id, condition }) => ({
      label: `${id}: ${condition!.label[text] ?? ''}`,
      supplied: supplied.includes(id),
    })),
    outcome: null,
    answers: [],
    agrees: sameSet(supplied, asked.decision.supplied),
  });
}
