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

/** Four times the text may take four times as long, and as much again for what is uneven. */
const MOST = 8;

/** The least of three ratios of the cost of 4n to that of n: growth shows in every one. */
function growth(work: (n: number) => unknown, n: number): number {
  work(n);
  const ratios = [1, 2, 3].map(() => {
    const [once, four] = [cost(() => work(n)), cost(() => work(4 * n))];
    return four / Math.max(once, 2000);
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
