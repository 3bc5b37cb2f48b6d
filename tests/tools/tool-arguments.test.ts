import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/contract.ts';

/** Calls a command with unknown arguments. */
function call(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each(['--chek', '--help', 'surplus'])('R-083 generate %s writes nothing and prints its usage', (argument) => {
  const { status, stdout, stderr } = call('generate/main', argument);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('generate:check');
});

const usages: Record<string, string> = {
  'bench/chat': 'npm run bench:chat',
  'bench/contract': 'npm run bench:contract',
  'bench/filmstrip': 'npm run bench:filmstrip -- <picture.webp> [folder of a built site]',
  'bench/interactions': 'npm run bench:interactions',
  'bench/loading': 'npm run bench:loading',
  'bench/main': 'npm run bench',
  'bench/memory': 'npm run bench:memory',
  'bench/slow-journey': 'npm run bench:slow-journey',
  'bench/traffic': 'npm run bench:traffic',
  'bench/wheel': 'npm run bench:wheel',
  'check-nginx/main': 'npm run check:nginx',
  'contract-coverage/main': 'npm run contract:coverage -- [--record]',
  'contract-lint/main': 'npm run contract:lint -- [<document> …]',
  'contract-package/main': 'npm run build:contract -- [<folder>]   (default: dist/contract)',
  dev: 'npm run dev',
  'dev-mock': 'npm run dev:mock',
  'docs-api': 'npm run docs:api -- [<folder>]   (default: dist/docs)',
  'faults/main': 'npm run faults -- [<part of a name or id>], or --write for all',
  'ledger/main': 'npm run ledger -- [--write]',
  'peers/main': 'npm run bench:drift',
  screens: 'npm run screens -- [--all]',
  'soak/main': 'npm run test:soak',
};

test.each(Object.entries(usages))('%s with an unknown option does nothing: one line, exit 2', (tool, usage) => {
  expect(call(tool, '--foo')).toEqual({ status: 2, stdout: '', stderr: `Unknown option '--foo'. Usage: ${usage}\n` });
});

test.each([
  ['screens', 'all'],
  ['docs-api', 'one', 'two'],
])('%s with the surplus word of %j does nothing: one line, exit 2', (tool, ...words) => {
  const { status, stdout, stderr } = call(tool, ...words);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^"(all|two)" is one word too many\. Usage: npm run [^\n]+\n$/);
});

test('npm start with an unknown option builds nothing: one line, exit 2', () => {
  const { status, stdout, stderr } = call('start', '--foo');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^Unknown option '--foo'\. Use: --port [^\n]+\n$/);
});

test.each(['--help', '--output'])('docs:api %s creates no folder of that name', (argument) => {
  const { status, stdout, stderr } = call('docs-api', argument);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('[<folder>]');
  expect(existsSync(join(root, argument))).toBe(false);
});

test.each(['--help', 'nobody'])('B-35 judges %s runs no judge and prints their names', (argument) => {
  const { status, stdout, stderr } = call('judges/main', argument);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('Nu HTML checker');
});
