import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findChromium, findShell } from './find-chromium.js';
import { root } from './root.js';
import { run, excerpt } from './run.js';
import { Stop } from './stop.js';

const shell = 'chromium-headless-shell';
/** A marker file: apt-get has no headless shell here, so later runs do not try again. */
const noShell = join(root, '.cache', 'no-headless-shell');

const noNetwork = /Temporary failure resolving|Could not (resolve|connect)|Unable to connect|[Cc]onnection timed out/;

/** @param {boolean} chromium Whether full Chromium is needed as well. */
export function browserReady(chromium) {
  return missing(chromium).length === 0 && !shellWouldHelp();
}

/**
 * @param {boolean} chromium
 * @param {(line: string) => void} say
 */
export async function installBrowser(chromium, say) {
  const packages = missing(chromium);
  if (packages.length > 0 && !mayInstall()) throw new Stop(adviceFor(packages));
  if (shellWouldHelp()) {
    const rest = packages.filter((name) => name !== 'chromium' || chromium);
    announce([shell, ...rest], say);
    const output = await aptGet([shell]);
    if (!findShell()) {
      const isOffline = noNetwork.test(output);
      const why = isOffline ? 'apt-get has no network' : 'Debian has no headless shell here';
      say(`${why}, so the tests use Chromium and take twice as long`);
      if (!isOffline) writeFileSync(noShell, '');
    }
  } else if (packages.length > 0) {
    announce(packages, say);
  }
  const rest = missing(chromium);
  if (rest.length === 0) return;
  const output = await aptGet(rest);
  if (missing(chromium).length === 0) return;
  console.error(excerpt(output));
  throw new Stop(`apt-get could not install ${rest.join(' and ')}, as shown above.`);
}

/**
 * @param {string[]} packages
 * @param {(line: string) => void} say
 */
function announce(packages, say) {
  say(`Installing with apt-get: ${packages.join(', ')} (WALLET_NO_INSTALL=1 prevents it)`);
}

/** @param {string[]} packages */
async function aptGet(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const wait = 'DPkg::Lock::Timeout=120';
  // Without a network it would try for minutes; so it ends after 20 s.
  const network = ['Acquire::Retries=0', 'Acquire::http::Timeout=10', 'Acquire::https::Timeout=10'];
  const patience = network.flatMap((option) => ['-o', option]);
  const update = await run('apt-get', ['-qq', 'update', ...patience], env);
  const options = ['-qq', '-y', '--no-install-recommends', '-o', wait, ...patience];
  const install = await run('apt-get', [...options, 'install', ...packages], env);
  return update.output + install.output;
}

/**
 * The missing requirements of the browser tests, as names of Debian packages.
 * @param {boolean} chromium
 */
function missing(chromium) {
  if (process.env.CHROME_PATH && !existsSync(process.env.CHROME_PATH)) {
    throw new Stop(`CHROME_PATH is ${process.env.CHROME_PATH}, where nothing is: point it at a Chromium or Chrome.`);
  }
  const fonts = hasFont('th', 'NotoSansThai') && hasFont('lo', 'NotoSansLao');
  const browser = chromium ? findChromium() : findBrowser();
  return [...(browser ? [] : ['chromium']), ...(fonts ? [] : ['fonts-noto-core'])];
}

function shellWouldHelp() {
  return !process.env.CHROME_PATH && !findShell() && mayInstall() && !existsSync(noShell);
}

/**
 * macOS and Windows have Thai and Lao fonts. On Linux this asks fontconfig or, if its command is missing, looks for the
 * file of the Debian package.
 * @param {string} language
 * @param {string} file
 */
function hasFont(language, file) {
  if (process.platform !== 'linux') return true;
  const { error, stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
  return error ? existsSync(`/usr/share/fonts/truetype/noto/${file}-Regular.ttf`) : stdout.trim() !== '';
}

function mayInstall() {
  return process.env.WALLET_NO_INSTALL !== '1' && isRootOnDebian();
}

/** Debian itself only: Ubuntu's package named chromium is a stub for snap, which containers do not run. */
function isRootOnDebian() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID=debian$/m.test(release) && typeof process.getuid === 'function' && process.getuid() === 0;
}

/** @param {string[]} packages */
function adviceFor(packages) {
  const browser =
    'a headless Chromium (`npx playwright install chromium`, or point CHROME_PATH at a Chromium or Chrome)';
  const fonts = 'fonts for Thai and Lao (on Debian and Ubuntu the package fonts-noto-core)';
  const needs = packages.map((name) => (name === 'chromium' ? browser : fonts));
  return `The browser tests need ${needs.join(' and ')}: install, then run again.`;
}
