import type { ManifestOptions } from 'vite-plugin-pwa';

/** What an installed page is called and looks like. A manifest speaks one language; its words, both. */
export const MANIFEST: Partial<ManifestOptions> = {
  name: 'Fragment Lab',
  short_name: 'Fragment Lab',
  description:
    'See what decides the passages a language model answers from. Voir ce qui décide des passages qu’un modèle de langue reçoit.',
  lang: 'en',
  dir: 'ltr',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: '#fbfaf6',
  background_color: '#fbfaf6',
  categories: ['education'],
  icons: [
    { src: './icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: './icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: './icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: './icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    { name: 'Order · Ordre', url: './#/order' },
    { name: 'Neighbours · Voisins', url: './#/neighbours' },
    { name: 'Abstention', url: './#/abstention' },
  ],
};
