import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/engine/evaluation/catalogue';
import { evaluationCorpus } from '../../src/engine/evaluation/corpus';
import { evaluate } from '../../src/engine/evaluation/evaluate';
import { metricsTable } from '../../src/engine/evaluation/table';
import { reproductionDigest } from '../../src/engine/protocol/digest';
import type { EvaluationRequest, JobProgress } from '../../src/workers/evaluation-contract';
import { EvaluationDesk } from '../../src/workers/evaluation-desk';
import { corpusOf, finish } from '../engine/evaluation/helpers';

const SENTENCES = [
  'The harbour opens at dawn every day.',
  'A pilot boards each vessel at the outer buoy.',
  'The pilot leaves it when the moorings hold.',
  'Ropes are checked by the watch.',
  'Fees fall due on the first of the month.',
  'A late fee doubles after thirty days.',
  'Nets dry along the northern wall.',
  'The clerk writes down each arrival.',
  'Rain fills the old stone basin.',
  'Crews sleep above the chandlery.',
];

const CORPUS = corpusOf('harbour', { rules: SENTENCES }, [
  { id: 'q1', text: 'When does the pilot come?', evidence: { rules: SENTENCES[1]! } },
  {
    id: 'q2',
    text: 'From where to where is a pilot on the vessel?',
    evidence: { rules: `${SENTENCES[1]} ${SENTENCES[2]}` },
  },
  { id: 'q3', text: 'What if a fee is late?', evidence: { rules: SENTENCES[5]! } },
  { id: 'q4', text: 'Who owns the lighthouse?', unanswerable: true },
]);

function request(size: number): EvaluationRequest {
  return {
    key: `harbour ${size}`,
    corpora: [CORPUS],
    chunking: { chunking: 'sentences', size, target: 800 },
    space: 'tf-idf',
  };
}

describe('the desk', () => {
  it('gives the figures that the engine gives when asked directly', () => {
    const result = finish(new EvaluationDesk().evaluate(request(1)));
    const direct = finish(evaluate([evaluationCorpus(CORPUS, request(1).chunking)], CATALOGUE));
    expect(result.table).toEqual(metricsTable(direct));
    expect(result.questions.map(({ id, class: kind }) => [id, kind])).toEqual([
      ['q1', 'atomic'],
      ['q2', 'boundary'],
      ['q3', 'atomic'],
    ]);
    expect(result.counts[0]).toMatchObject({ corpus: 'harbour', unanswerable: 1, withoutGold: 0 });
    expect(result.chunks).toEqual([10]);
    expect(result.sweepDigest).toBe(reproductionDigest(result.sweep));
  });

  it('can cross to a worker and to a file without loss', () => {
    const result = finish(new EvaluationDesk().evaluate(request(1)));
    expect(structuredClone(result)).toEqual(result);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  });

  it('answers further questions about the same request, and forgets it for another', () => {
    const desk = new EvaluationDesk();
    finish(desk.evaluate(request(1)));
    const variant = CATALOGUE.find(({ id }) => id === 'window-1')!;
    const byOne = finish(desk.outcomes(request(1), variant));
    const byTwo = finish(desk.outcomes(request(2), variant));
    expect(byOne).toEqual(finish(new EvaluationDesk().outcomes(request(1), variant)));
    expect(byTwo).toEqual(finish(new EvaluationDesk().outcomes(request(2), variant)));
    expect(byTwo).not.toEqual(byOne);
  });

  it('compares any two policies, with the same draws whoever else is compared', () => {
    const desk = new EvaluationDesk();
    const { differences } = finish(desk.evaluate(request(1)));
    const alone = finish(desk.compare(request(1), [['scar-1', 'window-1']]));
    expect(alone).toEqual(differences.filter(({ a, b }) => a === 'scar-1' && b === 'window-1'));
  });

  it('starts afresh after a job that was left half way', () => {
    const desk = new EvaluationDesk();
    desk.evaluate(request(2)).next();
    expect(finish(desk.evaluate(request(2)))).toEqual(
      finish(new EvaluationDesk().evaluate(request(2))),
    );
  });

  it('reports its phases in order, never more done than there is', () => {
    const seen: JobProgress[] = [...new EvaluationDesk().evaluate(request(1))];
    const phases = seen.map(({ phase }) => phase);
    expect([...new Set(phases)]).toEqual(['questions', 'sweep', 'statistics']);
    expect(phases).toEqual([...phases].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
    for (const { done, total } of seen) expect(done).toBeLessThanOrEqual(total);
  });
});

const ORDER = ['questions', 'sweep', 'statistics'];
