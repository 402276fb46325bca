import { scaleLinear } from 'd3-scale';
import { FONT_SIZE, type Mark, type Scene } from './scene';

/** A mean difference with its interval; null where there is none. */
export interface DifferenceLine {
  readonly label: string;
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

const LINE_HEIGHT = 48;
const AXIS_HEIGHT = 30;
const EDGE = 24;

/**
 * Mean differences as dots on a common axis with their intervals, a line for zero, the label above
 * each. `format` writes the numbers of the axis.
 */
export function differencesScene(
  lines: readonly DifferenceLine[],
  width: number,
  format: (value: number) => string,
): Scene {
  const values = lines.flatMap(({ mean, low, high }) => [mean, low, high]);
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const high = Math.max(0, ...known);
  const domain = low === high ? [-1, 1] : [low, high];
  const scale = scaleLinear()
    .domain(domain)
    .nice(5)
    .range([EDGE, width - EDGE]);
  const bottom = lines.length * LINE_HEIGHT + 8;
  const marks: Mark[] = scale
    .ticks(Math.max(2, Math.floor(width / 110)))
    .flatMap((tick): Mark[] => [
      {
        kind: 'line',
        x1: scale(tick),
        y1: 0,
        x2: scale(tick),
        y2: bottom,
        tone: tick === 0 ? 'quiet' : 'line',
      },
      {
        kind: 'text',
        x: scale(tick),
        y: bottom + FONT_SIZE + 4,
        text: format(tick),
        anchor: 'middle',
        tone: 'quiet',
      },
    ]);
  lines.forEach(({ label, mean, low: from, high: to }, place) => {
    const y = place * LINE_HEIGHT + 34;
    marks.push({ kind: 'text', x: 0, y: y - 16, text: label, anchor: 'start', tone: 'ink' });
    if (from !== null && to !== null) {
      marks.push({ kind: 'line', x1: scale(from), y1: y, x2: scale(to), y2: y, tone: 'first' });
      for (const end of [from, to]) {
        const x = scale(end);
        marks.push({ kind: 'line', x1: x, y1: y - 5, x2: x, y2: y + 5, tone: 'first' });
      }
    }
    if (mean !== null) marks.push({ kind: 'dot', x: scale(mean), y, tone: 'first' });
  });
  return { width, height: bottom + AXIS_HEIGHT, marks };
}
