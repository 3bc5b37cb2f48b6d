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

/**
 * A member's phone has no DevTools. Playwright and Lighthouse attach it, and V8 then needs the source position of each
 * stack frame when an `Error` is made. React makes one when it is evaluated, and V8 parses the whole file a second time
 * for it. With this flag the positions are collected at the first time.
 */
const asWithoutDevTools = '--js-flags=--no-enable-lazy-source-positions';

/** Full Chromium, for what a headless shell lacks or measures differently. Without it a launch fails. */
export const fullBrowser = {
  executablePath: findChromium() ?? 'chromium (not found: run `node tools/setup/main.js --browser --chromium`)',
  args: [...args, asWithoutDevTools],
} satisfies LaunchOptions;

/** Tests run scripts once, so optimising and eager compilation cost more than they save. */
const shortRuns = '--js-flags=--max-lazy --no-opt --no-maglev';

const executablePath = process.env['TEST_BROWSER'] === 'chromium' ? fullBrowser.executablePath : findBrowser();
if (!executablePath) throw new Error('No browser found: run `node tools/setup/main.js --browser`');

/** The browser that the set-up found or installed. Playwright adds `--headless`. */
export const browser = { executablePath, args: [...args, shortRuns] } satisfies LaunchOptions;
