import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { causes } from '../../tools/contract-check/causes.ts';
import { root } from '../support/contract.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** One edit of openapi.yaml: replaces the first `from` after the text `after`. */
interface Seed {
  after: string;
  from: string;
  to: string;
}

function plant(text: string, { after, from, to }: Seed): string {
  const start = text.indexOf(from, text.indexOf(after));
  if (!text.includes(after) || start === -1) throw new Error(`There is no ${from} after ${after}`);
  return text.slice(0, start) + to + text.slice(start + from.length);
}

/** Each test starts several tools, including Prism. */
const timeout = 240_000;
const folder = temporaryFolder('contract-check');

/** The files that the command needs, in a repository of its own. */
const needed = [
  ...['openapi.yaml', 'asyncapi.yaml', 'generated', 'tools', 'mocks', 'tests/contract', 'tests/support', 'src'],
  ...['package.json', 'tsconfig.json', 'vitest.config.ts', 'codegen.config.ts', 'redocly.yaml'],
];
for (const path of needed) cpSync(join(root, path), join(folder, path), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
git('init', '--initial-branch', 'main');
git('add', 'openapi.yaml', 'asyncapi.yaml');
git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--message', 'The contract');

const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
const write = (text: string) => writeFileSync(join(folder, 'openapi.yaml'), text);
beforeEach(() => write(contract));

function check(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, ['tools/contract-check/main.ts', ...args], { cwd: folder });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.on('close', (code) => resolve({ code, output }));
  });
}

const wrongExample: Seed = { after: 'operationId: listBanks', from: 'code: KBANK', to: 'code: 5' };
const seeds: Record<string, { seed: Seed; says: RegExp }> = {
  lint: {
    seed: { after: 'paths:', from: 'operationId: listBanks', to: 'deprecated: false' },
    says: /\d+:\d+ +warning +operation-operationId/,
  },
  examples: { seed: wrongExample, says: /200 typical: \/banks\/0\/code must be string/ },
  freshness: {
    seed: { after: '    Currency:', from: 'enum: [LAK, BAHT]', to: 'enum: [LAK, BAHT, USD]' },
    says: /\+\s+'USD'[^]*To fix it: npm run generate/,
  },
  diff: {
    seed: { after: 'paths:', from: 'operationId: listSources', to: 'operationId: getSources' },
    says: /NOT ENOUGH, set info\.version to \d+\.0\.0\n.*breaks clients/,
  },
  prism: { seed: wrongExample, says: /GET \/api\/lookup\/banks answers each of its/ },
};

describe('npm run contract:check', () => {
  test('R-083 R-084 the current contract is valid: exit 0, a line per check', { timeout }, async () => {
    const { code, output } = await check();
    expect(code, output).toBe(0);
    expect(
      output
        .replace(/ \(.*$/gm, '')
        .trim()
        .split('\n'),
    ).toEqual(causes.map(({ name }) => `✓ ${name}`));
  });

  test.each(causes.map(({ name, exitCode }) => [name, exitCode] as const))(
    'R-083 R-084 %s: exit %i, the problem and the command that repeats the check',
    { timeout },
    async (name, exitCode) => {
      const { seed, says } = seeds[name] ?? { seed: wrongExample, says: /nothing/ };
      write(plant(contract, seed));
      const { code, output } = await check('--only', name);
      expect(code, output).toBe(exitCode);
      expect(output).toMatch(new RegExp(`^✗ ${name} `));
      expect(output).toMatch(says);
      expect(output).toMatch(/To see it alone or to mend it: np[mx] /);
    },
  );

  test(
    'R-083 with several failed checks the first gives the exit code, and all are reported',
    { timeout },
    async () => {
      write(plant(contract, seeds['freshness']?.seed ?? wrongExample));
      const { code, output } = await check('--only', 'diff,freshness', '--base', 'main');
      expect(code).toBe(12);
      expect(output).toMatch(/^✗ freshness [^]*^✗ diff /m);
    },
  );

  test('exit 2 for unknown checks', async () => {
    for (const args of [['--only', 'everything'], ['--fast']]) {
      expect(await check(...args)).toEqual({
        code: 2,
        output: 'Usage: npm run contract:check -- [--base <git-ref>] [--only lint,examples,freshness,diff,prism]\n',
      });
    }
  });

  test('the exit codes are those of docs/contract-ci.md', () => {
    const table = readFileSync(join(root, 'docs/contract-ci.md'), 'utf8');
    for (const { name, exitCode, what } of causes) expect(table).toContain(`| ${exitCode} | ${name} | ${what} |`);
  });
});
