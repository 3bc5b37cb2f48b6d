import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import {
  isLinked,
  modulesAreShared,
  nodePackage,
  nodeReady,
  ownNodeServes,
  projectNode,
  unlinkPackagedNode,
} from './node.js';
import { root } from './root.js';
import { run, excerpt } from './run.js';
import { Stop } from './stop.js';

const modules = join(root, 'node_modules');
const installedList = join(modules, '.package-lock.json');
const noAnswer =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|E401|E403|E50\d|FETCH_ERROR)\b/;

export function packagesReady() {
  return nodeReady() && missingPackages().length === 0;
}

/** @param {(line: string) => void} say */
export async function installPackages(say) {
  if (modulesAreShared()) {
    throw new Stop(
      'node_modules is a link to another checkout, with other packages than package-lock.json: delete the link, then run again.',
    );
  }
  const path = pathOutside();
  if (missingPackages().length > 0) {
    const trouble = await registryTrouble(path);
    if (trouble) {
      const remedy = `npm cannot use the package registry (${trouble}): check the network and \`npm config get registry\`.`;
      if (!existsSync(installedList) || !existsSync(projectNode())) throw new Stop(remedy);
      say(`${remedy} Going on with other packages than package-lock.json has: ${missingPackages().join(', ')}`);
      return;
    }
    say('Installing the packages (npm ci, about a minute)');
    await npm(['ci'], path);
  }
  // Early releases of Node 20 cannot install the native packages of the build, and npm skips them. The Node that is now
  // installed may be able to.
  if (missingPackages().length > 0) await npm(['install'], dirname(projectNode()) + delimiter + path);
  const missing = missingPackages();
  if (missing.length > 0)
    throw new Stop(`npm did not install ${missing.join(', ')}: delete node_modules, then run again.`);
  if (ownNodeServes()) unlinkPackagedNode();
  else if (nodePackage && !isLinked()) await npm(['rebuild', nodePackage], path);
}

/** PATH without the folders that npm added: `npm ci` deletes the Node in node_modules/.bin while it is still needed. */
function pathOutside() {
  const folders = (process.env.PATH || '').split(delimiter);
  return folders.filter((folder) => !/node_modules[\\/]\.bin|node-gyp-bin/.test(folder)).join(delimiter);
}

/**
 * Why the registry cannot be used, after 20 s at most: `npm ci` waits for minutes. A registry that does not know the request is there.
 * @param {string} path
 * @returns {Promise<string | undefined>}
 */
async function registryTrouble(path) {
  const wait = ['--fetch-retries=0', '--fetch-timeout=20000'];
  const { code, output } = await run('npm', ['ping', '--loglevel=warn', ...wait], { PATH: path });
  return code === 0 ? undefined : noAnswer.exec(output)?.[0];
}

/**
 * @param {string[]} command
 * @param {string} path
 */
async function npm(command, path) {
  // Installs development packages even with NODE_ENV=production, and never changes package-lock.json.
  const options = ['--include=dev', '--include=optional', '--no-save', '--no-audit', '--no-fund', '--loglevel=warn'];
  const { code, output } = await run('npm', [...command, ...options], { PATH: path });
  if (code === 0) return;
  if (code === 'ENOENT') throw new Stop('npm was not found: install the npm that comes with Node 20 or newer.');
  console.error(excerpt(output));
  throw new Stop(`npm ${command[0]} failed (${code}), as shown above.`);
}

/**
 * The differences between package-lock.json and npm's own list of installed packages. Packages for other systems do not
 * count.
 */
function missingPackages() {
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(installedList);
  const missing = Object.entries(locked).filter(([path, entry]) => {
    const here = installed[path];
    if (here) return here.version !== entry.version || here.integrity !== entry.integrity;
    return path !== '' && (!entry.optional || madeForThisSystem(entry));
  });
  return [...missing.map(([path]) => path), ...Object.keys(installed).filter((path) => !locked[path])];
}

/**
 * @typedef {string | string[]} Systems npm writes what the package has: a name or a list.
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: Systems, cpu?: Systems, libc?: Systems }} Package
 * @param {string} path
 * @returns {Record<string, Package>}
 */
function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * An optional package without a system belongs to one with a system, and is installed with it.
 * @param {Package} entry
 */
function madeForThisSystem({ os, cpu, libc }) {
  if (!os || ![os].flat().includes(process.platform)) return false;
  if (cpu && ![cpu].flat().includes(process.arch)) return false;
  return !libc || [libc].flat().includes(libcOfThisSystem());
}

function libcOfThisSystem() {
  const ldd = existsSync('/usr/bin/ldd') ? readFileSync('/usr/bin/ldd', 'utf8') : '';
  return ldd.includes('musl') ? 'musl' : 'glibc';
}
