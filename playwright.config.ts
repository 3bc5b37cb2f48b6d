import { defineConfig } from '@playwright/test';
import { level } from './tests/support/volume.ts';
import { browser } from './tools/browser.ts';

// `npm run test:full -- --chromium` repeats the tests, and keeps the results of both runs.
const name = process.env['TEST_BROWSER'] === 'chromium' ? 'e2e-chromium' : 'e2e';

export default defineConfig({
  testDir: 'tests/e2e',
  // Tests with the tag @full run in `npm run test:full` and in the soak only.
  ...(level === 'gate' && { grepInvert: /@full/ }),
  outputDir: `test-results/${name}`,
  // On two cores a third one fills the time that the others wait.
  workers: 3,
  fullyParallel: true,
  // A test that fails is repeated once, after all others, alone and with a trace. One that passes then is counted as flaky, and
  // the gate allows two of them.
  retries: 1,
  retryStrategy: 'isolated',
  forbidOnly: true,
  // More workers than cores are slow at times, which is not what a test is about.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `test-results/${name}.json` }]],
  use: {
    launchOptions: browser,
    trace: 'on-first-retry',
    viewport: { width: 390, height: 844 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // Motion is switched on by the tests that are about it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [{ name: 'chromium' }],
});
