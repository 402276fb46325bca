import { scaleLinear } from 'd3-scale';
import { FONT_SIZE, type Mark, type Scene } from './scene';

/** One place on the axis, with a count for each series (one or two). */
export interface BarGroup {
  readonly label: string;
  readonly counts: readonly number[];
  /** What stands at this place besides, under its label. */
  readonly below?: string;
}

const PLOT_HEIGHT = 150;
const TOP = 24;
const AXIS_HEIGHT = 24;
const WIDEST_BAR = 44;
const TONES = ['first', 'second'] as const;

/**
 * Counts as bars side by side, each with its number above; a count of 0 has no bar. `axis` says
 * what the places are.
 */
export function barsScene(groups: readonly BarGroup[], width: number, axis?: string): Scene {
  const highest = Math.max(1, ...groups.flatMap(({ counts }) => counts));
  const scale = scaleLinear().domain([0, highest]).range([0, PLOT_HEIGHT]);
  const bottom = TOP + PLOT_HEIGHT;
  const step = width / Math.max(1, groups.length);
  const marks: Mark[] = [{ kind: 'line', x1: 0, y1: bottom, x2: width, y2: bottom, tone: 'quiet' }];
  groups.forEach(({ label, counts, below }, place) => {
    const middle = (place + 0.5) * step;
    const bar = Math.min(WIDEST_BAR, (step * 0.8) / counts.length);
    counts.forEach((count, series) => {
      const tone = TONES[series] ?? 'first';
      const x = middle + (series - counts.length / 2) * bar;
      const height = scale(count);
      if (count === 0) return;
      marks.push({ kind: 'bar', x: x + 1, y: bottom - height, width: bar - 2, height, tone });
      marks.push({
        kind: 'text',
        x: x + bar / 2,
        y: bottom - height - 5,
        text: String(count),
        anchor: 'middle',
        tone: 'ink',
      });
    });
    marks.push({
      kind: 'text',
      x: middle,
      y: bottom + FONT_SIZE + 4,
      text: label,
      anchor: 'middle',
      tone: 'quiet',
    });
    if (below) {
      const y = bottom + AXIS_HEIGHT + FONT_SIZE;
      marks.push({
        kind: 'text',
        x: middle,
        y,
        text: below,
        anchor: 'middle',
        tone: 'ink',
        bold: true,
      });
    }
  });
  let height = bottom + AXIS_HEIGHT;
  if (groups.some(({ below }) => below)) height += AXIS_HEIGHT;
  if (axis !== undefined) {
    height += AXIS_HEIGHT;
    const y = height - AXIS_HEIGHT + FONT_SIZE;
    marks.push({ kind: 'text', x: width / 2, y, text: axis, anchor: 'middle', tone: 'quiet' });
  }
  return { width, height, marks };
}
