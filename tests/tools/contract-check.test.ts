import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { causes } from '../../tools/contract-check/causes.ts';
import { root } from '../support/contract.ts';
import { runTool } from '../support/run-tool.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

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
const [contract = ''] = ['openapi.yaml', 'asyncapi.yaml'].map((document) => {
  const text = readFileSync(join(root, document), 'utf8').replace(/^ {2}version: .*$/m, '  version: 1.0.0');
  writeFileSync(join(folder, document), text);
  return text;
});
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
git('init', '--initial-branch', 'main');
git('add', 'openapi.yaml', 'asyncapi.yaml');
git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--message', 'The contract');

const write = (text: string) => writeFileSync(join(folder, 'openapi.yaml'), text);
beforeEach(() => write(contract));

const check = (...args: string[]) => runTool(['tools/contract-check/main.ts', ...args], { cwd: folder });
const diff = (...args: string[]) => runTool(['tools/contract-diff/main.ts', ...args], { cwd: folder });

const wrongExample: Mistake = [/(operationId: listBanks[^]*?)code: KBANK/, '$1code: 5'];
const newCurrency: Mistake = ['enum: [LAK, BAHT]', 'enum: [LAK, BAHT, USD]'];
type Mistake = [from: string | RegExp, to: string];
const mistakes: Record<string, [mistake: Mistake, says: RegExp]> = {
  lint: [['operationId: listBanks', 'deprecated: false'], /\d+:\d+ +warning +operation-operationId/],
  examples: [wrongExample, /200 typical: \/banks\/0\/code must be string/],
  freshness: [newCurrency, /\+\s+'USD'[^]*To fix it: npm run generate/],
  diff: [
    ['operationId: listSources', 'operationId: getSources'],
    /NOT ENOUGH, set info\.version to \d+\.0\.0\n.*breaks clients/,
  ],
  prism: [wrongExample, /GET \/api\/lookup\/banks answers each of its/],
};

describe('npm run contract:check', () => {
  test('R-083 R-084 the current contract is valid: exit 0, a line per check', { timeout }, async () => {
    const { code, output } = await check();
    expect(code, output).toBe(0);
    expect(output.match(/^✓ \w+/gm)).toEqual(causes.map(({ name }) => `✓ ${name}`));
  });

  test.each(causes)(
    'R-083 R-084 $name: exit $exitCode, the problem and the command that repeats the check',
    { timeout },
    async ({ name, exitCode }) => {
      const [mistake = ['', ''], says = /nothing/] = mistakes[name] ?? [];
      write(contract.replace(...mistake));
      const { code, output } = await check('--only', name);
      expect(code, output).toBe(exitCode);
      expect(output).toMatch(new RegExp(`^✗ ${name} `));
      expect(output).toMatch(says);
      expect(output).toMatch(/To see it alone or to mend it: np[mx] /);
    },
  );

  test(
    'R-083 R-084 of several failed checks the first gives the exit code, and a wrong example is reported once, at the end and without colours',
    { timeout },
    async () => {
      write(contract.replace(...wrongExample));
      const { code, output } = await check('--only', 'lint,examples,prism');
      expect(code).toBe(11);
      expect(output).toMatch(/^✗ prism [^]*^✗ examples /m);
      const pointer = '/banks/0/code';
      expect(output.split(pointer)).toHaveLength(2);
      expect(output.trimEnd().split('\n').slice(-4).join('\n')).toContain(pointer);
      expect(output).not.toMatch(/\u001B|·/);
    },
  );

  test('R-084 a mistake in the YAML has line and column, and no stack', async () => {
    write(contract.replace('openapi: 3.1', 'openapi: a: b: 3.1'));
    const { code, output } = await check();
    expect(code).toBe(10);
    expect(output).toMatch(/openapi\.yaml is not YAML: .* at line 3, column \d+/);
    expect(output).not.toMatch(/^ +at /m);
  });

  test('the exit codes are those of docs/contract-ci.md', () => {
    const table = readFileSync(join(root, 'docs/contract-ci.md'), 'utf8');
    for (const { name, exitCode, what } of causes) expect(table).toContain(`| ${exitCode} | ${name} | ${what} |`);
  });
});

test(
  'R-083 A-137 contract:diff ends with 0 without changes, with 1 while the version is too low or a side that --fail-on names is broken',
  { timeout },
  async () => {
    expect(await diff('main')).toMatchObject({
      code: 0,
      output: 'openapi.yaml 1.0.0: nothing changed\n\nasyncapi.yaml 1.0.0: nothing changed\n',
    });
    const renamed = contract.replace('operationId: listBanks', 'operationId: getBanks');
    write(renamed);
    const unbumped = await diff('main');
    expect(unbumped.code).toBe(1);
    expect(unbumped.stdout).toMatch(
      /^openapi\.yaml 1\.0\.0 -> 1\.0\.0: NOT ENOUGH, set info\.version to 2\.0\.0\n {2}major {2}breaks clients {2}GET /,
    );
    write(renamed.replace('version: 1.0.0', 'version: 2.0.0'));
    const bumped = await diff('main', '--format', 'json');
    expect(bumped.code).toBe(0);
    expect(bumped.stdout).toContain('"impact": "major"');
    for (const [parties, code] of Object.entries({ servers: 0, clients: 1, any: 1, version: 0 })) {
      expect(await diff('main', '--fail-on', parties), parties).toMatchObject({ code });
    }
  },
);
