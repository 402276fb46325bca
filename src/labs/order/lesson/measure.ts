import { pageLanguage, type PageLanguage } from '../../../words/language';
import { orderLandscape } from '../../../engine/protocol/landscape';
import { explainLexical } from '../../../engine/scorers/lexical-1.0/explain';
import { lexicalScore } from '../../../engine/scorers/lexical-1.0/rule';
import type { TextLanguage } from '../../../engine/text/language';
import { matchedTerms } from '../../../engine/trace/matched';
import type { ChunkTrace } from '../../../engine/trace/trace';
import { writtenOut } from '../../../engine/trace/written';
import { formatDecimal, formatList } from '../../../words/format';
import type { MeasurePlace } from '../../../ui/lesson';
import type { OrderOutcome } from '../outcome';
import { OrderLab, type Side } from '../state.svelte';

const SIDES: readonly Side[] = ['left', 'right'];

/** The score the lessons write on the board before any text is read: 3 common words among 12. */
const BOARD = { matched: 3, terms: 12 };

/**
 * What the Order lab shows at a place of a lesson, read from the lab's own state. The names of the
 * measures are those below; a side's begin with `left` or `right`, a chunk's add its number from 1.
 * Lessons set no gate: its code would still be on its way.
 */
export const measureOrder: MeasurePlace = async (query, language) => {
  const lab = new OrderLab(query, language);
  const outcomes = { left: lab.outcome(lab.side('left')), right: lab.outcome(lab.side('right')) };
  const { left, right } = outcomes;
  const measures = new Map<string, number | string>();
  const put = (name: string, value: number | string) => measures.set(name, value);

  put('sentences', lab.case.facts.length);
  put('total', lab.conditionsTotal);
  put('size', lab.settings.size);
  put('topK', lab.settings.topK);
  put('chunks', left.chunks.length);
  put('boardScore', chunkText(board(), language));

  for (const side of SIDES) {
    const names = sideMeasures(outcomes[side], lab.text, language);
    for (const [name, value] of names) put(`${side}${name}`, value);
  }

  const terms = [...new Map(left.trace.questionTerms.map((item) => [item.term, item])).values()];
  const unfound = terms.filter((item) => !item.found).map((item) => item.term);
  put('questionWords', terms.length);
  put('unfoundWords', unfound.length);
  put('unfoundList', unfound.length === 0 ? '—' : formatList(unfound, language));

  put('difference', Math.abs(right.conditionsSupplied - left.conditionsSupplied));
  put('orderMatters', left.conditionsSupplied === right.conditionsSupplied ? 'no' : 'yes');
  put('winner', winner(lab, outcomes));

  const landscape = orderLandscape(lab.case, lab.text, lab.settings);
  const reached = landscape.histogram.flatMap((count, value) => (count > 0 ? [value] : []));
  const asGood = landscape.histogram
    .slice(right.conditionsSupplied)
    .reduce((sum, count) => sum + count, 0);
  put('orders', landscape.orders);
  put('best', Math.max(...reached));
  put('worst', Math.min(...reached));
  put('reachesAll', reached.includes(lab.conditionsTotal) ? 'yes' : 'no');
  put('asGoodAsRight', asGood);
  put('asGoodOfTen', Math.round((10 * asGood) / landscape.orders));

  const otherText = lab.languages.find((item) => item !== lab.text);
  if (otherText) {
    const elsewhere = new URLSearchParams(query);
    elsewhere.set('text', otherText);
    const other = new OrderLab(elsewhere, otherText);
    put('otherLeftConditions', other.outcome(other.side('left')).conditionsSupplied);
    put('otherRightConditions', other.outcome(other.side('right')).conditionsSupplied);
  }
  const frozen = SIDES.map((side) =>
    lab.outcomeUnder(lab.side(side), { scorer: 'lexical-1.0' }),
  ) as [OrderOutcome, OrderOutcome];
  put('frozenLeftConditions', frozen[0].conditionsSupplied);
  put('frozenRightConditions', frozen[1].conditionsSupplied);

  const alone = lab.outcomeUnder(lab.side('left'), { size: 1 }).chunks[0]!;
  put('firstAlone', chunkText(alone, language));
  put('againstAlone', compared(left.chunks[0]!.score, alone.score));
  return measures;
};

function sideMeasures(
  outcome: OrderOutcome,
  text: TextLanguage,
  language: PageLanguage,
): Map<string, number | string> {
  const measures = new Map<string, number | string>();
  const missing = outcome.conditions.filter((condition) => !condition.supplied);
  const ranked = outcome.chunks
    .filter((chunk) => chunk.rank !== null)
    .sort((a, b) => a.rank! - b.rank!);
  measures.set('Conditions', outcome.conditionsSupplied);
  measures.set('Sentences', formatList(ids(outcome.received), language));
  measures.set('MissingCount', missing.length);
  const labels = missing.map((item) => `${item.id} (${item.label})`);
  measures.set(
    'Missing',
    missing.length === 0 ? '—' : formatList(labels, pageLanguage(text) ?? language),
  );
  measures.set('First', (ranked[0]?.chunk ?? 0) + 1);
  measures.set('Second', String((ranked[1]?.chunk ?? 0) + 1));
  const withoutMatch = outcome.chunks.filter((chunk) => chunk.score === 0);
  measures.set('Zeros', withoutMatch.length);
  for (const chunk of outcome.chunks) {
    const number = chunk.chunk + 1;
    measures.set(`${number}Score`, formatDecimal(chunk.score, language));
    measures.set(`${number}Arithmetic`, chunkText(chunk, language));
    const facts = outcome.facts.filter((fact) => fact.chunk === chunk.chunk);
    measures.set(`${number}Sentences`, formatList(ids(facts), language));
    const terms = chunk.terms.find(({ symbol }) => symbol === 'n');
    if (!terms) continue;
    const matched = matchedTerms(outcome.trace, chunk);
    measures.set(`${number}Matched`, matched.length);
    measures.set(`${number}Words`, matched.length === 0 ? '—' : formatList(matched, language));
    measures.set(`${number}Terms`, terms.value);
  }
  return measures;
}

function ids(items: readonly { readonly id: string }[]): string[] {
  return items.map(({ id }) => id);
}

function board(): Pick<ChunkTrace, 'score' | 'formula' | 'terms'> {
  const common = Array.from({ length: BOARD.matched }, (_, place) => `common${place}`);
  const others = Array.from({ length: BOARD.terms - BOARD.matched }, () => 'other');
  const scores = explainLexical(() => lexicalScore(common, [...common, ...others]));
  return { score: scores.scoreOf(0), ...scores.explain(0) };
}

/** As the lab writes it: `3 / √12 = 0.866`; the score alone where it is a longer sum. */
function chunkText(
  { score, ...sum }: Pick<ChunkTrace, 'score' | 'formula' | 'terms'>,
  language: PageLanguage,
): string {
  const decimal = formatDecimal(score, language);
  const written = writtenOut(sum);
  return written === undefined ? decimal : `${written} = ${decimal}`;
}

function compared(value: number, other: number): 'higher' | 'lower' | 'same' {
  if (value === other) return 'same';
  return value > other ? 'higher' : 'lower';
}

/** The name of the order that brings more conditions, or `same`. */
function winner(lab: OrderLab, { left, right }: Record<Side, OrderOutcome>): string {
  if (left.conditionsSupplied === right.conditionsSupplied) return 'same';
  return lab.side(left.conditionsSupplied > right.conditionsSupplied ? 'left' : 'right');
}
