import type { LaunchOptions } from '@playwright/test';
import { findBrowser, findChromium } from './setup/find-chromium.js';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Saves the start of a process for each test.
  '--in-process-gpu',
];

/** Full Chromium, for what a headless shell lacks or measures differently. Without it a launch fails. */
export const fullBrowser = {
  executablePath: findChromium() ?? 'chromium (not found: run `node tools/setup/main.js --browser --chromium`)',
  args,
} satisfies LaunchOptions;

/** Tests run scripts once, so optimising and eager compilation cost more than they save. */
const shortRuns = '--js-flags=--max-lazy --no-opt --no-maglev';

const executablePath = process.env['TEST_BROWSER'] === 'chromium' ? fullBrowser.executablePath : findBrowser();
if (!executablePath) throw new Error('No browser found: run `node tools/setup/main.js --browser`');

/** The browser that the set-up found or installed. Playwright adds `--headless`. */
export const browser = { executablePath, args: [...args, shortRuns] } satisfies LaunchOptions;
