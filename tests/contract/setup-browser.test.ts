import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

function runAs(user: number, env: Record<string, string>) {
  for (const [name, value] of Object.entries({ CHROME_PATH: '', ...env })) vi.stubEnv(name, value);
  vi.spyOn(process, 'getuid').mockReturnValue(user);
}

/** Creates an empty program at this path in the test's folder. */
function program(path: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

const environment = (more: Record<string, string> = {}) => ({
  PATH: join(folder, 'bin'),
  PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright'),
  ...more,
});

describe('the browser that the tests use', () => {
  test('a headless shell on the path comes before Chromium', () => {
    const chromium = program('bin/chromium');
    expect(findBrowser(environment())).toBe(chromium);
    const shell = program('bin/chromium-headless-shell');
    expect(findBrowser(environment())).toBe(shell);
    expect(findChromium(environment())).toBe(chromium);
  });

  test("the newest headless shell of Playwright comes before the system's Chromium", () => {
    program('bin/chromium');
    program('playwright/chromium_headless_shell-998/chrome-linux/headless_shell');
    const newest = program(
      'playwright/chromium_headless_shell-1002/chrome-headless-shell-linux64/chrome-headless-shell',
    );
    expect(findBrowser(environment())).toBe(newest);
  });

  test('CHROME_PATH comes first; for full Chromium only if it is not a headless shell', () => {
    const chromium = program('bin/chromium');
    program('bin/chromium-headless-shell');
    expect(findBrowser(environment({ CHROME_PATH: '/opt/chrome' }))).toBe('/opt/chrome');
    expect(findChromium(environment({ CHROME_PATH: '/opt/chrome' }))).toBe('/opt/chrome');
    const shell = '/opt/chrome-headless-shell';
    expect(findBrowser(environment({ CHROME_PATH: shell }))).toBe(shell);
    expect(findChromium(environment({ CHROME_PATH: shell }))).toBe(chromium);
  });
});

const osRelease = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';

describe('the set-up of the browser', () => {
  async function problem(env: Record<string, string>): Promise<unknown> {
    runAs(1000, env);
    return installBrowser(false, () => undefined).catch((error: unknown) => error);
  }

  test('without a browser and without root it says in one line what to install', async () => {
    expect(String(await problem(environment()))).toMatch(
      /^Error: The browser tests need a headless Chromium \(`npx playwright install chromium`[^\n]*: install, then run again\.$/,
    );
  });

  test('without root full Chromium is enough', async () => {
    program('bin/chromium');
    expect(await problem(environment())).toBeUndefined();
  });

  test('WALLET_NO_INSTALL=1 prevents apt-get, for root on Debian too', async () => {
    runAs(0, environment({ WALLET_NO_INSTALL: '1' }));
    // A stand-in that would be found and run if the set-up asked for it.
    writeFileSync(program('bin/apt-get'), `#!/bin/sh\ntouch ${join(folder, 'installed')}\n`);
    const lines: string[] = [];
    const end = await installBrowser(false, (line) => lines.push(line)).catch((error: unknown) => error);
    expect(String(end)).toMatch(/^Error: The browser tests need a headless Chromium/);
    expect([lines, existsSync(join(folder, 'installed'))]).toEqual([[], false]);
  });

  // Elsewhere the set-up never runs apt-get.
  test.runIf(/^ID=debian$/m.test(osRelease))('it says in one line what it installs before apt-get runs', async () => {
    runAs(0, environment({ WALLET_NO_INSTALL: '' }));
    const log = join(folder, 'log');
    const shell = join(folder, 'bin/chromium-headless-shell');
    // A stand-in that installs the headless shell.
    writeFileSync(program('bin/apt-get'), `#!/bin/sh\necho apt-get >> ${log}\n/bin/cp "$0" ${shell}\n`);
    await installBrowser(false, (line) => {
      appendFileSync(log, `${line}\n`);
    }).catch(() => undefined);
    expect(readFileSync(log, 'utf8')).toMatch(
      /^Installing with apt-get: [a-z-]+(, [a-z-]+)* \(WALLET_NO_INSTALL=1 prevents it\)\napt-get\n/,
    );
  });

  test('an invalid CHROME_PATH ends it with one line', async () => {
    expect(String(await problem({ CHROME_PATH: '/opt/nothing' }))).toBe(
      'Error: CHROME_PATH is /opt/nothing, where nothing is: point it at a Chromium or Chrome.',
    );
  });
});
