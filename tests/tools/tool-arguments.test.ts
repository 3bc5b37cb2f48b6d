import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../support/contract.ts';

test.each([
  ['generate/main', '--chek', /generate:check/],
  ['judges/main', 'nobody', /npm run judges|Usage|is no judge/],
  ['docs-api', '--output', /^Unknown option '--output'\. Usage: npm run docs:api -- \[<folder>\]/],
  ['screens', 'all', /^"all" is one word too many\. Usage: npm run screens -- \[--all\]\n$/],
  ['start', '--foo', /^Unknown option '--foo'\. Use: --port [^\n]+\n$/],
])('%s %s does nothing and prints its usage: exit 2', (tool, argument, usage) => {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${tool}.ts`, argument], options);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(usage);
});
