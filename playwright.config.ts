import { defineConfig } from '@playwright/test';
import { level } from './tests/support/volume.ts';
import { browser } from './tools/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  // Tests with the tag @full run in `npm run test:full` and in the soak only.
  ...(level === 'gate' && { grepInvert: /@full/ }),
  outputDir: 'test-results/e2e',
  // On two cores a third one fills the time that the others wait.
  workers: 3,
  fullyParallel: true,
  // A test that passes the second time has found something, so it is repeated only where a busy machine could hold everybody up,
  // and is listed as flaky there.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  // More workers than cores are slow at times, which is not what a test is about.
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: browser,
    viewport: { width: 390, height: 844 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    // Motion is switched on by the tests that are about it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [{ name: 'chromium' }],
});
