import { describe, expect, it } from 'vitest';
import { OrderLab } from '../../../src/labs/order/state.svelte';

const opened = () => new OrderLab(new URLSearchParams('case=price&text=en&predict=yes'), 'en');

describe('predictions in the Order lab', () => {
  it('belong to an order, whichever side shows it', () => {
    const lab = opened();
    lab.predict('left', 2);
    expect(lab.covered).toBe(true);
    lab.show('left', 'B');
    expect(lab.predictions.left).toBeNull();
    lab.predict('left', 3);
    expect(lab.covered).toBe(false);
    lab.show('left', 'A');
    expect(lab.predictions).toEqual({ left: 2, right: 3 });
    expect(lab.covered).toBe(false);
  });

  it('say nothing of what the order has become', () => {
    const lab = opened();
    lab.predict('left', 2);
    lab.move('left', 0, 1);
    expect(lab.predictions.left).toBeNull();
    lab.predict('left', 1);
    lab.move('left', 0, 1);
    expect(lab.predictions.left).toBeNull();
  });
});
