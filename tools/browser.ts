import type { LaunchOptions } from '@playwright/test';
import { findChromium } from './setup/find-chromium.js';

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: run `node tools/setup.js --browser`');

/** The browser that the set-up found or installed, as tests, benchmarks, pictures and films start it; Playwright adds `--headless`. */
export const browser = {
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
} satisfies LaunchOptions;
