import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/browser.mjs';

// Pure code runs in Node; a component is put up alone in the browser that whole journeys use.
export default defineConfig({
  plugins: [svelte()],
  test: {
    // Left to itself it keeps one processor of two for others.
    maxWorkers: 2,
    // Programs started from tests share two cores with everything else: slow is not wrong.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['tests/**/*.test.ts'],
          environment: 'node',
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/**/*.component.ts'],
          setupFiles: ['tests/components/page.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 900 },
          },
        },
      },
    ],
  },
});
