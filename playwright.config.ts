import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/browser.mjs';

// Another tree of the same machine may be under test beside this one.
const PORT = Number(process.env.E2E_PORT ?? 4174);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  use: {
    baseURL: `http://localhost:${PORT}/`,
    ...devices['Desktop Chrome'],
    // Allowed where offline use is tested: elsewhere a kept page would answer instead of the build.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `npx vite preview --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env.CI,
  },
});
