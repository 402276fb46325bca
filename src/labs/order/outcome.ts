import type { TeachingCase } from '../../engine/corpus/teaching-case';
import { readQuestion } from '../../engine/pipeline';
import { PreparedCorpus } from '../../engine/prepare';
import { caseQuestion, orderedDocument } from '../../engine/protocol/ordered-case';
import type { PipelineSettings } from '../../engine/settings';
import type { TextLanguage } from '../../engine/text/language';
import type { Span } from '../../engine/text/span';
import { trace, type ChunkTrace, type Trace } from '../../engine/trace/trace';

/** A sentence where an order puts it. Offsets of matches are into the sentence. */
export interface PlacedFact {
  readonly id: string;
  readonly text: string;
  readonly condition: string | undefined;
  readonly chunk: number;
  readonly supplied: boolean;
  readonly matches: readonly Span[];
}

interface ConditionOutcome {
  readonly id: string;
  readonly label: string;
  readonly supplied: boolean;
}

/** What one order of a case comes to under one setting. */
export interface OrderOutcome {
  readonly order: readonly string[];
  readonly facts: readonly PlacedFact[];
  readonly chunks: readonly ChunkTrace[];
  /** The conditions in the order of the case, so that two orders can be compared line by line. */
  readonly conditions: readonly ConditionOutcome[];
  readonly conditionsSupplied: number;
  /** What the model would receive: one line a sentence, with its id, in source order. */
  readonly received: readonly { readonly id: string; readonly text: string }[];
  readonly trace: Trace;
}

/**
 * Runs the pipeline on one order of a case. `order` holds every fact id once; `read` reads the
 * question, for settings with a gate on `readGatedQuestion`.
 */
export function orderOutcome(
  teachingCase: TeachingCase,
  language: TextLanguage,
  order: readonly string[],
  settings: PipelineSettings,
  read = readQuestion,
): OrderOutcome {
  const document = orderedDocument(teachingCase, language, order);
  const prepared = new PreparedCorpus([document], settings);
  const question = read(caseQuestion(teachingCase, language), language);
  const explained = trace(prepared, question, settings);
  const supplied = new Set(explained.supplied);
  const { end } = prepared.table;
  const byId = new Map(teachingCase.facts.map((fact) => [fact.id, fact]));

  let chunk = 0;
  const facts = order.map((id, position): PlacedFact => {
    const sentence = document.sentences![position]!;
    while (chunk + 1 < prepared.table.count && sentence.start >= end[chunk]!) chunk += 1;
    const matches = explained.chunks[chunk]!.matches.filter(
      (match) => match.start >= sentence.start && match.end <= sentence.end,
    );
    return {
      id,
      text: document.text.slice(sentence.start, sentence.end),
      condition: byId.get(id)?.condition?.label[language],
      chunk,
      supplied: supplied.has(chunk),
      matches: matches.map((match) => ({
        start: match.start - sentence.start,
        end: match.end - sentence.start,
      })),
    };
  });
  const suppliedIds = new Set(facts.filter((fact) => fact.supplied).map((fact) => fact.id));
  const conditions = teachingCase.facts
    .filter((fact) => fact.condition)
    .map((fact) => ({
      id: fact.id,
      label: fact.condition?.label[language] ?? fact.id,
      supplied: suppliedIds.has(fact.id),
    }));
  return {
    order,
    facts,
    chunks: explained.chunks,
    conditions,
    conditionsSupplied: conditions.filter((condition) => condition.supplied).length,
    received: facts.filter((fact) => fact.supplied).map(({ id, text }) => ({ id, text })),
    trace: explained,
  };
}
