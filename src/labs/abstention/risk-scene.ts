import { scaleLinear } from 'd3-scale';
import { curveStepBefore, line } from 'd3-shape';
import { FONT_SIZE, type Mark, type Scene } from '../../ui/plot/scene';

/** Shares of 1: of the questions answered, and of the answers that were wrong. */
interface RiskAt {
  readonly coverage: number;
  readonly risk: number;
}

/** Words of the drawing, and how it writes a share. */
interface RiskWords {
  readonly coverage: string;
  readonly risk: string;
  readonly naive: string;
  readonly here: string;
  readonly percent: (share: number) => string;
}

const HEIGHT = 280;
const MARGIN = { top: 26, right: 20, bottom: 48, left: 56 };

/** Risk against coverage as one threshold moves, the naive system and the settings in force marked. */
export function riskScene(
  { points, naive, here }: { points: readonly RiskAt[]; naive: RiskAt; here: RiskAt },
  words: RiskWords,
  width: number,
): Scene {
  const right = width - MARGIN.right;
  const bottom = MARGIN.top + HEIGHT;
  const x = scaleLinear([0, 1], [MARGIN.left, right]);
  const y = scaleLinear([0, Math.max(0.2, naive.risk, here.risk)], [bottom, MARGIN.top]).nice();
  const text = (at: readonly [number, number], content: string, more: Partial<Mark>): Mark =>
    ({ kind: 'text', x: at[0], y: at[1], text: content, ...more }) as Mark;
  const steps = line<RiskAt>()
    .x(({ coverage }) => x(coverage))
    .y(({ risk }) => y(risk))
    .curve(curveStepBefore)
    .digits(2);
  const end = { anchor: 'end', tone: 'quiet' } as const;
  const middle = { anchor: 'middle', tone: 'quiet' } as const;
  const label = { anchor: 'end', tone: 'ink', bold: true } as const;
  const marks: Mark[] = [
    ...y
      .ticks(4)
      .flatMap((tick): Mark[] => [
        { kind: 'line', x1: MARGIN.left, x2: right, y1: y(tick), y2: y(tick), tone: 'line' },
        text([MARGIN.left - 8, y(tick) + 5], words.percent(tick), end),
      ]),
    ...x
      .ticks(5)
      .map((tick) => text([x(tick), bottom + FONT_SIZE + 6], words.percent(tick), middle)),
    text([(MARGIN.left + right) / 2, bottom + 42], words.coverage, middle),
    text([0, FONT_SIZE - 2], words.risk, { anchor: 'start', tone: 'quiet' }),
    { kind: 'path', d: steps([...points]) ?? '', tone: 'first', width: 2.5 },
    ...points.map(({ coverage, risk }): Mark => ({
      kind: 'dot',
      x: x(coverage),
      y: y(risk),
      tone: 'first',
      radius: 3.5,
    })),
    { kind: 'dot', x: x(naive.coverage), y: y(naive.risk), tone: 'second', shape: 'cross' },
    text([x(naive.coverage) - 11, y(naive.risk) + 5], words.naive, label),
    { kind: 'dot', x: x(here.coverage), y: y(here.risk), tone: 'ink', shape: 'ring', radius: 7 },
    text([x(here.coverage) - 12, y(here.risk) - 10], words.here, label),
  ];
  return { width, height: bottom + MARGIN.bottom, marks };
}
