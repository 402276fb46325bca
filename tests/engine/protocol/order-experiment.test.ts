import { describe, expect, it } from 'vitest';
import { fileText } from '../../../src/engine/protocol/freeze';
import { freezeOrderSeries } from '../../../src/engine/protocol/order-experiment';
import { PROTOCOL_PLAN } from '../../../src/engine/protocol/plan';
import { ORDER_PROMPTS } from '../../../src/engine/protocol/prompts';
import { bodyText, utf8Length, type RequestBody } from '../../../src/engine/protocol/request';
import { verifyExperiment, verifyExperimentText } from '../../../src/engine/protocol/verify';
import { POOLED_CASES } from '../../../src/corpora/bundled-cases';
import { frozen, LOCAL, SIMULATOR, TERMS } from './experiment-helpers';

/** A plan small enough to be verified hundreds of times. */
const ONE_REPETITION = { ...PROTOCOL_PLAN, repetitions: 1 };

const experiment = frozen();
const bodies = experiment.requests.map((request) => request.body as RequestBody);

describe('a frozen order series', () => {
  it('reserves the sum the rules state, to the nano-dollar', () => {
    const stated = bodies.map(
      (body) => (utf8Length(bodyText(body)) + 1024) * 12_500 + 1200 * 50_000,
    );
    expect(experiment.requests.map((request) => request.reservation)).toEqual(stated);
    expect(experiment.worstCase).toBe(stated.reduce((sum, amount) => sum + amount, 0));
    expect(experiment.requests).toHaveLength(72);
  });

  it('asks with the fields of the protocol and no other (API-15)', () => {
    for (const body of bodies) {
      expect(Object.keys(body).sort()).toEqual([
        'input',
        'max_output_tokens',
        'model',
        'reasoning',
        'service_tier',
        'store',
        'text',
        'tools',
      ]);
      expect(body).toMatchObject({
        model: 'gpt-6-astra',
        reasoning: { effort: 'medium' },
        max_output_tokens: 1200,
        service_tier: 'default',
        store: false,
        tools: [],
      });
      expect(body.text.format).toMatchObject({ type: 'json_schema', strict: true });
    }
    const bare = frozen({ answer: { ...TERMS, effort: null } }).requests[0]!.body;
    expect(bare).not.toHaveProperty('reasoning');
    expect(JSON.stringify(bodies)).not.toMatch(/temperature|top_p|previous_response|metadata/);
  });

  it('says nothing of labels, variants, modes, addresses or dates', () => {
    experiment.requests.forEach((request, place) => {
      if (request.kind !== 'order') throw new Error('order only');
      const teachingCase = POOLED_CASES.find((item) => item.id === request.case)!;
      const { language } = request;
      const sentences = teachingCase.facts.map((fact) => fact.text[language]!);
      const { input } = bodies[place]!;
      const allowed = [
        ORDER_PROMPTS[language].instruction,
        `${ORDER_PROMPTS[language].question} ${teachingCase.question[language]}\n${ORDER_PROMPTS[language].source} ${teachingCase.source.name[language]}`,
        request.supplied
          .map((id) => `[${id}] ${sentences[teachingCase.facts.findIndex((f) => f.id === id)]}`)
          .join('\n'),
      ].join('\n\n');
      // Exactly instruction, question, source name and supplied sentences: nothing else has room.
      expect(input).toBe(allowed);
      expect(input).not.toContain(teachingCase.source.url);
      expect(input).not.toContain(teachingCase.source.date);
      expect(JSON.stringify(bodies[place])).not.toMatch(/retrieved|"full"|variant/);
    });
  });

  it('sends the same bytes for the same sentences, whatever the mode is called', () => {
    const all = frozen({ plan: { ...PROTOCOL_PLAN, size: 6 } });
    const byPlace = new Map<string, Set<string>>();
    for (const request of all.requests) {
      if (request.kind !== 'order') continue;
      const place = `${request.case} ${request.language} ${request.variant}`;
      byPlace.set(
        place,
        (byPlace.get(place) ?? new Set()).add(bodyText(request.body as RequestBody)),
      );
    }
    expect([...byPlace.values()].map((texts) => texts.size)).toEqual(
      new Array(byPlace.size).fill(1),
    );
  });

  it('keeps each instruction within 100 words, the same for both modes', () => {
    for (const { instruction } of Object.values(ORDER_PROMPTS)) {
      const count = instruction.split(/[\s ]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
      expect(count.length).toBeLessThanOrEqual(100);
      expect(count.length).toBeGreaterThan(50);
    }
  });

  it('holds the sensitivity matrix, prices, their date, budget and prior spending', () => {
    expect(experiment.matrix).toHaveLength(48);
    expect(experiment.calls.answer).toEqual(TERMS);
    expect(experiment.budget).toEqual({
      ledger: 'ledger-1',
      ceiling: 10_000_000_000,
      spentBefore: 0,
    });
    expect(Object.keys(experiment.digests)).toEqual(
      expect.arrayContaining(['corpus', 'rules', 'prompts', 'plan']),
    );
  });

  it('is the same for the same terms, and another for any other', () => {
    expect(frozen().digests).toEqual(experiment.digests);
    const other = frozen({ snapshots: 'dated' });
    expect(other.digests.plan).not.toBe(experiment.digests.plan);
    expect(other.digests.corpus).toBe(experiment.digests.corpus);
  });

  it('refuses what is no plan', () => {
    const terms = {
      id: experiment.id,
      createdAt: experiment.createdAt,
      provider: LOCAL,
      snapshots: 'exact' as const,
      budget: experiment.budget,
      plan: PROTOCOL_PLAN,
      answer: TERMS,
    };
    const [price] = POOLED_CASES;
    const code = (changes: object) => {
      const result = freezeOrderSeries({ ...terms, cases: [price!], ...changes });
      return result.ok ? 'frozen' : result.error.code;
    };
    expect(code({ cases: [] })).toBe('case-missing');
    expect(code({ cases: [price, price] })).toBe('case-duplicate-id');
    expect(code({ plan: { ...PROTOCOL_PLAN, repetitions: 1000 } })).toBe('plan-too-long');
    expect(code({ plan: { ...PROTOCOL_PLAN, languages: [] } })).toBe('plan-empty');
    const dear = {
      ...TERMS,
      maxOutputTokens: 1e6,
      prices: { ...TERMS.prices, output: 10_000_000 },
    };
    expect(code({ answer: dear, plan: { ...PROTOCOL_PLAN, repetitions: 90 } })).toBe(
      'plan-too-dear',
    );
  });
});

describe('verification', () => {
  const text = fileText(experiment);

  it('finds nothing wrong with an untouched file', () => {
    const verified = verifyExperimentText(text);
    expect(verified).toMatchObject({ ok: true, value: { faults: [] } });
    if (verified.ok) expect(verified.value.value).toEqual(experiment);
  });

  it('names what was changed', () => {
    const changed = (change: (copy: typeof experiment) => void) => {
      const copy = structuredClone(experiment);
      change(copy);
      const verified = verifyExperiment(copy);
      return verified.ok ? verified.value.faults : verified.error;
    };
    expect(changed((copy) => void (copy.budget.ceiling += 1))).toEqual([
      { code: 'digest', place: 'budget' },
    ]);
    expect(changed((copy) => void (copy.createdAt = '2026-10-09T09:00:00.000Z'))).toEqual([
      { code: 'digest', place: 'plan' },
    ]);
    expect(
      changed((copy) => {
        (copy.requests[16]!.body as { input: string }).input += '!';
      }),
    ).toEqual([
      { code: 'digest', place: 'requests' },
      { code: 'rule', place: 'requests[16].body.input' },
    ]);
    expect(
      changed((copy) => {
        const [price] = copy.corpus.cases as { facts: { text: { fr: string } }[] }[];
        price!.facts[0]!.text.fr = price!.facts[0]!.text.fr.replace('95', '85');
      }),
    ).toEqual([
      { code: 'digest', place: 'corpus' },
      { code: 'rule', place: 'requests[0].body.input' },
    ]);
    expect(changed((copy) => void (copy.rules.size = 2))).toContainEqual({
      code: 'digest',
      place: 'rules',
    });
    expect(
      changed((copy) => {
        (copy.prompts as { fr: { instruction: string } }).fr.instruction += ' ';
      }),
    ).toEqual([
      { code: 'digest', place: 'prompts' },
      { code: 'rule', place: 'prompts.fr.instruction' },
    ]);
    expect(changed((copy) => void (copy.version = 2 as 1))).toMatchObject({
      code: 'experiment-newer',
    });
    expect(changed((copy) => void Object.assign(copy, { extra: 1 }))).toMatchObject({
      code: 'experiment-invalid',
    });
  });

  it('names a change of any single byte', () => {
    const small = fileText(frozen({ cases: POOLED_CASES.slice(0, 1), plan: ONE_REPETITION }));
    // Every 257th byte: digits of prices, letters of sentences, quotation marks, white space.
    for (let place = 5; place < small.length; place += 257) {
      const other = small[place] === '1' ? '2' : '1';
      const verified = verifyExperimentText(small.slice(0, place) + other + small.slice(place + 1));
      const faults = verified.ok ? verified.value.faults.length : 1;
      expect(faults, `byte ${place}: ${small.slice(place - 20, place + 20)}`).toBeGreaterThan(0);
    }
  });

  it('says where the layout differs when nothing else does', () => {
    const verified = verifyExperimentText(text.replace('{\n  "', '{\n\t"'));
    expect(verified).toMatchObject({ value: { faults: [{ code: 'layout', place: '2' }] } });
  });
});

describe('a simulated series', () => {
  const simulated = frozen({ provider: SIMULATOR });

  it('cannot be mistaken for a collected one in the file or the digest', () => {
    expect(simulated.series).toBe('simulated');
    for (const digest of Object.values(simulated.digests)) {
      expect(digest).toMatch(/^simulated:[0-9a-f]{64}$/);
    }
    for (const digest of Object.values(experiment.digests)) {
      expect(digest).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(simulated.digests.corpus).not.toContain(experiment.digests.corpus);
    expect((simulated.requests[0]!.body as RequestBody).model).toBe('simulator-truthful');
  });

  it('is refused under the name of the other', () => {
    expect(verifyExperiment({ ...simulated, series: 'collected' })).toMatchObject({
      error: { code: 'experiment-invalid', details: { place: 'series' } },
    });
    expect(verifyExperiment({ ...experiment, series: 'simulated' })).toMatchObject({ ok: false });
  });

  it('verifies like any other', () => {
    expect(verifyExperimentText(fileText(simulated))).toMatchObject({ value: { faults: [] } });
  });
});
