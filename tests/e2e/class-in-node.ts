import { caseQuestion } from '../../src/engine/protocol/ordered-case';
import { createGenerator } from '../../src/engine/statistics/generator';
import { shuffled } from '../../src/engine/statistics/shuffle';
import { ORDER_DEFAULTS, YOURS } from '../../src/labs/order/link';
import { orderRun } from '../../src/labs/order/run';
import type { OrderLab } from '../../src/labs/order/state.svelte';
import { POOLED_CASES } from '../../src/corpora/bundled-cases';
import { writeBundle } from '../../src/runs/bundle';
import { makeRun } from '../../src/runs/make-run';

/**
 * Prints the bundles of a class as a JSON array: thirty files, of which the last three hold a run
 * that another one holds too.
 */
const [teachingCase] = POOLED_CASES;
const draws = createGenerator('a class');

function student(number: number): string {
  const order = shuffled(teachingCase!.variants['A']!, draws);
  const lab = {
    isOwnCase: false,
    case: teachingCase,
    text: 'en',
    question: caseQuestion(teachingCase!, 'en'),
    settings: ORDER_DEFAULTS,
    side: (side: string) => (side === 'left' ? 'A' : YOURS),
    orderOf: (name: string) => (name === YOURS ? order : teachingCase!.variants[name]!),
    query: new URLSearchParams({
      case: teachingCase!.id,
      text: 'en',
      left: 'A',
      right: YOURS,
      order: order.join(','),
    }),
    predicting: number % 2 === 0,
    predictions: { left: draws.below(5), right: draws.below(5) },
  } as unknown as OrderLab;
  const { run } = orderRun(lab, 'en', `Student ${number}`);
  const digits = String(number).padStart(2, '0');
  const id = `20000000-0000-4000-8000-0000000000${digits}`;
  const record = makeRun(run, id, `2026-03-03T09:00:${digits}.000Z`);
  const text = writeBundle({ runs: [record], corpora: [] }, []);
  if (!text.ok) throw new Error(text.error.code);
  return text.value;
}

const own = Array.from({ length: 27 }, (_, number) => student(number));
process.stdout.write(JSON.stringify([...own, ...own.slice(4, 7)]));
