import { describe, expect, it } from 'vitest';
import { OrderLab } from '../../../src/labs/order/state.svelte';

const opened = () => new OrderLab(new URLSearchParams('case=price&text=en'), 'en');

/** A move by button, come to rest. */
function move(lab: OrderLab, position: number, step: -1 | 1): void {
  lab.move('left', position, step);
  lab.rest();
}

describe('undo in the Order lab', () => {
  it('goes back through the moves, one by one, to the published order', () => {
    const lab = opened();
    expect(lab.canUndo).toBe(false);
    const published = lab.orderOf(lab.side('left'));
    move(lab, 0, 1);
    const first = lab.orderOf(lab.side('left'));
    move(lab, 3, 1);
    expect(lab.orderOf(lab.side('left'))).not.toEqual(first);
    lab.undo();
    expect(lab.orderOf(lab.side('left'))).toEqual(first);
    lab.undo();
    expect(lab.side('left')).toBe('A');
    expect(lab.orderOf('A')).toEqual(published);
    expect(lab.variants).toEqual(['A', 'B']);
    expect(lab.canUndo).toBe(false);
    lab.undo();
    expect(lab.side('left')).toBe('A');
  });

  it('leaves settings alone, counts no change of settings as a move, and forgets with the case', () => {
    const lab = opened();
    move(lab, 0, 1);
    lab.change({ size: 2 });
    lab.rest();
    lab.undo();
    expect(lab.yours).toEqual([]);
    expect(lab.settings.size).toBe(2);
    move(lab, 0, 1);
    lab.readCase('time');
    expect(lab.canUndo).toBe(false);
  });

  it('brings back an order that starting over took away', () => {
    const lab = opened();
    move(lab, 0, 1);
    const mine = lab.yours;
    lab.reset();
    lab.rest();
    expect(lab.yours).toEqual([]);
    lab.undo();
    expect(lab.yours).toEqual(mine);
  });
});
