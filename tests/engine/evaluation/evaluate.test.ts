import { describe, expect, it } from 'vitest';
import { CATALOGUE, DEFAULT_VARIANT, settingsRead } from '../../../src/engine/evaluation/catalogue';
import { evaluationCorpus } from '../../../src/engine/evaluation/corpus';
import { evaluate, supplyFor, type Progress } from '../../../src/engine/evaluation/evaluate';
import { metricsTable, questionCounts } from '../../../src/engine/evaluation/table';
import { readQuestion, retrieve } from '../../../src/engine/pipeline';
import { supplied } from '../../../src/engine/policies/supply';
import { DEFAULT_SETTINGS } from '../../../src/engine/settings';
import { corpusOf, finish, twoCorpora } from './helpers';

const variantsOf = (...ids: string[]) => CATALOGUE.filter(({ id }) => ids.includes(id));

describe('the catalogue', () => {
  it('has unique ids and the default among them', () => {
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length);
    expect(CATALOGUE.filter(({ id }) => id === DEFAULT_VARIANT)).toHaveLength(1);
  });

  it('says which settings a policy reads', () => {
    expect(settingsRead(variantsOf('scar-1')[0]!)).toEqual({
      topK: 5,
      radius: 1,
      lambda: 0.1,
      gamma: 0.8,
    });
    expect(settingsRead(variantsOf('smoothed-cut')[0]!)).toEqual({ tau: 0.53, cap: 12 });
  });
});

describe('evaluationCorpus', () => {
  it('counts the questions that cannot be measured, and classes the others by the cutting', () => {
    const [harbour, inns] = twoCorpora();
    expect(harbour!.excluded).toEqual({ unanswerable: 1, withoutGold: 1 });
    expect(harbour!.questions.map(({ id, class: of }) => [id, of])).toEqual([
      ['q1', 'atomic'],
      ['q2', 'boundary'],
      ['q5', 'atomic'],
    ]);
    expect(inns!.questions.map(({ scope }) => scope)).toEqual([[1], [0]]);
    expect(new Set(inns!.questions.map(({ stratum }) => stratum)).size).toBe(2);
  });
});

describe('evaluate', () => {
  it('supplies for every policy what the pipeline supplies', () => {
    const corpora = twoCorpora();
    const evaluation = finish(evaluate(corpora, CATALOGUE));
    expect(evaluation.questions).toHaveLength(5);
    for (const [place, { corpus, question }] of evaluation.questions.entries()) {
      const { prepared } = corpora[corpus]!;
      CATALOGUE.forEach((variant, number) => {
        const { policy, settings, space } = variant;
        const result = retrieve(
          prepared,
          readQuestion(question.question.text, 'en'),
          {
            ...DEFAULT_SETTINGS,
            ...settings,
            scorer: 'bm25-1',
            policy,
            space: space ?? 'tf-idf',
          },
          question.scope,
        );
        expect(evaluation.outcomes[number]![place]!.supplied).toEqual(result.supplied);
        expect(supplied(supplyFor(prepared, question, variant))).toEqual(result.supplied);
      });
    }
  });

  it('keeps to the scope of a question', () => {
    const corpora = twoCorpora();
    const { questions, outcomes } = finish(evaluate(corpora, variantsOf('window-2', 'parent')));
    questions.forEach(({ corpus, question }, place) => {
      const { documentOf } = corpora[corpus]!.prepared.table;
      for (const policy of outcomes) {
        for (const chunk of policy[place]!.supplied) {
          if (question.scope) expect(question.scope).toContain(documentOf[chunk]);
        }
      }
    });
  });

  it('reports progress up to the last question', () => {
    const steps = evaluate(twoCorpora(), variantsOf('top-5'));
    const seen: Progress[] = [];
    for (let step = steps.next(); !step.done; step = steps.next()) seen.push(step.value);
    expect(seen.at(-1)).toEqual({ done: 5, total: 5 });
    expect(seen.every(({ done }, n) => n === 0 || done >= seen[n - 1]!.done)).toBe(true);
  });

  it('gives no credit to the order of documents where every score is equal', () => {
    // Three documents that match alike: the gold one must not win by standing first in the file.
    const texts = { d1: ['Same words here.'], d2: ['Same words here.'], d3: ['Same words here.'] };
    const question = { id: 'q', text: 'Same words?', evidence: { d3: 'Same words here.' } };
    const chunking = { chunking: 'sentences', size: 1, target: 800 } as const;
    const corpus = corpusOf('ties', texts, [question]);
    const [variant] = variantsOf('top-5').map((each) => ({
      ...each,
      settings: { ...each.settings, topK: 1 },
    }));
    const { outcomes } = finish(evaluate([evaluationCorpus(corpus, chunking)], [variant!]));
    expect(outcomes[0]![0]!.recall).toBe(0);
  });
});

describe('metricsTable', () => {
  const corpora = twoCorpora();
  const evaluation = finish(evaluate(corpora, variantsOf('top-5', 'window-1')));
  const rows = metricsTable(evaluation);
  const row = (policy: string, of: string, corpus: string) =>
    rows.find((each) => each.policy === policy && each.class === of && each.corpus === corpus)!;

  it('has a line for every policy, class and corpus, pooled and macro', () => {
    expect(rows).toHaveLength(2 * 4 * 4);
    expect(row('top-5', 'all', 'pooled').n).toBe(5);
    expect(row('top-5', 'all', 'harbour').n + row('top-5', 'all', 'inns').n).toBe(5);
  });

  it('weighs questions alike when pooled and corpora alike when macro', () => {
    const [harbour, inns] = ['harbour', 'inns'].map((id) => row('top-5', 'all', id));
    const pooled = row('top-5', 'all', 'pooled');
    expect(pooled.chunks).toBeCloseTo((3 * harbour!.chunks! + 2 * inns!.chunks!) / 5, 12);
    const macro = row('top-5', 'all', 'macro');
    expect(macro.chunks).toBeCloseTo((harbour!.chunks! + inns!.chunks!) / 2, 12);
    expect(macro.efficiency).toBeCloseTo(macro.recall! / macro.chunks!, 12);
    expect(row('top-5', 'boundary', 'macro').recall).toBe(
      row('top-5', 'boundary', 'harbour').recall,
    );
  });

  it('has null and a reason where a class is empty', () => {
    expect(row('top-5', 'scattered', 'pooled')).toMatchObject({
      n: 0,
      recall: null,
      chunks: null,
      efficiency: null,
      characterPrecision: null,
      complete: null,
      reason: 'no-question',
    });
    expect(row('top-5', 'boundary', 'inns').recall).toBeNull();
  });

  it('has no NaN anywhere, also without a question', () => {
    const none = finish(evaluate([], CATALOGUE));
    const json = JSON.stringify([rows, metricsTable(none)], (_, value: unknown) =>
      typeof value === 'number' && !Number.isFinite(value) ? 'broken' : value,
    );
    expect(json).not.toContain('broken');
  });

  it('counts classes and what was left out', () => {
    expect(questionCounts(evaluation)).toEqual([
      {
        corpus: 'harbour',
        classes: { atomic: 2, boundary: 1, scattered: 0 },
        unanswerable: 1,
        withoutGold: 1,
      },
      {
        corpus: 'inns',
        classes: { atomic: 2, boundary: 0, scattered: 0 },
        unanswerable: 0,
        withoutGold: 0,
      },
    ]);
  });
});
