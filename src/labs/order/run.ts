import {
  caseLanguages,
  parseTeachingCase,
  type TeachingCase,
} from '../../engine/corpus/teaching-case';
import { failure, success, type Result } from '../../engine/errors';
import { pipelineSettings } from '../../engine/settings';
import { LANGUAGES, type Language } from '../../engine/text/language';
import { z } from '../../engine/zod';
import { BUNDLED_CASES } from '../../library/bundled-cases';
import { corpusDigest, corpusReference } from '../../runs/corpora';
import type { Recomputed } from '../../runs/recompute';
import type { RunRecord } from '../../runs/record';
import type { RunToSave } from '../../runs/store.svelte';
import { YOURS } from './link';
import { orderOutcome, type OrderOutcome } from './outcome';
import type { OrderLab } from './state.svelte';

const BUNDLED_LICENCE = 'CC BY 4.0';

/** What a run of the Order lab keeps of one order. */
type OrderResult = {
  readonly name: string;
  readonly order: readonly string[];
  readonly outcome: string;
  /** Fact ids, as the order puts them. */
  readonly supplied: readonly string[];
  /** Ids of the conditions supplied, as the case lists them. */
  readonly conditions: readonly string[];
  readonly conditionsTotal: number;
  readonly chunks: readonly {
    readonly facts: readonly string[];
    readonly rank: number | null;
    readonly score: number;
    readonly role: string;
  }[];
};

/** The run on the page, to be kept under `name`. */
export function orderRun(lab: OrderLab, interfaceLanguage: Language, name: string): RunToSave {
  const { case: teachingCase, isOwnCase, predictions } = lab;
  const sides = [...new Set([lab.side('left'), lab.side('right')])];
  return {
    run: {
      lab: 'order',
      name,
      language: interfaceLanguage,
      corpus: corpusReference(teachingCase, lab.text, {
        bundled: !isOwnCase,
        licence: isOwnCase ? '' : BUNDLED_LICENCE,
      }),
      question: lab.question,
      settings: lab.settings,
      place: lab.query.toString(),
      prediction:
        predictions.left === null || predictions.right === null
          ? undefined
          : { left: predictions.left, right: predictions.right },
      result: {
        text: lab.text,
        orders: sides.map((side) => orderResult(side, lab.outcome(side))),
      },
    },
    ownCorpus: isOwnCase ? teachingCase : undefined,
  };
}

function orderResult(name: string, outcome: OrderOutcome): OrderResult {
  const { order, facts, conditions, chunks, trace } = outcome;
  return {
    name,
    order,
    outcome: trace.outcome,
    supplied: outcome.received.map(({ id }) => id),
    conditions: conditions.filter(({ supplied }) => supplied).map(({ id }) => id),
    conditionsTotal: conditions.length,
    chunks: chunks.map(({ chunk, rank, score, role }) => ({
      facts: facts.filter((fact) => fact.chunk === chunk).map(({ id }) => id),
      rank,
      score,
      role,
    })),
  };
}

/** What must be read from a kept result to compute it again; a name a case publishes needs no order. */
const keptResult = z.object({
  text: z.enum(LANGUAGES),
  orders: z.array(z.object({ name: z.string(), order: z.array(z.string()) })).max(10),
});

/** Computes a kept run of this lab again. See `Recompute` for what it takes and how it fails. */
export async function recomputeOrder(run: RunRecord, own: unknown): Promise<Result<Recomputed>> {
  const teachingCase = findCase(run, own);
  if (!teachingCase) return failure('corpus-missing');
  const kept = keptResult.safeParse(run.result);
  const settings = pipelineSettings.safeParse(run.settings);
  if (!kept.success || !settings.success) return failure('run-unreadable');
  const { text, orders } = kept.data;
  if (!caseLanguages(teachingCase).includes(text)) return failure('run-unreadable');
  const results: OrderResult[] = [];
  for (const { name, order: keptOrder } of orders) {
    const published = new Map(Object.entries(teachingCase.variants));
    const order = name === YOURS ? keptOrder : published.get(name);
    if (!order || !holdsEveryFact(order, teachingCase)) return failure('run-unreadable');
    results.push(orderResult(name, orderOutcome(teachingCase, text, order, settings.data)));
  }
  return success({ question: teachingCase.question[text], result: { text, orders: results } });
}

/** The case with the digest the run names: a bundled one, or the reader's own. */
function findCase(run: RunRecord, own: unknown): TeachingCase | undefined {
  const { digest } = run.corpus;
  const bundled = BUNDLED_CASES.find((item) => corpusDigest(item) === digest);
  if (bundled) return bundled;
  const parsed = parseTeachingCase(own);
  return parsed.ok && corpusDigest(parsed.value) === digest ? parsed.value : undefined;
}

function holdsEveryFact(order: readonly string[], { facts }: TeachingCase): boolean {
  return order.length === facts.length && facts.every(({ id }) => order.includes(id));
}
