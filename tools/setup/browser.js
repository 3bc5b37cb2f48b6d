import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findChromium } from './find-chromium.js';
import { run, excerpt } from './run.js';
import { Stop } from './stop.js';

export function browserReady() {
  return missing().length === 0;
}

/** @param {(line: string) => void} say */
export async function installBrowser(say) {
  const packages = missing();
  if (!isRootOnDebian()) throw new Stop(adviceFor(packages));
  say(`Installing the Debian packages ${packages.join(' and ')}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const wait = 'DPkg::Lock::Timeout=120';
  const update = await run('apt-get', ['-qq', 'update'], env);
  const install = await run(
    'apt-get',
    ['-qq', '-y', '--no-install-recommends', '-o', wait, 'install', ...packages],
    env,
  );
  if (install.code === 0 && browserReady()) return;
  console.error(excerpt(update.output + install.output));
  throw new Stop(`apt-get could not install ${packages.join(' and ')}, as shown above.`);
}

/** What the browser tests lack, as names of Debian packages. */
function missing() {
  if (process.env.CHROME_PATH && !existsSync(process.env.CHROME_PATH)) {
    throw new Stop(`CHROME_PATH is ${process.env.CHROME_PATH}, where nothing is: point it at a Chromium or Chrome.`);
  }
  const fonts = hasFont('th', 'NotoSansThai') && hasFont('lo', 'NotoSansLao');
  return [...(findChromium() ? [] : ['chromium']), ...(fonts ? [] : ['fonts-noto-core'])];
}

/**
 * macOS and Windows bring fonts for both. On Linux fontconfig knows; where its command is missing, the Debian package's file.
 * @param {string} language
 * @param {string} file
 */
function hasFont(language, file) {
  if (process.platform !== 'linux') return true;
  const { error, stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
  return error ? existsSync(`/usr/share/fonts/truetype/noto/${file}-Regular.ttf`) : stdout.trim() !== '';
}

/** Debian itself only: Ubuntu's package named chromium is a stub for snap, which containers do not run. */
function isRootOnDebian() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID=debian$/m.test(release) && typeof process.getuid === 'function' && process.getuid() === 0;
}

/** @param {string[]} packages */
function adviceFor(packages) {
  const browser =
    'Chromium or Chrome (from your system, `npx playwright install chromium`, or point CHROME_PATH at one)';
  const fonts = 'fonts for Thai and Lao (on Debian and Ubuntu the package fonts-noto-core)';
  const needs = packages.map((name) => (name === 'chromium' ? browser : fonts));
  return `The browser tests need ${needs.join(' and ')}: install, then run again.`;
}
