import type { PipelineSettings, PolicyName } from '../../engine/settings';
import { formatInteger, plural } from './format';

export const words = {
  lab: { order: 'Order', neighbours: 'Neighbours', abstention: 'Abstention' },
  about: (lab: string, about: string) => `${lab}: ${about}`,
  came: (made: string, came: string) => `${made}: ${came}`,
  text: (about: string, language: string) => `${about} (${language})`,
  cutting: {
    sentences: (size: number) =>
      `${formatInteger(size)} ${plural(size, 'sentence', 'sentences')} a chunk`,
    characters: (target: number) => `${formatInteger(target)} characters a chunk`,
    'sentence-range': () => '3 to 6 sentences a chunk',
  },
  top: (k: number) => `top ${formatInteger(k)}`,
  policy: {
    window: 'window',
    parent: 'parent section',
    rerank: 'lexical rerank',
    scar: 'SCAR',
    'smoothed-cut': 'smoothed cut',
    'carried-bm25': 'carried BM25',
    'carried-latent': 'carried BM25 + latent',
  } satisfies Record<Exclude<PolicyName, 'top-k'>, string>,
  space: {
    lexical: 'lexical vectors',
    'tf-idf': 'tf-idf vectors',
    latent: 'latent vectors',
  } satisfies Record<PipelineSettings['space'], string>,
  atMost: (cap: number) => `at most ${formatInteger(cap)}`,
  gate: (gate: 1 | 2, threshold: string) => `gate ${gate} at ${threshold}`,
  noGate: 'no gate',
};

export type TitleWords = typeof words;
