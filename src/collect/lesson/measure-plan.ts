import type { PageLanguage } from '../../words/language';
import type { OrderExperiment, OrderRequest } from '../../engine/protocol/experiment';
import { parseUsd, type NanoUsd } from '../../engine/protocol/money';
import { MODES } from '../../engine/protocol/plan';
import { dearestInput } from '../../engine/protocol/prices';
import { formatInteger } from '../../words/format';
import { formatUsd } from '../format-usd';

/** Characters of a digest that a class compares; the page shows them all. */
const DIGEST_SHOWN = 12;

/** A frozen plan: its calls and their order, what each can cost, and what its digests tell apart. */
export function measurePlan(
  experiment: OrderExperiment,
  withDearerOutput: OrderExperiment,
  language: PageLanguage,
): readonly (readonly [name: string, value: number | string])[] {
  const { rules, corpus, calls, worstCase, budget, digests } = experiment;
  const { prices, maxOutputTokens } = calls.answer;
  const requests = experiment.requests.filter((each) => each.kind === 'order');
  const [first] = requests;
  const variants = new Set(requests.map(({ variant }) => variant));
  const changed = withDearerOutput.digests;
  const parts = Object.keys(digests);
  const blocks = firstOfEachBlock(requests);
  const second = blocks.find(
    (each) =>
      each.case === first!.case && each.repetition === 2 && each.language === first!.language,
  );
  const usd = (amount: number, decimals?: number) => formatUsd(amount, language, decimals);
  return [
    ['calls', requests.length],
    ['callsAs', String(requests.length)],
    ['cases', corpus.cases.length],
    ['languages', rules.languages.length],
    ['variants', variants.size],
    ['modes', MODES.length],
    ['repetitions', rules.repetitions],
    ['digests', parts.length],
    ['digestsChanged', parts.filter((part) => digests[part] !== changed[part]).length],
    ['requestsDigest', (digests.requests ?? '').replace(/^.*:/, '').slice(0, DIGEST_SHOWN)],
    ['blocks', blocks.length],
    ['firstVariant', first!.variant],
    ['secondFirstVariant', second?.variant ?? ''],
    ['startingA', blocks.filter(({ variant }) => variant === 'A').length],
    ['startingB', blocks.filter(({ variant }) => variant === 'B').length],
    ['bytes', formatInteger(first!.bytes, language)],
    ['overhead', formatInteger(rules.reservationOverhead, language)],
    ['inputRate', usd(dearestInput(prices))],
    ['outputTokens', formatInteger(maxOutputTokens, language)],
    ['outputRate', usd(prices.output)],
    ['reservation', usd(first!.reservation)],
    ['worstCase', usd(worstCase, 2)],
    ['worstAs', bracket(worstCase)],
    ['ceiling', usd(budget.ceiling, 2)],
  ];
}

/** The call that begins each case, repetition and language. */
function firstOfEachBlock(requests: readonly OrderRequest[]): OrderRequest[] {
  const keyOf = (each: OrderRequest) => `${each.case} ${each.repetition} ${each.language}`;
  return requests.filter(
    (request, place) => place === 0 || keyOf(request) !== keyOf(requests[place - 1]!),
  );
}

function bracket(amount: NanoUsd): string {
  const isUnder = (usd: string) => {
    const limit = parseUsd(usd);
    return limit.ok && amount < limit.value;
  };
  return isUnder('1') ? 'under-1' : isUnder('5') ? 'under-5' : isUnder('10') ? 'under-10' : 'above';
}
