import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

interface LockedPackage {
  integrity?: string;
  dev?: boolean;
  license?: string;
}

const inProduction = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1'];
const inDevelopment = [...inProduction, 'MIT-0', 'MPL-2.0', 'BlueOak-1.0.0', 'Python-2.0', 'CC0-1.0', 'CC-BY-4.0'];

// npm rejects other shapes.
const manifest = readJson('package.json') as Manifest;
// Only npm writes the lock file.
const lock = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };
const installed = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => path !== ''));

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

describe('the supply chain', () => {
  test.each(['react', 'react-dom'])('has one copy of %s', (name) => {
    expect(Object.keys(installed).filter((path) => path.endsWith(`node_modules/${name}`))).toEqual([
      `node_modules/${name}`,
    ]);
  });

  // The packages of judges and engines have lock files of their own.
  describe.each(['.', 'tools/judges/packages', 'tests/engines/packages'])('in %s', (folder) => {
    // The shapes of npm's files.
    const { dependencies, devDependencies, optionalDependencies } = readJson(join(folder, 'package.json')) as Manifest;
    // Only npm writes the lock file.
    const locked = (readJson(join(folder, 'package-lock.json')) as typeof lock).packages;

    test('pins each direct package to one version', () => {
      const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
      expect(versions.filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    });

    test('has a sha512 for each package', () => {
      const others = Object.entries(locked).filter(
        ([path, { integrity }]) => path !== '' && !integrity?.startsWith('sha512-'),
      );
      expect(others).toEqual([]);
    });
  });

  test('runs no install script', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
    expect(Object.entries(manifest.allowScripts ?? {}).filter(([, allowed]) => allowed)).toEqual([]);
  });

  test('has licences from the list only', () => {
    const refused = Object.entries(installed).filter((entry) => {
      return !isAllowed(licenceOf(entry), entry[1].dev ? inDevelopment : inProduction);
    });
    expect(refused.map((entry) => `${entry[0]}: ${licenceOf(entry) || 'states none'}`)).toEqual([]);
  });
});
