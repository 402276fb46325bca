import { describe, expect, it } from 'vitest';
import { readCall } from '../../../src/collect/classify';
import type { OrderRequest } from '../../../src/engine/protocol/experiment';
import { PROTOCOL_PLAN } from '../../../src/engine/protocol/plan';
import { readOrderSeries } from '../../../src/engine/protocol/reading';
import type { CallRecord } from '../../../src/engine/protocol/results';
import { POOLED_CASES } from '../../../src/corpora/bundled-cases';
import { answered, incomplete, refused } from '../../collect/responses';
import { frozen, TERMS } from './experiment-helpers';

const price = POOLED_CASES[0]!;
const experiment = frozen({
  cases: [price],
  plan: { ...PROTOCOL_PLAN, repetitions: 3, languages: ['en'] },
});
const requests = experiment.requests as OrderRequest[];
const textOfFact = (id: string) => price.facts.find((fact) => fact.id === id)!.text.en!;

function callOf(number: number, body: object): CallRecord {
  const wire = { kind: 'answer', httpStatus: 200, text: JSON.stringify(body) } as const;
  const { reservation } = requests[number - 1]!;
  const expected = {
    terms: TERMS,
    reservation,
    hold: 2 * reservation,
    streamed: false,
    snapshots: 'exact',
    boundModel: null,
    key: '',
  } as const;
  const at = '2026-10-08T09:00:00.000Z';
  return { number, at, endedAt: at, ...readCall(wire, expected).kept };
}

function answerWith(evidence: { fact_id: string; quote: string }[], answer = 'An answer.') {
  return answered(JSON.stringify({ answer, evidence }));
}

/** The first retrieved call of order A, and what it was given. */
const first = requests.find((item) => item.variant === 'A' && item.mode === 'retrieved')!;
const cellOf = (calls: readonly CallRecord[]) =>
  readOrderSeries(experiment, calls).find(
    (cell) => cell.variant === 'A' && cell.mode === 'retrieved',
  )!;

describe('reading an order series', () => {
  it('keeps every cell apart and fills nothing in', () => {
    const cells = readOrderSeries(experiment, []);
    expect(cells.map((cell) => `${cell.variant} ${cell.mode}`)).toEqual([
      'A retrieved',
      'A full',
      'B retrieved',
      'B full',
    ]);
    for (const cell of cells) {
      expect(cell.calls).toHaveLength(3);
      expect(cell.calls.every((call) => call.call === null && call.citedConditions === null)).toBe(
        true,
      );
      expect(cell).toMatchObject({ extracts: 0, invalidExtracts: 0, conditionsTotal: 4 });
    }
    expect(cells[1]!.conditionsSupplied).toBe(4);
  });

  it('counts a condition only where it is cited exactly and was given', () => {
    const [given] = first.supplied;
    const [kept] = first.withheld;
    const other = first.supplied[1]!;
    const quoted = textOfFact(given!).slice(0, 40);
    const calls = [
      callOf(
        first.number,
        answerWith([
          { fact_id: given!, quote: quoted },
          { fact_id: given!, quote: quoted.slice(0, 15) },
          { fact_id: other, quote: quoted },
          { fact_id: kept!, quote: textOfFact(kept!) },
          { fact_id: given!, quote: `  ${textOfFact(given!).replaceAll(' ', '\n ')} ` },
          { fact_id: given!, quote: textOfFact(given!).replace(/\d/, '7') },
        ]),
      ),
    ];
    const cell = cellOf(calls);
    const reading = cell.calls[0]!;
    expect(reading.extracts.map((extract) => extract.valid)).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(reading.extracts.map((extract) => extract.diagnosis.kind)).toEqual([
      'exact',
      'exact',
      'other-supplied',
      'withheld',
      'exact',
      expect.stringMatching(/absent|stitched/),
    ]);
    const isCondition = price.facts.find((fact) => fact.id === given)!.condition !== undefined;
    expect(reading.citedConditions).toEqual(isCondition ? [given] : []);
    expect(cell).toMatchObject({ extracts: 6, invalidExtracts: 4 });
    // The other two repetitions were not attempted.
    expect(cell.calls.slice(1).map(({ call }) => call)).toEqual([null, null]);
  });

  it('tells a quote that differs in typography from an invented one (TOK-21)', () => {
    const passage = 'Le rendez‑vous coûte ≥ 20 €, et c’est « ferme »…';
    const facts = ['F1', 'F2', 'F3'].map((id) => ({
      id,
      text: { fr: id === 'F1' ? passage : `Phrase ${id} sans rapport aucun.` },
    }));
    const own = {
      ...price,
      id: 'own',
      facts,
      variants: { A: ['F1', 'F2', 'F3'] },
      source: { name: { fr: 'Source' } },
      question: { fr: 'Combien coûte le rendez-vous ?' },
      indicators: [],
    };
    const plan = { size: 3, topK: 1, repetitions: 1, languages: ['fr' as const] };
    const series = frozen({ cases: [own], plan });
    const evidence = [
      "Le rendez-vous coûte ≥ 20 €, et c'est « ferme »...",
      'Le  rendez‑vous\ncoûte ≥ 20 €',
      'Le rendez-vous coûte 20 €',
      'Le rendez-vous coûte ≤ 20 €',
    ].map((quote) => ({ fact_id: 'F1', quote }));
    const [cell] = readOrderSeries(series, [callOf(1, answerWith(evidence))]);
    expect(cell!.calls[0]!.extracts.map(({ valid, diagnosis }) => [valid, diagnosis.kind])).toEqual(
      [
        [false, 'typography-only'],
        [true, 'exact'],
        [false, expect.stringMatching(/^(absent|stitched)$/)],
        [false, expect.stringMatching(/^(absent|stitched)$/)],
      ],
    );
  });

  it('decides nothing on answers that are refused, cut short or unreadable', () => {
    for (const body of [
      refused(),
      incomplete('max_output_tokens', '{"answer":"€95 to €140, VAT inc'),
      answered('no JSON'),
      answered('{"answer":"a","answer":"b","evidence":[]}'),
    ]) {
      const reading = cellOf([callOf(first.number, body)]).calls[0]!;
      expect(reading.call).not.toBeNull();
      expect(reading.citedConditions).toBeNull();
      expect(new Set(reading.indicators.map(({ verdict }) => verdict))).toEqual(
        new Set(['indeterminate']),
      );
    }
  });

  it('looks for indicators in the answer, apart from quotes', () => {
    const body = answerWith([], 'It costs 95 to 140 euros, VAT included.');
    const reading = cellOf([callOf(first.number, body)]).calls[0]!;
    const amount = reading.indicators.find(({ id }) => id === 'F1-amount')!;
    expect(amount).toMatchObject({
      verdict: 'present',
      label: 'Range of €95 to €140, taxes included',
    });
    expect(reading.citedConditions).toEqual([]);
  });
});
