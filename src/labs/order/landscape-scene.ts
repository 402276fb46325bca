import { barsScene } from '../../ui/plot/bars-scene';
import type { Scene } from '../../ui/plot/scene';

/** An order that is shown, by the name it has on the page. */
interface ShownOrder {
  readonly name: string;
  readonly conditions: number;
}

/**
 * The landscape as a drawing: for each number of conditions supplied how many orders supply it, and
 * under it the orders that are shown. `axis` names the numbers.
 */
export function landscapeScene(
  histogram: readonly number[],
  shown: readonly ShownOrder[],
  axis: string,
  width: number,
): Scene {
  const groups = histogram.map((count, conditions) => ({
    label: String(conditions),
    counts: [count],
    below: shown
      .filter((order) => order.conditions === conditions)
      .map(({ name }) => name)
      .join(', '),
  }));
  return barsScene(groups, width, axis);
}
