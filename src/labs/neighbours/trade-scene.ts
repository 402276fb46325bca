import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import type { TradePoint } from '../../engine/evaluation/pareto';
import { FONT_SIZE, type Mark, type Scene, type Tone } from '../../ui/plot/scene';
import { placeLabels } from './label-places';
import { withoutTerms } from '../../ui/glossary/term-pieces';

/** A policy as a point of the drawing. */
interface PolicyPoint extends TradePoint {
  readonly name: string;
  /** The policy the lab proposes, SCAR in some setting, or any other. */
  readonly kind: 'default' | 'scar' | 'other';
}

interface TradeCurve {
  readonly name: string;
  readonly tone: Tone;
  readonly dashed: boolean;
  readonly points: readonly TradePoint[];
}

interface TradeWords {
  readonly recall: string;
  readonly chunks: string;
  readonly decimal: (value: number) => string;
  /** What the signs of the key stand for. */
  readonly proposed: string;
  readonly scar: string;
  readonly other: string;
  readonly front: string;
  readonly here: string;
}

export interface TradeDrawing {
  readonly points: readonly PolicyPoint[];
  readonly curves: readonly TradeCurve[];
  /** The policies that no other beats, fewest chunks first. */
  readonly front: readonly TradePoint[];
  /** The settings in force, where they stand on a curve. */
  readonly here: TradePoint | undefined;
}

const HEIGHT = 400;
const MARGIN = { top: 30, right: 14, bottom: 56, left: 50 };
const KEY_LINE = 22;
const SAMPLE = 28;
/** How each kind of point is drawn. */
const SIGNS = {
  default: { tone: 'first', shape: 'disc', radius: 5 },
  scar: { tone: 'second', shape: 'diamond', radius: 6.5 },
  other: { tone: 'ink', shape: 'ring', radius: 5 },
} as const;

/** Recall against chunks: every policy, the front they make, and the sweep as curves. */
export function tradeScene(
  { points, curves, front, here }: TradeDrawing,
  words: TradeWords,
  width: number,
): Scene {
  const inner = { width: width - MARGIN.left - MARGIN.right, height: HEIGHT };
  const all = points.map(({ chunks }) => chunks);
  const x = scaleLinear(
    [Math.min(...all, 4) - 1, Math.max(...all, 6) + 1],
    [0, inner.width],
  ).nice();
  const isInside = ({ chunks }: TradePoint) => chunks >= x.domain()[0]! && chunks <= x.domain()[1]!;
  const recalls = [...points, ...curves.flatMap((each) => each.points.filter(isInside))].map(
    ({ recall }) => recall,
  );
  const [low, high] = [Math.min(...recalls), Math.max(...recalls)];
  const room = Math.max(0.02, (high - low) * 0.08);
  const y = scaleLinear([Math.max(0, low - room), Math.min(1.02, high + room)], [inner.height, 0]);
  const through = line<TradePoint>()
    .x(({ chunks }) => x(chunks) + MARGIN.left)
    .y(({ recall }) => y(recall) + MARGIN.top)
    .digits(2);
  const labels = placeLabels(
    points.map(({ name, recall, chunks }) => ({ x: x(chunks), y: y(recall), text: name })),
    inner.width,
    inner.height,
  );
  const at = (pointX: number, pointY: number) => ({
    x: pointX + MARGIN.left,
    y: pointY + MARGIN.top,
  });
  const bottom = MARGIN.top + inner.height;
  const right = MARGIN.left + inner.width;
  const quiet = { tone: 'quiet' } as const;
  const marks: Mark[] = [
    ...y.ticks(6).flatMap((tick): Mark[] => {
      const { y: level } = at(0, y(tick));
      const text = words.decimal(tick);
      return [
        { kind: 'line', x1: MARGIN.left, x2: right, y1: level, y2: level, tone: 'line' },
        { kind: 'text', x: MARGIN.left - 8, y: level + 5, text, anchor: 'end', ...quiet },
      ];
    }),
    ...x
      .ticks(Math.min(10, inner.width / 50))
      .filter(Number.isInteger)
      .map((tick): Mark => {
        const { x: place } = at(x(tick), 0);
        const text = String(tick);
        return { kind: 'text', x: place, y: bottom + 20, text, anchor: 'middle', ...quiet };
      }),
    { kind: 'text', x: 0, y: FONT_SIZE, text: words.recall, anchor: 'start', ...quiet },
    { kind: 'text', x: right, y: bottom + 40, text: words.chunks, anchor: 'end', ...quiet },
    { kind: 'path', d: through.curve(curveStepAfter)([...front]) ?? '', tone: 'wash', width: 9 },
    ...curves.map(({ tone, dashed, points: own }): Mark => {
      const d = line<TradePoint>()
        .x(({ chunks }) => x(chunks) + MARGIN.left)
        .y(({ recall }) => y(recall) + MARGIN.top)
        .digits(2)(own.filter(isInside));
      return { kind: 'path', d: d ?? '', tone, width: 2, dashed };
    }),
    ...points.flatMap(({ name, recall, chunks, kind }, place): Mark[] => {
      const label = labels[place];
      const bold = kind === 'default';
      return [
        { kind: 'dot', ...at(x(chunks), y(recall)), ...SIGNS[kind] },
        ...(label
          ? [
              {
                kind: 'text',
                ...at(label.x, label.y),
                text: name,
                anchor: label.anchor,
                tone: bold ? 'first' : 'ink',
                bold,
              } as const,
            ]
          : []),
      ];
    }),
  ];
  const isHere = here !== undefined && isInside(here);
  if (isHere) marks.push(circle(at(x(here.chunks), y(here.recall))));
  const shown = curves.filter((each) => each.points.some(isInside));
  const key: (readonly [sign: (y: number) => Mark, name: string])[] = [
    ...(['default', 'scar', 'other'] as const)
      .filter((kind) => points.some((point) => point.kind === kind))
      .map((kind) => {
        const name = { default: words.proposed, scar: words.scar, other: words.other }[kind];
        const sign = (level: number): Mark => ({
          kind: 'dot',
          x: SAMPLE / 2,
          y: level,
          ...SIGNS[kind],
        });
        return [sign, name] as const;
      }),
    ...shown.map(({ name, tone, dashed }) => [sample(tone, 2, dashed), name] as const),
    [sample('wash', 9, false), withoutTerms(words.front)],
    ...(isHere
      ? [[(level: number) => circle({ x: SAMPLE / 2, y: level }), words.here] as const]
      : []),
  ];
  key.forEach(([sign, name], place) => {
    const level = bottom + MARGIN.bottom + place * KEY_LINE + KEY_LINE / 2;
    marks.push(sign(level));
    marks.push({
      kind: 'text',
      x: SAMPLE + 10,
      y: level + 5,
      text: name,
      anchor: 'start',
      ...quiet,
    });
  });
  return { width, height: bottom + MARGIN.bottom + key.length * KEY_LINE, marks };
}

/** A circle around the point on the curve: what lies under it shows. */
function circle({ x, y }: { x: number; y: number }): Mark {
  const d = `M${(x - 9).toFixed(2)} ${y.toFixed(2)}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0`;
  return { kind: 'path', d, tone: 'second', width: 2 };
}

function sample(tone: Tone, width: number, dashed: boolean): (level: number) => Mark {
  return (level) => ({ kind: 'path', d: `M0 ${level}H${SAMPLE}`, tone, width, dashed });
}

/** The points whose label found no room in a drawing of that width: they are named beside it. */
export function unlabelled({ marks }: Scene, points: readonly PolicyPoint[]): PolicyPoint[] {
  const named = new Set(marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])));
  return points.filter(({ name }) => !named.has(name));
}
