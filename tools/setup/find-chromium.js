/** Plain JavaScript, because the set-up runs before anything is installed; the browser tests use the same order. */
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where Playwright unpacks the browser of `npx playwright install chromium`, by system and by release. */
const insidePlaywright = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
];

/**
 * The Chromium or Chrome to test with: CHROME_PATH as it stands (the caller checks it), the system's, then Playwright's own.
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const folders = (env.PATH || '').split(delimiter);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...applications].find((path) => existsSync(path)) || playwrightsOwn(env);
}

/** @param {Record<string, string | undefined>} env */
function playwrightsOwn(env) {
  const cache = env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), cacheFolder());
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((one, next) => Number(next.slice('chromium-'.length)) - Number(one.slice('chromium-'.length)))
    .flatMap((name) => insidePlaywright.map((path) => join(cache, name, path)))
    .find((path) => existsSync(path));
}

function cacheFolder() {
  if (process.platform === 'darwin') return 'Library/Caches/ms-playwright';
  if (process.platform === 'win32') return 'AppData/Local/ms-playwright';
  return '.cache/ms-playwright';
}
