import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../../src/engine/evaluation/catalogue';
import { evaluationCorpus } from '../../../../src/engine/evaluation/corpus';
import { evaluate, supplyFor } from '../../../../src/engine/evaluation/evaluate';
import { measureSupply } from '../../../../src/engine/evaluation/outcome';
import { metricsTable } from '../../../../src/engine/evaluation/table';
import { chunkText } from '../../../../src/engine/retrieval/chunk-table';
import { LANGUAGES, type Language } from '../../../../src/engine/text/language';
import { HALF_LEFT_BEHIND } from '../../../../src/labs/neighbours/lesson/half-left-behind';
import { measureNeighbours } from '../../../../src/labs/neighbours/lesson/measure';
import {
  COMPARED,
  COMPARED_NAMES,
  comparedVariant,
} from '../../../../src/labs/neighbours/lesson/policies';
import { NEIGHBOURS_DEFAULTS, readNeighboursPlace } from '../../../../src/labs/neighbours/link';
import { isInForce } from '../../../../src/labs/neighbours/variants';
import { loadDocument } from '../../../../src/corpora/bundled-documents';
import { POOLED } from '../../../../src/corpora/pooled';
import { formatDecimal } from '../../../../src/words/format';
import type { Measures } from '../../../../src/ui/lesson';

/** What the lab opens on, held here apart from the code that opens it. */
const OPENING = { en: ['annual-report', 'q70'], fr: ['fusion', 'q80'] } as const;

const measured = new Map<string, Promise<Measures>>();

function at(step: string, language: Language): Promise<Measures> {
  const key = `${step} ${language}`;
  const { query } = HALF_LEFT_BEHIND.steps.find(({ id }) => id === step)!.place;
  if (!measured.has(key)) {
    measured.set(key, measureNeighbours(new URLSearchParams(query), language));
  }
  return measured.get(key)!;
}

async function opening(language: Language) {
  const [id, question] = OPENING[language];
  const corpus = (await loadDocument(id))!;
  const { prepared, questions } = evaluationCorpus(corpus, NEIGHBOURS_DEFAULTS);
  return { prepared, question: questions.find((each) => each.id === question)! };
}

const decimal = (measures: Measures, name: string) =>
  Number(String(measures.get(name)).replace(',', '.').replace('−', '-'));

describe.each(LANGUAGES)('the half that was left behind, %s', (language) => {
  it('is told of a boundary question, as its words describe it', async () => {
    const { prepared, question } = await opening(language);
    const measures = await at('cut', language);
    expect(question.class).toBe('boundary');
    expect(measures.get('question')).toBe(question.question.text);
    const [first, second] = question.gold.map((chunk) => chunkText(prepared.table, chunk));
    expect(question.gold).toHaveLength(2);
    if (language === 'en') {
      expect(first).toMatch(/^Table 13 Single figure of pay/);
      expect(second).toMatch(/^Notes to Table 13/);
    } else {
      expect(first).toMatch(/Il est libre de divulguer\s:\s*\(i\)[^]*\(ii\)[^]*$/);
      expect(first).not.toContain('(iii)');
      expect(second).toMatch(/^\(iii\)[^]*\(iv\)/);
      expect(second).not.toContain('(v)');
    }
    // The half that arrives is the second in both.
    expect(measures.get('held')).toBe(question.gold[1]! + 1);
    expect(measures.get('left')).toBe(question.gold[0]! + 1);
  });

  it('counts at every place what an evaluation counts', async () => {
    const { prepared, question } = await opening(language);
    for (const { id, place } of HALF_LEFT_BEHIND.steps) {
      const { settings, view, refused } = readNeighboursPlace(new URLSearchParams(place.query));
      expect(refused).toEqual([]);
      if (view === 'evaluate') continue;
      const variant = CATALOGUE.find((each) => isInForce(each, settings))!;
      expect(variant, id).toBeDefined();
      const measures = await at(id, language);
      const outcome = measureSupply(
        prepared.table,
        question,
        supplyFor(prepared, question, variant),
      );
      expect(measures.get('chunks'), id).toBe(outcome.supplied.length);
      expect(measures.get('found'), id).toBe(2 - outcome.missed.length);
      for (const name of COMPARED_NAMES) {
        const supply = supplyFor(prepared, question, comparedVariant(name));
        const other = measureSupply(prepared.table, question, supply);
        expect(measures.get(`${name}Chunks`), name).toBe(other.supplied.length);
        expect(measures.get(`${name}Found`), name).toBe(2 - other.missed.length);
      }
    }
  });

  it('works the gate as on a board, to the digits shown', async () => {
    for (const step of ['gate', 'calibrated']) {
      const measures = await at(step, language);
      const value = (name: string) => decimal(measures, name);
      expect(value('break')).toBeCloseTo(1 - value('cosineCN'), 2);
      const left = value('cosineQN') - value('lambda') * value('break');
      expect(Math.abs(left - value('score'))).toBeLessThan(0.0011);
      expect(Math.abs(value('gamma') * value('cosineQC') - value('threshold'))).toBeLessThan(
        0.0011,
      );
      const passes = value('score') > value('threshold');
      expect(measures.get('verdict')).toBe(passes ? 'added' : 'refused');
    }
  });

  it('turns out as its words say', async () => {
    const [cut, more, window, gate, calibrated, carried] = await Promise.all(
      ['cut', 'more', 'window', 'gate', 'calibrated', 'carried'].map((step) => at(step, language)),
    );
    expect([cut!.get('found'), more!.get('found'), window!.get('found')]).toEqual([1, 1, 2]);
    expect(cut!.get('leftRank')).toBeGreaterThan(more!.get('k') as number);
    expect(cut!.get('heldWords')).toBeGreaterThan(cut!.get('leftWords') as number);
    expect(gate!.get('neighbour')).toBe(gate!.get('left'));
    expect(gate!.get('verdict')).toBe('refused');
    expect(gate!.get('withoutPenalty')).toBe(language === 'en' ? 'added' : 'refused');
    expect(gate!.get('allAdded')).toBeLessThan((gate!.get('allTested') as number) / 50);
    expect(calibrated!.get('found')).toBe(window!.get('found'));
    expect(calibrated!.get('chunks')).toBeLessThan(window!.get('chunks') as number);
    // One neighbour more than the half that was missing, at least.
    expect(calibrated!.get('added')).toBeGreaterThan(1);
    expect(carried!.get('found')).toBe(2);
    expect(carried!.get('againstCalibrated')).toBe(language === 'en' ? 'more' : 'same');
    expect(carried!.get('chunks')).toBeLessThan(window!.get('chunks') as number);
  });

  it('measures the boundary questions as the evaluation of the page does', async () => {
    const measures = await at('all', language);
    const corpora = (await Promise.all(POOLED.neighbours.map(loadDocument))).map(
      (corpus) => corpus!,
    );
    const cut = corpora.map((corpus) => evaluationCorpus(corpus, NEIGHBOURS_DEFAULTS));
    const steps = evaluate(cut, CATALOGUE);
    let step = steps.next();
    while (!step.done) step = steps.next();
    const rows = metricsTable(step.value).filter(
      (row) => row.class === 'boundary' && row.corpus === 'pooled',
    );
    for (const name of COMPARED_NAMES) {
      const row = rows.find(({ policy }) => policy === COMPARED[name])!;
      expect(measures.get('questions')).toBe(row.n);
      expect(measures.get(`${name}Recall`)).toBe(formatDecimal(row.recall!, language));
      expect(measures.get(`${name}Chunks`)).toBe(formatDecimal(row.chunks!, language, 1));
      expect(measures.get(`${name}Whole`)).toBe(Math.round(row.complete! * row.n));
    }
    // Its words name the window first, and say what SCAR as published adds.
    expect(measures.get('best')).toBe('window');
    expect(decimal(measures, 'publishedRecall') - decimal(measures, 'fiveRecall')).toBeLessThan(
      0.01,
    );
  }, 60_000);
});

it('refuses what the lab would refuse', async () => {
  for (const query of [
    'policy=best',
    'corpus=nowhere',
    'question=q999',
    'view=evaluate&corpora=x',
  ]) {
    await expect(measureNeighbours(new URLSearchParams(query), 'en'), query).rejects.toThrow();
  }
});
