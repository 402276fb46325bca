import { describe, expect, it } from 'vitest';
import { groundAnswer } from '../../../src/engine/grounding/ground-answer';
import { readQuantities } from '../../../src/engine/quantities';
import { splitSentences } from '../../../src/engine/text/sentences';

/** Time of the processor, in microseconds: what else the machine does is not counted. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** What is linear makes four of it, what is quadratic sixteen. */
const MOST = 10;
/** In microseconds: below this, a collection of garbage weighs more than the work. */
const LEAST = 25_000;
const TRIES = 4;

/** The least ratio of the cost of 4n to that of n, for an n that costs enough to be measured. */
function growth(work: (n: number) => unknown, start: number): number {
  let n = start;
  while (cost(() => work(n)) < LEAST && n < start * 64) n *= 2;
  const ratios = Array.from({ length: TRIES }, () => {
    const once = cost(() => work(n));
    return cost(() => work(4 * n)) / once;
  });
  return Math.min(...ratios);
}

const HOSTILE =
  '9|.|"|€|(|½|1 |1,|1,2,|(1|[1,|$|-|½ |XIXe et |1er au |May 3-|<sup>|1:|d\'|not '.split('|');

describe('the cost of hostile texts grows with their length, not with its square', () => {
  it.each(HOSTILE)('for figures in %j', (piece) => {
    const text = (n: number) => piece.repeat(Math.ceil(n / piece.length));
    expect(growth((n) => readQuantities(text(n), 'fr'), 6000)).toBeLessThan(MOST);
  });

  it.each(HOSTILE)('for sentences of %j', (piece) => {
    const text = (n: number) => piece.repeat(Math.ceil(n / piece.length));
    expect(growth((n) => splitSentences(text(n), 'fr'), 12_000)).toBeLessThan(MOST);
  });

  it('for so many figures against as many', () => {
    const text = (n: number) =>
      Array.from({ length: n }, (_, at) => `Shed ${at} holds about ${3000 + at * 7} litres.`).join(
        ' ',
      );
    const check = (n: number) =>
      groundAnswer({ text: text(n), language: 'en' }, [{ text: `${text(n)} `, language: 'en' }]);
    expect(growth(check, 120)).toBeLessThan(MOST);
  });
});
