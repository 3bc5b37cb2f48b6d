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
