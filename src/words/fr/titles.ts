import { formatInteger, plural } from './format';
import type { TitleWords } from '../en/titles';

export const words: TitleWords = {
  lab: { order: 'Ordre', neighbours: 'Voisins', abstention: 'Abstention' },
  about: (lab, about) => `${lab} : ${about}`,
  came: (made, came) => `${made} : ${came}`,
  text: (about, language) => `${about} (${language})`,
  cutting: {
    sentences: (size) => `${formatInteger(size)} ${plural(size, 'phrase', 'phrases')} par fragment`,
    characters: (target) => `${formatInteger(target)} caractères par fragment`,
    'sentence-range': () => '3 à 6 phrases par fragment',
  },
  top: (k) => `top ${formatInteger(k)}`,
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
  atMost: (cap) => `${formatInteger(cap)} au plus`,
  gate: (gate, threshold) => `garde-fou ${gate} à ${threshold}`,
  noGate: 'aucun garde-fou',
};
