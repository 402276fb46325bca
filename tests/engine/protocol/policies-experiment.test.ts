import { describe, expect, it } from 'vitest';
import { Ledger } from '../../../src/collect/ledger';
import { MemoryLedgerStore } from '../../../src/collect/memory-ledger';
import { collectSeries } from '../../../src/collect/runner';
import { simulator } from '../../../src/collect/simulator';
import { parseRetrievalCorpus } from '../../../src/engine/corpus/retrieval-corpus';
import type { PoliciesExperiment } from '../../../src/engine/protocol/experiment';
import { fileText } from '../../../src/engine/protocol/freeze';
import {
  freezePoliciesSeries,
  judgeBody,
  LONGEST_JUDGED_ANSWER,
  type PoliciesTerms,
} from '../../../src/engine/protocol/policies-experiment';
import {
  compareSummaries,
  readPoliciesSeries,
  summarise,
} from '../../../src/engine/protocol/policies-reading';
import { bodyText, utf8Length, type RequestBody } from '../../../src/engine/protocol/request';
import { verifyExperimentText } from '../../../src/engine/protocol/verify';
import { LOCAL, SIMULATOR, TERMS } from './experiment-helpers';

/** A document of 24 paragraphs, each about its own number, and a question about each. */
const paragraphs = Array.from(
  { length: 24 },
  (_, n) =>
    `Section ${n} describes widget${n} in detail. ${'It is made of several common parts and kept in the usual place. '.repeat(9)}`,
);
const text = paragraphs.join('\n\n');
const parsed = parseRetrievalCorpus({
  schema: 'retrieval-corpus/1',
  id: 'widgets',
  title: 'Widgets',
  language: 'en',
  licence: 'CC BY 4.0',
  source: 'test',
  documents: [{ id: 'd', title: 'Widgets', text }],
  questions: [
    ...paragraphs.map((paragraph, n) => ({
      id: `q${String(n).padStart(2, '0')}`,
      text: `What is widget${n}?`,
      evidence: [
        { documentId: 'd', start: text.indexOf(paragraph), end: text.indexOf(paragraph) + 30 },
      ],
    })),
    { id: 'none', text: 'What is gadget9?', unanswerable: true },
  ],
});
if (!parsed.ok) throw new Error(parsed.error.code);
const corpus = parsed.value;

function terms(changes: Partial<PoliciesTerms> = {}): PoliciesTerms {
  return {
    id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
    createdAt: '2026-10-08T09:00:00.000Z',
    provider: LOCAL,
    snapshots: 'exact',
    budget: { ledger: 'ledger-1', ceiling: 100_000_000_000, spentBefore: 0 },
    corpus,
    policies: ['carried-bm25', 'top-8'],
    questions: 5,
    seed: '1',
    target: 800,
    answer: TERMS,
    judge: { ...TERMS, model: 'judge-1', effort: 'low', maxOutputTokens: 400 },
    ...changes,
  };
}

function frozen(changes: Partial<PoliciesTerms> = {}): PoliciesExperiment {
  const result = freezePoliciesSeries(terms(changes));
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const experiment = frozen();

describe('a policies series', () => {
  it('asks each question under both policies, a judge after each answer, taking turns', () => {
    expect(experiment.requests).toHaveLength(20);
    const kinds = experiment.requests.map((request) => request.kind);
    expect(kinds.filter((_, place) => place % 2 === 0)).toEqual(
      new Array(10).fill('policy-answer'),
    );
    expect(kinds.filter((_, place) => place % 2 === 1)).toEqual(new Array(10).fill('policy-judge'));
    const policies = experiment.requests.map((request) =>
      request.kind === 'order' ? '' : request.policy,
    );
    expect(policies.slice(0, 8)).toEqual([
      'carried-bm25',
      'carried-bm25',
      'top-8',
      'top-8',
      'top-8',
      'top-8',
      'carried-bm25',
      'carried-bm25',
    ]);
  });

  it('draws answerable questions by seed alone', () => {
    const drawn = (item: PoliciesExperiment) =>
      item.requests.map((request) => (request.kind === 'order' ? '' : request.question));
    expect(drawn(frozen())).toEqual(drawn(experiment));
    expect(drawn(frozen({ seed: '2' }))).not.toEqual(drawn(experiment));
    expect(drawn(frozen({ questions: 24 }))).not.toContain('none');
  });

  it('names no policy in a request, and passages as numbered lines', () => {
    for (const request of experiment.requests) {
      const body = bodyText(request.body as RequestBody);
      expect(body).not.toMatch(/carried|bm25|top-8|policy/);
      expect(body).toContain('[P1] ');
    }
  });

  it('reserves a judge’s call for the longest answer it may be handed', () => {
    const judge = experiment.requests[1]!;
    const template = judge.body as RequestBody;
    expect(judge.bytes).toBe(utf8Length(bodyText(template)) + LONGEST_JUDGED_ANSWER);
    for (const answer of [
      'short',
      '"\n\t\\'.repeat(900),
      'é'.repeat(3000),
      '\u0001'.repeat(1200),
    ]) {
      const body = judgeBody(template, answer);
      if (body) expect(utf8Length(bodyText(body))).toBeLessThanOrEqual(judge.bytes);
      else expect(utf8Length(JSON.stringify(answer))).toBeGreaterThan(LONGEST_JUDGED_ANSWER);
    }
    expect(judgeBody(template, 'x'.repeat(LONGEST_JUDGED_ANSWER + 1))).toBeNull();
  });

  it('refuses what is no comparison', () => {
    const code = (changes: Partial<PoliciesTerms>) => {
      const result = freezePoliciesSeries(terms(changes));
      return result.ok ? 'frozen' : result.error.code;
    };
    expect(code({ policies: ['top-8', 'top-8'] })).toBe('policies-equal');
    expect(code({ policies: ['top-8', 'none'] })).toBe('policy-unknown');
    expect(code({ questions: 25 })).toBe('questions-too-few');
  });

  it('verifies by digest and by its own rules', () => {
    expect(verifyExperimentText(fileText(experiment))).toMatchObject({ value: { faults: [] } });
    const changed = fileText(experiment).replace('widget3 in detail', 'widget3 in retail');
    const verified = verifyExperimentText(changed);
    expect(verified.ok && verified.value.faults.map((fault) => fault.place)).toContain('corpus');
  });
});

describe('a policies series collected from the simulator', async () => {
  const simulated = frozen({ provider: SIMULATOR });
  const ledger = new Ledger(new MemoryLedgerStore(), () => 0);
  await ledger.open('ledger-1', 0);
  await ledger.keep(simulated);
  const end = await collectSeries({
    experiment: simulated,
    ledger,
    send: simulator({
      ...SIMULATOR,
      behaviour: 'truthful',
      failsAt: 1,
      made: 0,
      wait: async () => undefined,
    }),
    owner: 'page-1',
    key: '',
    now: () => 0,
    wish: () => 'go',
    onProgress: () => undefined,
  });
  if (!end.ok) throw new Error(end.error.code);
  const { calls } = end.value;
  const answers = readPoliciesSeries(simulated, calls);

  it('judges every whole answer and compares pair by pair', () => {
    expect(end.value.record.state).toBe('complete');
    expect(answers).toHaveLength(10);
    expect(answers.every((item) => item.judgement !== null)).toBe(true);
    const [first, second] = summarise(simulated, answers);
    expect(first).toMatchObject({ policy: 'carried-bm25', judged: 5, asked: 5, supportedShare: 1 });
    expect(second!.inputTokens).toBeGreaterThan(0);
    const differences = compareSummaries(simulated, answers);
    expect(differences.map(({ n }) => n)).toEqual([5, 5, 5]);
    expect(differences[0]!.difference).toMatchObject({
      mean: 0,
      p: 1,
      d: null,
      reason: 'no-variation',
    });
    expect(differences[2]!.difference.mean).toBeCloseTo(first!.inputTokens! - second!.inputTokens!);
  });

  it('gives null and a reason where nothing can be compared', () => {
    const none = compareSummaries(simulated, readPoliciesSeries(simulated, []));
    for (const { n, difference } of none) {
      expect(n).toBe(0);
      expect(difference).toMatchObject({ mean: null, p: null, d: null, reason: 'no-question' });
    }
    expect(summarise(simulated, readPoliciesSeries(simulated, []))[0]).toMatchObject({
      judged: 0,
      supportedShare: null,
      relevance: null,
      inputTokens: null,
    });
  });

  it('does not judge what was not answered, and says why', async () => {
    const other = new Ledger(new MemoryLedgerStore(), () => 0);
    await other.open('ledger-1', 0);
    await other.keep(simulated);
    const refusing = async () => ({
      kind: 'answer' as const,
      httpStatus: 200,
      text: JSON.stringify({
        status: 'completed',
        model: 'simulator-truthful',
        output: [{ type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] }],
        usage: { input_tokens: 10, output_tokens: 1 },
      }),
    });
    const refused = await collectSeries({
      experiment: simulated,
      ledger: other,
      send: refusing,
      owner: 'page-1',
      key: '',
      now: () => 0,
      wish: () => 'go',
      onProgress: () => undefined,
    });
    if (!refused.ok) throw new Error(refused.error.code);
    expect(refused.value.record.state).toBe('complete');
    expect(refused.value.calls.filter((call) => call.outcome === 'skipped')).toHaveLength(10);
    expect(refused.value.calls[1]).toMatchObject({
      reason: 'nothing-to-judge',
      cost: { amount: 0, basis: 'not-called' },
    });
    const view = await other.view();
    expect(view.ok && view.value.rows).toHaveLength(10);
  });
});
