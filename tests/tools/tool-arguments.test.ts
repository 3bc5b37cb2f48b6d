import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../support/contract.ts';

function call(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${tool}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each([
  ['R-083 generate', 'generate/main', '--chek', 'generate:check'],
  ['R-083 generate', 'generate/main', '--help', 'generate:check'],
  ['R-083 generate', 'generate/main', 'surplus', 'generate:check'],
  ['B-35 judges', 'judges/main', '--help', 'Nu HTML checker'],
  ['B-35 judges', 'judges/main', 'nobody', 'Nu HTML checker'],
  ['docs:api', 'docs-api', '--help', '[<folder>]'],
  ['docs:api', 'docs-api', '--output', '[<folder>]'],
])('%s (%s) %s does nothing and prints its usage', (_name, tool, argument, usage) => {
  const { status, stdout, stderr } = call(tool, argument);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(usage);
  expect(existsSync(join(root, argument))).toBe(false);
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
  dev: 'npm run dev -- [--port <number>]',
  'dev-mock': 'npm run dev:mock -- [--port <number>]',
  'docs-api': 'npm run docs:api -- [<folder>]   (default: dist/docs)',
  'faults/main': 'npm run faults -- [<part of a name or id>], or --write for all',
  'ledger/main': 'npm run ledger -- [--write]',
  'peers/main': 'npm run bench:drift',
  screens: 'npm run screens -- [--all]',
  'soak/main': 'npm run test:soak',
};

/** Runs a tool in this process, because 22 starts take a minute. */
async function callHere(tool: string, ...args: string[]) {
  const written: unknown[] = [];
  const { argv } = process;
  const spies = [
    vi.spyOn(process, 'exit').mockImplementation((status) => {
      throw new Error(`exit ${status}`);
    }),
    vi.spyOn(console, 'log').mockImplementation((...line) => void written.push('stdout', ...line)),
    vi.spyOn(console, 'error').mockImplementation((...line) => void written.push('stderr', ...line)),
  ];
  process.argv = [process.execPath, `tools/${tool}.ts`, ...args];
  try {
    await import(/* @vite-ignore */ join(root, `tools/${tool}.ts`));
    throw new Error(`${tool} did not end`);
  } catch (problem) {
    return { exit: problem instanceof Error ? problem.message : '', written };
  } finally {
    process.argv = argv;
    for (const spy of spies) spy.mockRestore();
  }
}

test.each(Object.entries(usages))('%s with an unknown option does nothing: one line, exit 2', async (tool, usage) => {
  expect(await callHere(tool, '--foo')).toEqual({
    exit: 'exit 2',
    written: ['stderr', `Unknown option '--foo'. Usage: ${usage}`],
  });
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
