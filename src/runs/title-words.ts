import type { PipelineSettings, PolicyName } from '../engine/settings';
import { formatInteger, plural } from '../ui/format';
import type { Dictionary } from '../ui/language';

const en = {
  lab: { order: 'Order', neighbours: 'Neighbours', abstention: 'Abstention' },
  about: (lab: string, about: string) => `${lab}: ${about}`,
  came: (made: string, came: string) => `${made}: ${came}`,
  text: (about: string, language: string) => `${about} (${language})`,
  cutting: {
    sentences: (size: number) =>
      `${formatInteger(size, 'en')} ${plural(size, 'en', 'sentence', 'sentences')} a chunk`,
    characters: (target: number) => `${formatInteger(target, 'en')} characters a chunk`,
    'sentence-range': () => '3 to 6 sentences a chunk',
  },
  top: (k: number) => `top ${formatInteger(k, 'en')}`,
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
  atMost: (cap: number) => `at most ${formatInteger(cap, 'en')}`,
  gate: (gate: 1 | 2, threshold: string) => `gate ${gate} at ${threshold}`,
  noGate: 'no gate',
};

type Words = typeof en;

const fr: Words = {
  lab: { order: 'Ordre', neighbours: 'Voisins', abstention: 'Abstention' },
  about: (lab, about) => `${lab} : ${about}`,
  came: (made, came) => `${made} : ${came}`,
  text: (about, language) => `${about} (${language})`,
  cutting: {
    sentences: (size) =>
      `${formatInteger(size, 'fr')} ${plural(size, 'fr', 'phrase', 'phrases')} par fragment`,
    characters: (target) => `${formatInteger(target, 'fr')} caractères par fragment`,
    'sentence-range': () => '3 à 6 phrases par fragment',
  },
  top: (k) => `top ${formatInteger(k, 'fr')}`,
  policy: {
    window: 'fenêtre',
    parent: 'section parente',
    rerank: 'reclassement lexical',
    scar: 'SCAR',
    'smoothed-cut': 'coupe lissée',
    'carried-bm25': 'BM25 propagé',
    'carried-latent': 'BM25 propagé + latent',
  },
  space: {
    lexical: 'vecteurs lexicaux',
    'tf-idf': 'vecteurs tf-idf',
    latent: 'vecteurs latents',
  },
  atMost: (cap) => `${formatInteger(cap, 'fr')} au plus`,
  gate: (gate, threshold) => `garde-fou ${gate} à ${threshold}`,
  noGate: 'aucun garde-fou',
};

/** The words that run titles are made of. */
export const TITLE_WORDS: Dictionary<Words> = { fr, en };
