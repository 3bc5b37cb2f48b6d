import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installBrowser } from '../../tools/setup/browser.js';
import { findBrowser, findChromium } from '../../tools/setup/find-chromium.js';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folders = temporaryFolder('browsers');
let folder = '';
beforeEach(({ task }) => {
  folder = join(folders, task.id);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Creates a program at this path in the test's folder. */
function program(path: string, text = ''): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o755);
  return file;
}

const environment = (more: Record<string, string> = {}) => ({
  PATH: join(folder, 'bin'),
  PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright'),
  ...more,
});

test('the tests use, in this order: CHROME_PATH, a headless shell, the newest of Playwright, Chromium', () => {
  const chromium = program('bin/chromium');
  expect(findBrowser(environment())).toBe(chromium);
  program('playwright/chromium_headless_shell-998/chrome-linux/headless_shell');
  const inPlaywright = 'playwright/chromium_headless_shell-1002/chrome-headless-shell-linux64/chrome-headless-shell';
  const newest = program(inPlaywright);
  expect(findBrowser(environment())).toBe(newest);
  const shell = program('bin/chromium-headless-shell');
  expect(findBrowser(environment())).toBe(shell);
  expect(findBrowser(environment({ CHROME_PATH: '/opt/chrome' }))).toBe('/opt/chrome');
  // Full Chromium is never a headless shell.
  expect(findChromium(environment())).toBe(chromium);
  expect(findChromium(environment({ CHROME_PATH: shell }))).toBe(chromium);
});

async function problem(user: number, env: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries({ CHROME_PATH: '', ...env })) vi.stubEnv(name, value);
  vi.spyOn(process, 'getuid').mockReturnValue(user);
  return installBrowser(false, () => undefined).then(() => '', String);
}

test('without a browser and without root the set-up says in one line what to install', async () => {
  const line =
    /^Error: The browser tests need a headless Chromium \(`npx playwright install chromium`[^\n]*: install, then run again\.$/;
  expect(await problem(1000, environment())).toMatch(line);
  expect(await problem(1000, environment({ CHROME_PATH: '/opt/nothing' }))).toBe(
    'Error: CHROME_PATH is /opt/nothing, where nothing is: point it at a Chromium or Chrome.',
  );
});

test('WALLET_NO_INSTALL=1 prevents apt-get, for root on Debian too', async () => {
  // A stand-in that would be found and run if the set-up asked for it.
  program('bin/apt-get', `#!/bin/sh\ntouch ${join(folder, 'installed')}\n`);
  const said = await problem(0, environment({ WALLET_NO_INSTALL: '1' }));
  expect(said).toMatch(/^Error: The browser tests need a headless Chromium/);
  expect(existsSync(join(folder, 'installed'))).toBe(false);
});
