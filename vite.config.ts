import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { MANIFEST } from './src/shell/offline/manifest.ts';
import { CONTENT_SECURITY_POLICY, SECURITY_HEADERS } from './src/shell/security-headers.ts';

/** Writes the policy into the built page; the development server needs inline styles and evaluation. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** The service worker is ours (src/shell/offline/sw.ts); the plugin builds it and lists the files. */
const offline = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/shell/offline',
  filename: 'sw.ts',
  injectRegister: false,
  manifest: MANIFEST,
  includeManifestIcons: false,
  injectManifest: {
    globPatterns: ['**/*.{html,js,mjs,css,woff2,svg}', '*icon*.png'],
    // Tables that only PDFs in Chinese, Japanese and Korean ask for.
    globIgnores: ['assets/cmaps/**'],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 3_000_000,
    rollupFormat: 'iife',
  },
});

/** `corpus/abstention/abstention/fr/water.txt?raw` and its neighbours: `abstention-fr`. */
function corpusPiece(module: string): string {
  const [, id, rest] = /\/corpus\/[^/]+\/([^/]+)\/(.*)$/.exec(module)!;
  return rest!.includes('/') ? `${id}-${rest!.split('/')[0]}` : id!;
}

export default defineConfig({
  // Relative addresses: the build works from any sub-path of a plain static host.
  base: './',
  plugins: [svelte(), contentSecurityPolicy(), offline],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // How long plugins took is no news to who starts the lab.
      checks: { bundlerTimings: false },
      output: {
        // One file for the first load: twenty small ones each cost a journey on a slow network.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            // The texts of a corpus in one language are one piece to load.
            { name: corpusPiece, test: /\/corpus\/[^/]+\/[^/]+\/.*\?raw$/ },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('/cmaps/')
            ? 'assets/cmaps/[name]-[hash].js'
            : 'assets/[name]-[hash].js',
      },
    },
  },
  preview: { port: 4173, strictPort: true, headers: SECURITY_HEADERS },
});
