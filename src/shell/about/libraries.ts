/** What the page is built from, and under which licence. A test holds this to the packages. */
export interface Library {
  readonly name: string;
  readonly version: string;
  /** SPDX. */
  readonly licence: string;
}

export const FONTS: readonly Library[] = [
  {
    name: '@fontsource-variable/atkinson-hyperlegible-mono',
    version: '5.3.0',
    licence: 'OFL-1.1',
  },
  {
    name: '@fontsource-variable/atkinson-hyperlegible-next',
    version: '5.3.0',
    licence: 'OFL-1.1',
  },
  { name: '@fontsource-variable/source-serif-4', version: '5.3.1', licence: 'OFL-1.1' },
];

export const LIBRARIES: readonly Library[] = [
  { name: '@noble/hashes', version: '2.4.0', licence: 'MIT' },
  { name: '@orama/stemmers', version: '3.1.18', licence: 'Apache-2.0' },
  { name: 'canonicalize', version: '4.0.0', licence: 'Apache-2.0' },
  { name: 'comlink', version: '4.4.2', licence: 'Apache-2.0' },
  { name: 'd3-scale', version: '4.0.3', licence: 'ISC' },
  { name: 'd3-shape', version: '3.2.1', licence: 'ISC' },
  { name: 'fflate', version: '0.8.3', licence: 'MIT' },
  { name: 'idb', version: '8.0.4', licence: 'ISC' },
  { name: 'papaparse', version: '5.7.1', licence: 'MIT' },
  { name: 'pdfjs-dist', version: '5.6.205', licence: 'Apache-2.0' },
  { name: 'pure-rand', version: '8.4.2', licence: 'MIT' },
  { name: 'svelte', version: '5.57.3', licence: 'MIT' },
  { name: 'svelte-dnd-action', version: '0.9.79', licence: 'MIT' },
  { name: 'uqr', version: '0.1.3', licence: 'MIT' },
  { name: 'zod', version: '4.6.7', licence: 'MIT' },
];
