/**
 * Makes a machine ready for `npm start` and, with --browser, for `npm test`: packages, a Chromium, Thai and Lao fonts.
 * It and tools/setup/ are plain JavaScript without dependencies: they run before anything is installed, on any Node from 20 on.
 */
import { alone } from './setup/alone.js';
import { browserReady, installBrowser } from './setup/browser.js';
import { installPackages, packagesReady } from './setup/packages.js';
import { Stop } from './setup/stop.js';

const quiet = process.argv.includes('--quiet');

main().catch((error) => {
  console.error(error instanceof Stop ? error.message : `Set-up failed: ${error.message}`);
  process.exitCode = 1;
});

async function main() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Stop(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
  }
  await make(packagesReady, installPackages);
  if (process.argv.includes('--browser')) await make(browserReady, installBrowser);
}

/**
 * Whoever had to wait for another set-up looks again before it installs.
 * @param {() => boolean} ready
 * @param {(say: (line: string) => void) => Promise<void>} install
 */
async function make(ready, install) {
  if (ready()) return;
  await alone(say, async () => {
    if (!ready()) await install(say);
  });
}

/** @param {string} line */
function say(line) {
  if (!quiet) console.log(line);
}
