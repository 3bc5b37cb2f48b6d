/**
 * Prepares a machine for `npm start` (packages) and, with --browser, for `npm test` (a browser, Thai and Lao fonts);
 * with --chromium also full Chromium. Then runs the file after the options, if any, with the project's Node and the
 * remaining arguments. This folder is plain JavaScript without dependencies, because it runs before anything is
 * installed, on Node 20 and newer.
 */
import { browserReady, installBrowser } from './browser.js';
import { endWithNpm } from './end-with-npm.js';
import { handOver } from './hand-over.js';
import { projectNode } from './node.js';
import { installPackages, packagesReady } from './packages.js';
import { Stop } from './stop.js';

const args = process.argv.slice(2);
const first = args.findIndex((argument) => !argument.startsWith('--'));
const options = first === -1 ? args : args.slice(0, first);
const file = args.slice(options.length);
// `npm run test:full -- --chromium` passes it after the file.
const chromium = args.includes('--chromium');

main().catch((error) => {
  console.error(error instanceof Stop ? error.message : `Set-up failed: ${error.message}`);
  process.exitCode = 2;
});

async function main() {
  endWithNpm();
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Stop(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
  }
  const node = projectNode();
  await make(packagesReady, installPackages);
  if (options.includes('--browser'))
    await make(
      () => browserReady(chromium),
      (say) => installBrowser(chromium, say),
    );
  if (file.length > 0) handOver(node, file);
}

/**
 * Installs if necessary.
 * @param {() => boolean} ready
 * @param {(say: (line: string) => void) => Promise<void>} install
 */
async function make(ready, install) {
  if (!ready()) await install(say);
}

/** @param {string} line */
function say(line) {
  if (!options.includes('--quiet')) console.log(line);
}
