import { defineConfig } from '@playwright/test';
import { level } from './tests/support/volume.ts';
import { browser } from './tools/browser.ts';

// `npm run test:full -- --chromium` runs the tests a second time and keeps both results.
const name = process.env['TEST_BROWSER'] === 'chromium' ? 'e2e-chromium' : 'e2e';

const ownWorkers = /(cross-origin|development|game-partner|large-font|laos|reports|scroll-bar|slip-upload)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  // Tests tagged @full run only in `npm run test:full` and in the soak test, those tagged @soak only in the latter.
  ...(level === 'gate' && { grepInvert: /@full|@soak/ }),
  ...(level === 'full' && { grepInvert: /@soak/ }),
  outputDir: `test-results/${name}`,
  // With two cores a third worker uses the time in which the others wait.
  workers: 3,
  fullyParallel: true,
  // A failed test is repeated once, after all others, alone and with a trace. If it passes then, it counts as flaky;
  // two flaky tests are allowed.
  retries: 1,
  retryStrategy: 'isolated',
  forbidOnly: true,
  // With more workers than cores, pages are sometimes slow.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `test-results/${name}.json` }]],
  use: {
    launchOptions: browser,
    trace: 'on-first-retry',
    viewport: { width: 390, height: 844 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // Tests about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  // Tests with other servers or options need workers of their own. They start first, so that all workers are busy until
  // the end. One worker for each file, because the start of a worker, its browser and its servers takes three processor
  // seconds.
  projects: [
    { name: 'own workers', testMatch: ownWorkers, fullyParallel: false },
    { name: 'chromium', testIgnore: ownWorkers },
  ],
});
