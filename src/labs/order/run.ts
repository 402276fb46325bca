import { type PageLanguage, textLanguage } from '../../words/language';
import { readGatedQuestion } from '../../engine/abstention/gated-question';
import { parseTeachingCase } from '../../engine/corpus/parse-teaching-case';
import { conditionIds, type TeachingCase } from '../../engine/corpus/teaching-case';
import { failure, success, type Result } from '../../engine/errors';
import type { PipelineSettings } from '../../engine/settings';
import { settingsApplied } from '../../engine/settings-applied';
import { pipelineSettings } from '../../engine/settings-schema';
import type { TextLanguage } from '../../engine/text/language';
import { bundledCase } from '../../corpora/bundled-by-digest';
import { CASES } from '../../corpora/bundled-cases';
import { corpusDigest, corpusReference } from '../../corpora/corpus-digest';
import { readOrder } from '../../engine/records/kinds';
import type { OrderResult, OrderSide } from '../../engine/records/order-result';
import { partsUsed } from '../../engine/records/parts-used';
import type { RunRecord } from '../../engine/records/run-record';
import type { Recomputed } from '../../runs/recompute';
import type { RunToSaveOf } from '../../runs/store.svelte';
import { YOURS } from './link';
import { orderOutcome } from './outcome';
import type { OrderLab, Side } from './state.svelte';

/** What a run keeps of one order: its sentences by id, and what became of them. */
function keptSide(
  teachingCase: TeachingCase,
  text: TextLanguage,
  name: string,
  order: readonly string[],
  settings: PipelineSettings,
): OrderSide {
  const outcome = orderOutcome(teachingCase, text, order, settings, readGatedQuestion);
  return {
    name,
    order,
    supplied: outcome.received.map((line) => line.id),
    conditions: outcome.conditions.filter((item) => item.supplied).map((item) => item.id),
    conditionsTotal: conditionIds(teachingCase).length,
    chunks: outcome.chunks.map(({ chunk, score, rank, role }) => ({
      facts: outcome.facts.filter((fact) => fact.chunk === chunk).map((fact) => fact.id),
      score,
      rank,
      role,
    })),
  };
}

/** The run of what the lab shows, to be kept. */
export function orderRun(
  lab: OrderLab,
  language: PageLanguage,
  name: string,
): RunToSaveOf<'order'> {
  const bundled = !lab.isOwnCase;
  const kept = (side: Side) => {
    const shown = lab.side(side);
    return keptSide(lab.case, lab.text, shown, lab.orderOf(shown), lab.settings);
  };
  return {
    run: {
      lab: 'order',
      name,
      language: textLanguage(language),
      corpus: corpusReference(lab.case, lab.text, {
        bundled,
        licence: (bundled && CASES.find(({ id }) => id === lab.case.id)?.licence) || '',
      }),
      question: lab.question,
      settings: settingsApplied(lab.settings),
      profiles: partsUsed(lab.settings),
      place: lab.query.toString(),
      prediction: lab.predicting ? { ...lab.predictions } : undefined,
      result: { text: lab.text, left: kept('left'), right: kept('right') },
    },
    ownCorpus: bundled ? undefined : lab.case,
  };
}

/**
 * Computes a kept run again: the orders it names, under its settings, on the case it names. Fails
 * with `corpus-missing` or `run-unreadable`.
 */
export async function recomputeOrder(run: RunRecord, own: unknown): Promise<Result<Recomputed>> {
  const teachingCase = await caseOf(run, own);
  if (!teachingCase) return failure('corpus-missing');
  const settings = pipelineSettings.safeParse(run.settings);
  const kept = readOrder(run);
  if (!settings.success || !kept.ok) return failure('run-unreadable');
  const { text } = kept.value;
  const again = ({ name, order: own }: OrderSide): OrderSide => {
    // A published name stands for the published order, whatever the record says it was.
    const order = name === YOURS ? own : teachingCase.variants[name];
    if (!order) throw new RangeError(`no order ${name}`);
    return keptSide(teachingCase, text, name, order, settings.data);
  };
  try {
    const result: OrderResult = {
      text,
      left: again(kept.value.left),
      right: again(kept.value.right),
    };
    return success({ question: teachingCase.question[text], result });
  } catch {
    // An order that names strangers or nothing, a language the case does not have: not a run of this lab.
    return failure('run-unreadable');
  }
}

async function caseOf(run: RunRecord, own: unknown): Promise<TeachingCase | undefined> {
  if (run.corpus.bundled) return bundledCase(run.corpus);
  const parsed = parseTeachingCase(own);
  return parsed.ok && corpusDigest(parsed.value) === run.corpus.digest ? parsed.value : undefined;
}
