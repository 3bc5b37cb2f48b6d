import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../tools/setup/find-chromium.js';
import { chromiumFlags } from './chromium-flags.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: run `node tools/setup.js --browser`');

/** The browser that the set-up found or installed. */
export const browser: LaunchOptions = { executablePath, args: chromiumFlags };
