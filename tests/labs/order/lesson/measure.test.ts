import { describe, expect, it } from 'vitest';
import { conditionIds } from '../../../../src/engine/corpus/teaching-case';
import { orderLandscape } from '../../../../src/engine/protocol/landscape';
import { sensitivityMatrix } from '../../../../src/engine/protocol/matrix';
import { lexicalTerms } from '../../../../src/engine/scorers/lexical-1.0/rule';
import { DEFAULT_SETTINGS, PROTOCOL_1_0 } from '../../../../src/engine/settings';
import { LANGUAGES, type Language } from '../../../../src/engine/text/language';
import { ORDER_LESSONS } from '../../../../src/labs/order/lesson/lessons';
import { lessonOf } from '../../../../src/shell/lesson/lessons';
import { measureOrder } from '../../../../src/labs/order/lesson/measure';
import { OrderLab } from '../../../../src/labs/order/state.svelte';
import { POOLED_CASES } from '../../../../src/corpora/bundled-cases';
import type { LessonShape } from '../../../../src/ui/lesson-shape';

const STEPS = ORDER_LESSONS.flatMap(({ id, steps }) =>
  steps.map((step) => [`${id}/${step.id}`, step] as const),
);

function at(step: LessonShape['steps'][number], language: Language) {
  return measureOrder(new URLSearchParams(step.place.query), language);
}

function stepOf(lesson: number, id: string): LessonShape['steps'][number] {
  return ORDER_LESSONS[lesson]!.steps.find((step) => step.id === id)!;
}

describe('the places of the lessons', () => {
  it.each(STEPS)('%s opens in the lab as it is written, in both languages', (_, step) => {
    expect(step.place.room).toBe('order');
    const query = new URLSearchParams(step.place.query);
    for (const language of LANGUAGES) {
      const lab = new OrderLab(query, language);
      expect(lab.refused).toEqual([]);
      expect(lab.linkError).toBeUndefined();
      expect(lab.text).toBe(language);
      // What the lab writes back says the same: no parameter was dropped or bent.
      for (const [name, value] of query) expect(lab.query.get(name), name).toBe(value);
    }
  });
});

describe('the measures of the Order lab', () => {
  it('are those of the published matrix where the lesson stands in it', async () => {
    const cells = sensitivityMatrix(POOLED_CASES);
    let compared = 0;
    for (const [, step] of STEPS) {
      const query = new URLSearchParams(step.place.query);
      if (query.has('score')) continue;
      for (const language of LANGUAGES) {
        const measures = await at(step, language);
        for (const [side, prefix] of [
          [query.get('left'), 'left'],
          [query.get('right'), 'right'],
        ] as const) {
          const cell = cells.find(
            (item) =>
              item.case === query.get('case') &&
              item.language === language &&
              item.variant === side &&
              item.size === Number(query.get('size')) &&
              item.topK === Number(query.get('k')),
          );
          if (!cell) continue;
          compared += 1;
          expect(measures.get(`${prefix}Conditions`)).toBe(cell.conditions);
          const [best] = cell.ranking;
          const first = measures.get(`${prefix}First`);
          expect(measures.get(`${prefix}${first}Matched`)).toBe(best!.matched.length);
          expect(measures.get(`${prefix}${first}Terms`)).toBe(best!.terms);
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('count all orders as the landscape does', async () => {
    const price = POOLED_CASES.find(({ id }) => id === 'price')!;
    for (const language of LANGUAGES) {
      const { histogram, orders } = orderLandscape(price, language, {
        ...DEFAULT_SETTINGS,
        ...PROTOCOL_1_0,
      });
      const measures = await at(stepOf(0, 'shuffle'), language);
      const reached = measures.get('rightConditions') as number;
      const asGood = histogram.slice(reached).reduce((sum, count) => sum + count, 0);
      expect(measures.get('asGoodAsRight')).toBe(asGood);
      expect(measures.get('asGoodOfTen')).toBe(Math.round((10 * asGood) / orders));
      expect(measures.get('reachesAll')).toBe(histogram.at(-1)! > 0 ? 'yes' : 'no');
    }
  });

  it('count the words as a person with a pencil would', async () => {
    const time = POOLED_CASES.find(({ id }) => id === 'time')!;
    for (const language of LANGUAGES) {
      const measures = await at(stepOf(1, 'length'), language);
      const terms = lexicalTerms(time.facts[0]!.text[language]!).length;
      expect(measures.get('left1Terms')).toBe(terms);
      // The step says that no calculator is needed for this root.
      expect(Number.isInteger(Math.sqrt(terms))).toBe(true);
    }
    expect((await at(stepOf(1, 'length'), 'en')).get('boardScore')).toBe('3 / √12 = 0.866');
    expect((await at(stepOf(1, 'length'), 'fr')).get('boardScore')).toBe('3 / √12 = 0,866');
  });

  it('are in the other language what the lab shows there', async () => {
    const english = await at(stepOf(0, 'elsewhere'), 'en');
    const french = await at(stepOf(0, 'elsewhere'), 'fr');
    for (const side of ['Left', 'Right']) {
      expect(english.get(`other${side}Conditions`)).toBe(
        french.get(`${side.toLowerCase()}Conditions`),
      );
    }
  });
});

/** What the words claim without a figure in them. Should the engine change, the words must too. */
describe('what the words of the lessons claim', () => {
  it.each(LANGUAGES)('holds in %s', async (language) => {
    const read = await at(stepOf(0, 'read'), language);
    expect(read.get('leftConditions')).toBe(read.get('total'));

    const cut = await at(stepOf(0, 'cut'), language);
    expect(cut.get('leftMissingCount')).toBeGreaterThan(0);
    expect(cut.get('left2Matched')).toBeLessThan(cut.get('left1Matched') as number);

    const reorder = await at(stepOf(0, 'reorder'), language);
    expect(reorder.get('difference')).not.toBe(0);

    // "One chunk is kept and the conditions do not fit": by arithmetic; one always arrives.
    const best = await at(stepOf(0, 'best'), language);
    expect(best.get('total')).toBeGreaterThan(best.get('size') as number);
    expect(best.get('best')).toBe(best.get('size'));
    expect(best.get('worst')).toBe(1);

    const ceiling = await at(stepOf(0, 'ceiling'), language);
    expect(ceiling.get('chunks')).toBe(ceiling.get('topK'));
    expect(ceiling.get('leftMissingCount')).toBe(0);

    // "Order B puts the conditions at the top", and does not win.
    const time = POOLED_CASES.find(({ id }) => id === 'time')!;
    const conditions = conditionIds(time);
    expect([...time.variants.B!].slice(0, conditions.length).sort()).toEqual(
      [...conditions].sort(),
    );
    expect((await at(stepOf(0, 'elsewhere'), language)).get('winner')).not.toBe('B');

    const limits = await at(stepOf(0, 'limits'), language);
    expect(limits.get('leftConditions')).not.toBe(limits.get('rightConditions'));

    const hand = await at(stepOf(1, 'by-hand'), language);
    expect(hand.get('leftFirst')).toBe(1);
    expect(hand.get('left1Sentences')).toContain('F1');
    expect(hand.get('chunks')).toBe(3);

    const longer = await at(stepOf(1, 'longer'), language);
    expect(longer.get('leftFirst')).toBe(1);

    // "The others take the first places": fewer chunks hold a word than are kept.
    const ties = await at(stepOf(1, 'ties'), language);
    const holding = (ties.get('chunks') as number) - (ties.get('leftZeros') as number);
    expect(holding).toBeLessThan(ties.get('topK') as number);
    expect(ties.get('leftZeros')).toBe(ties.get('rightZeros'));

    // "Every score moved and no count did", and the case Time tells another story.
    const other = await at(stepOf(1, 'other-rule'), language);
    expect(other.get('leftConditions')).toBe(other.get('frozenLeftConditions'));
    expect(other.get('rightConditions')).toBe(other.get('frozenRightConditions'));
    const elsewhere = await measureOrder(
      new URLSearchParams('case=time&size=1&k=5&score=bm25-1'),
      language,
    );
    expect(elsewhere.get('rightConditions')).not.toBe(elsewhere.get('frozenRightConditions'));
  });

  it('strangers to the rule: “tune” and “tuning”, « rendre » and « rend », « l » alone', () => {
    expect(lexicalTerms('tune')).not.toEqual(lexicalTerms('tuning'));
    expect(lexicalTerms('rendre')).not.toEqual(lexicalTerms('rend'));
    expect(lexicalTerms('l’accord')).toEqual(['accord']);
    expect(lexicalTerms('How what long')).toHaveLength(3);
    expect(lexicalTerms('combien temps faut')).toHaveLength(3);
    expect(lexicalTerms('the to a does le de un pour')).toEqual([]);
  });

  it('no figure is typed: what the engine computes comes from the engine', () => {
    const allowed =
      /F1\b|protocol 1\.0|protocole 1\.0|BM25|[Cc]hunk [123]|[Ff]ragment [123]|score 0|obtiennent 0/g;
    for (const { id } of ORDER_LESSONS) {
      const { steps, teaching } = lessonOf(id)!;
      for (const step of steps) {
        const texts = [...step.say, ...step.notice, step.predict?.question, step.discuss];
        for (const text of [...texts, teaching.answers[step.id]]) {
          if (!text) continue;
          // The name of a term is not read: only what it is marked in.
          const read = `${text.en} ${text.fr}`.replace(/\[\[[^|\]]*\|/g, '');
          const words = read.replace(/\{\w+\}/g, '').replace(allowed, '');
          expect(words, step.id).not.toMatch(/\d/);
        }
      }
    }
  });
});
