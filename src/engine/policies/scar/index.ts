import { at, SETTING, term } from '../../parts/arithmetic';
import { ANCHORS, hundredths, RADII } from '../grids';
import { neighboursOf } from '../neighbours';
import { RADIUS, TOP_K } from '../parameters';
import { definePolicy, type PolicyContext } from '../policy';
import { selectsBest, shownTests } from '../selection';
import { scar } from './scar';

const MOST_ANCHORS = Math.max(...ANCHORS);
const LARGEST_RADIUS = Math.max(...RADII);

/** The anchors with all that any setting may ask about their neighbours, computed once. */
function anchorsOf({ chunks, ranking, similarity }: PolicyContext) {
  return Array.from(ranking.subarray(0, MOST_ANCHORS), (chunk) => ({
    chunk,
    cosineQuestion: similarity.cosineQuestion(chunk),
    neighbours: neighboursOf(chunks, chunk, LARGEST_RADIUS).map((neighbour) => ({
      chunk: neighbour,
      distance: Math.abs(neighbour - chunk),
      cosineQuestion: similarity.cosineQuestion(neighbour),
      boundaryPenalty: 1 - similarity.cosineChunks(chunk, neighbour),
    })),
  }));
}

/** The stated grid of its sweeps. */
export const SCAR_GRID = {
  topK: ANCHORS,
  radius: RADII,
  lambda: hundredths(0, 30, 5),
  gamma: hundredths(30, 100, 5),
};

/** SCAR (arXiv 2606.16661), with its published defaults: five anchors, λ 0.1, γ 0.80. */
export const scarPolicy = definePolicy({
  id: 'scar',
  version: '1',
  parameters: {
    topK: TOP_K,
    radius: RADIUS,
    lambda: {
      kind: 'share',
      low: 0,
      high: 1,
      preset: 0.1,
      name: 'boundary penalty weight',
      symbol: 'λ',
      unit: null,
      link: 'lambda',
    },
    gamma: {
      kind: 'share',
      low: 0,
      high: 2,
      preset: 0.8,
      name: 'expansion threshold',
      symbol: 'γ',
      unit: null,
      link: 'gamma',
    },
  },
  constants: {},
  isOurs: false,
  needs: [],
  space: { preset: 'tf-idf' },
  fewestChunks: 1,
  run: scar,
  select: ({ similarity }, values, supply) =>
    selectsBest(
      values,
      shownTests(supply, ({ chunk, anchor, cosineQuestion, cosineAnchor }) => ({
        comparison: 'cos_n - lambda * (1 - cos_cn) > gamma * cos_c',
        terms: [
          term('cos_n', cosineQuestion!, `cos(q, ${at(chunk)})`),
          term('cos_cn', cosineAnchor!, `cos(${at(anchor)}, ${at(chunk)})`),
          term('cos_c', similarity.cosineQuestion(anchor), `cos(q, ${at(anchor)})`),
          term('lambda', values.lambda, SETTING),
          term('gamma', values.gamma, SETTING),
        ],
      })),
    ),
  sweep: {
    grid: SCAR_GRID,
    chooser(context) {
      const anchors = anchorsOf(context);
      return {
        choose({ topK, radius, lambda, gamma }, take) {
          for (const anchor of anchors.slice(0, topK)) {
            take(anchor.chunk);
            for (const { chunk, distance, cosineQuestion, boundaryPenalty } of anchor.neighbours) {
              const passes =
                cosineQuestion - lambda * boundaryPenalty > gamma * anchor.cosineQuestion;
              if (distance <= radius && passes) take(chunk);
            }
          }
        },
      };
    },
  },
  variants: [
    { id: 'scar-1' },
    { id: 'scar-2', values: { radius: 2 } },
    { id: 'scar-1-no-penalty', values: { lambda: 0 } },
    { id: 'scar-1-latent', space: 'latent' },
    { id: 'scar-1-calibrated', values: { lambda: 0, gamma: 0.4 } },
  ],
  // Against the window it would replace, and against itself without its penalty.
  pairs: [
    ['scar-1', 'window-1'],
    ['scar-1', 'scar-1-no-penalty'],
  ],
});
