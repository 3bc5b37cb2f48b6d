import type { LaunchOptions } from '@playwright/test';
import { findBrowser, findChromium } from './setup/find-chromium.js';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Full Chromium, for what a headless shell cannot do or measures otherwise. Its launch fails where there is none. */
export const fullBrowser = {
  executablePath: findChromium() ?? 'chromium (not found: run `node tools/setup/main.js --browser --chromium`)',
  args,
} satisfies LaunchOptions;

/** A test runs its scripts once: compiling them for speed, or before they are called, costs more than it saves. */
const shortRuns = '--js-flags=--max-lazy --no-opt --no-maglev';

const executablePath = process.env['TEST_BROWSER'] === 'chromium' ? fullBrowser.executablePath : findBrowser();
if (!executablePath) throw new Error('No browser found: run `node tools/setup/main.js --browser`');

/** The browser that the set-up found or installed, as tests start it; Playwright adds `--headless`. */
export const browser = { executablePath, args: [...args, shortRuns] } satisfies LaunchOptions;
