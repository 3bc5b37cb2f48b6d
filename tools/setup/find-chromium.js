/** Plain JavaScript, because the set-up runs before anything is installed. The browser tests use this search too. */
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of the program within Playwright's browser folder, by system. */
const chromiumInPlaywright = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
];
const shellInPlaywright = [
  'chrome-linux/headless_shell',
  ...['linux64', 'mac-arm64', 'mac-x64'].map((system) => `chrome-headless-shell-${system}/chrome-headless-shell`),
  'chrome-mac/headless_shell',
  'chrome-win/headless_shell.exe',
  'chrome-headless-shell-win64/chrome-headless-shell.exe',
];

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * The browser for the tests: CHROME_PATH (unchecked), else a headless shell, else Chromium or Chrome. A headless shell
 * takes half the time.
 * @param {Environment} env
 */
export function findBrowser(env = process.env) {
  return env.CHROME_PATH || findShell(env) || findChromium(env);
}

/** @param {Environment} env */
export function findShell(env = process.env) {
  if (env.CHROME_PATH && isShell(env.CHROME_PATH)) return env.CHROME_PATH;
  return (
    onPath(['chromium-headless-shell', 'chrome-headless-shell'], env) ||
    inPlaywright('chromium_headless_shell', shellInPlaywright, env)
  );
}

/**
 * A full Chromium or Chrome: CHROME_PATH unless it is a headless shell, else the system's, else Playwright's.
 * @param {Environment} env
 */
export function findChromium(env = process.env) {
  if (env.CHROME_PATH && !isShell(env.CHROME_PATH)) return env.CHROME_PATH;
  return (
    onPath(commands, env) ||
    applications.find((path) => existsSync(path)) ||
    inPlaywright('chromium', chromiumInPlaywright, env)
  );
}

/** @param {string} path */
function isShell(path) {
  return /headless[-_]shell/.test(path);
}

/**
 * @param {string[]} names
 * @param {Environment} env
 */
function onPath(names, env) {
  const folders = (env.PATH || '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/**
 * @param {string} browser
 * @param {string[]} paths
 * @param {Environment} env
 */
function inPlaywright(browser, paths, env) {
  const cache = env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), cacheFolder());
  if (!existsSync(cache)) return undefined;
  const revision = (/** @type {string} */ name) => Number(name.slice(browser.length + 1));
  return readdirSync(cache)
    .filter((name) => name.startsWith(`${browser}-`) && revision(name) > 0)
    .sort((one, next) => revision(next) - revision(one))
    .flatMap((name) => paths.map((path) => join(cache, name, path)))
    .find((path) => existsSync(path));
}

function cacheFolder() {
  if (process.platform === 'darwin') return 'Library/Caches/ms-playwright';
  if (process.platform === 'win32') return 'AppData/Local/ms-playwright';
  return '.cache/ms-playwright';
}
