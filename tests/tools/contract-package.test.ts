import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { root } from '../support/contract.ts';
import { editedContract } from '../support/contract-editor.ts';
import { runTool, startTool } from '../support/run-tool.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { freePort } from '../../tools/free-port.ts';
import { packedCalls, prepareFiles, startSecureServer, tokenOf } from './packed-calls.ts';

/** The machine's own Node if it is the oldest supported version. */
const node20 = ['/usr/bin/node', '/usr/local/bin/node'].find(
  (path) => existsSync(path) && spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.startsWith('v20.'),
);
const node = node20 ?? process.execPath;

const folder = temporaryFolder('contract-package');
const empty = join(folder, 'empty');
const installed = join(empty, 'node_modules/wallet-contract');
let sandbox: ChildProcess;
let service = '';

function run(command: string, args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** A control request. A connection that is kept may be closed while a command blocks this process. */
const callControl = (method: string, path: string, body: string | null = null) =>
  fetch(`${service}/__sandbox${path}`, { method, headers: { Connection: 'close' }, body });

const contract = (...args: string[]) => run(node, ['node_modules/.bin/wallet-contract', ...args], empty);

beforeAll(async () => {
  mkdirSync(empty);
  expect(run(process.execPath, ['tools/contract-package/main.ts', join(folder, 'package')], root)).toMatchObject({
    status: 0,
  });
  expect(run('npm', ['pack', './package'], folder)).toMatchObject({ status: 0 });
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  // Offline, because the package has no dependencies.
  const install = ['install', '--offline', '--no-audit', '--no-fund', join(folder, tarball)];
  expect(run('npm', install, empty)).toMatchObject({ status: 0 });

  const port = await freePort();
  let output = '';
  sandbox = spawn(node, ['node_modules/.bin/wallet-contract', 'sandbox', '--port', String(port), '--quiet'], {
    cwd: empty,
  });
  sandbox.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  await vi.waitUntil(() => output.includes('\n'), { timeout: 120_000 });
  service = output.trim();
}, 240_000);

afterAll(() => {
  sandbox.kill();
});

function sizeOf(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

describe(
  'the package that npm run build:contract writes, installed from its tarball in an empty folder',
  { timeout: 240_000 },
  () => {
    test('B-29 it has no dependencies and less than 10 MB', () => {
      expect(readdirSync(join(empty, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
        'wallet-contract',
      ]);
      expect(sizeOf(installed)).toBeLessThan(10 * 2 ** 20);
    });

    test('B-29 drift checks a service with its commands and its socket', () => {
      const { status, stdout, stderr } = contract(
        ...['drift', service, '--login', '0812345678:naga1234', '--write'],
        ...['--chat-url', service, '--chat-seconds', '1', '--only', 'getWallet,transfer,getChatConfig,sendChatMessage'],
      );
      expect(stderr).toContain('listening at');
      expect(stdout).toContain('matches the contract');
      expect(status).toBe(0);
    });

    test('B-29 A-137 the recipe for the repository of a service compares its copy of the contract with the newest', async () => {
      const readme = readFileSync(join(root, 'tools/contract-package/package-readme.md'), 'utf8');
      const [, recipe = ''] = readme.replaceAll(/\n +--login/g, ' --login').split('\n## In CI\n');
      const [diff = '', ...drifts] = [...new Set(recipe.match(/(?<=npx wallet-contract ).*$/gm))].sort();
      expect(diff).toBe('diff contract/ --fail-on servers');
      expect(drifts.map((words) => words.split(' ').at(-1))).toEqual(['drift.html', 'drift.xml']);
      const begin = /^ +(mkdir -p contract .*)\n[^]*?^ +(echo .*)$/m.exec(readme)?.slice(1) ?? [];
      const copy = join(empty, 'contract');
      const write = (documents: Record<string, object>) => {
        for (const [name, content] of Object.entries(documents))
          writeFileSync(join(copy, name), JSON.stringify(content));
      };
      const run = (words: string) =>
        contract(...words.replace('http://localhost:8080', service).replace(':password', ':naga1234').split(' '));
      expect(spawnSync('sh', ['-c', begin.join(' && ')], { cwd: empty }).status).toBe(0);
      expect(run(diff)).toMatchObject({ status: 0 });
      for (const drift of drifts) {
        await callControl('POST', '/reset');
        const checked = run(drift);
        expect(checked.stderr).toContain(`${service} matches the contract`);
        expect(checked.status).toBe(0);
      }
      expect(readFileSync(join(empty, 'drift.html'), 'utf8')).toContain('<h1>Matches the contract</h1>');
      expect(readFileSync(join(empty, 'drift.xml'), 'utf8')).toContain('<testsuite');

      // The newest contract requires a field that the copy does not have.
      write(editedContract('openapi.yaml', (editor) => editor.pull('/components/schemas/Profile/required', 'coin')));
      const broken = run(diff);
      expect(broken.stdout).toContain('breaks servers  schema Profile: coin is required');
      expect(broken.status).toBe(1);
      expect(contract('diff', 'contract', '--fail-on', 'clients').status).toBe(0);
      expect(contract('diff', 'no-such-folder')).toMatchObject({ status: 2, stdout: '' });
    });

    describe('every option of its commands', () => {
      const withoutSandbox = Object.keys(packedCalls).filter((call) => !call.startsWith('sandbox'));

      test.each(withoutSandbox)('B-29 %s', async (call) => {
        const { exit, says, certificate } = packedCalls[call] ?? {};
        prepareFiles(empty);
        const withTls = certificate ? await startSecureServer(empty) : null;
        const words = call.replaceAll('SERVICE', withTls?.url ?? service).split(' ');
        const { code, output } = await runTool(['node_modules/.bin/wallet-contract', ...words], {
          ...{ cwd: empty, node },
          env: { DRIFT_LOGIN: '0812345678:naga1234', DRIFT_TOKEN: await tokenOf(service) },
        });
        withTls?.close();
        expect(output).toMatch(says ?? /^/);
        expect(code).toBe(exit);
      });

      test.each(Object.entries(packedCalls).filter(([call]) => call.startsWith('sandbox')))(
        'B-29 %s',
        async (call, { says }) => {
          prepareFiles(empty);
          const words = call.replace('PORT', String(await freePort())).split(' ');
          const { child, said, ended } = startTool(['node_modules/.bin/wallet-contract', ...words], {
            cwd: empty,
            node,
          });
          await vi.waitUntil(() => says.test(said.output), { timeout: 120_000 });
          child.kill();
          expect(await ended).toBe(0);
        },
      );

      test.each(['drift', 'diff', 'lint', 'sandbox'])(
        'B-29 the options that %s --help names are those above',
        (name) => {
          const calls = Object.keys(packedCalls).filter((call) => call.startsWith(name));
          const isOption = (word: string) => /^--?\w/.test(word);
          const tested = new Set(
            calls.flatMap((call) =>
              call
                .split(' ')
                .map((word) => word.replace(/=.*/, ''))
                .filter(isOption),
            ),
          );
          const named = contract(name, '--help').stdout.match(/(?<![\w-])--?[a-z][\w-]*/g) ?? [];
          expect(
            [...new Set(named)].filter((option) => !tested.has(option) && option !== '--help' && option !== '-h'),
          ).toEqual([]);
        },
      );
    });

    test('B-29 lint finds nothing in the documents, and names the mistake in another one', () => {
      const whole = contract('lint');
      expect(whole.stdout).toMatch(/openapi\.yaml, .*asyncapi\.yaml: no problems/);
      expect(whole.status).toBe(0);
      writeFileSync(
        join(empty, 'draft.yaml'),
        'openapi: 3.1.0\ninfo: { title: Draft, version: 1.0.0 }\npaths: { /a: { get: { responses: {} } } }\n',
      );
      const { status, stderr } = contract('lint', 'draft.yaml');
      expect(status).toBe(1);
      expect(stderr).toMatch(/operation-operationId/);
      const text = readFileSync(join(installed, 'openapi.yaml'), 'utf8');
      writeFileSync(join(empty, 'changed.yaml'), text.replace('summary: Please log in\n', 'summary: Log in\n'));
      expect(contract('lint', 'changed.yaml').stderr).toMatch(
        /changed\.yaml:\d+ the summary of the example UNAUTHORIZED is "Log in"\n.*changed\.yaml:\d+ and x-enumDescriptions says "Please log in"/,
      );
      writeFileSync(join(empty, 'bare.yaml'), text.replace(/ +description: The name of the wheel.*\n/, ''));
      expect(contract('lint', 'bare.yaml').stderr).toMatch(/^bare\.yaml:\d+ SpinWheel\.name has no description\n$/);
      expect(contract('lint', 'no-such.yaml', 'draft.yaml')).toEqual({
        status: 2,
        stdout: '',
        stderr: 'There is no file no-such.yaml\n',
      });
    });

    test('B-29 the schemas and the types can be used', () => {
      writeFileSync(
        join(empty, 'use.mts'),
        `import { LoginRequest } from 'wallet-contract/schemas';
import { errorCodes } from 'wallet-contract/error-codes';
import type { components } from 'wallet-contract/types';

const login: components['schemas']['LoginRequest'] = LoginRequest.parse({ username: '0812345678', password: 'naga1234' });
console.log(login.username, LoginRequest.safeParse({}).success, errorCodes.includes('NO_USER'));
`,
      );
      const options = ['--strict', '--module', 'nodenext', '--target', 'es2023', 'use.mts'];
      expect(run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...options], empty)).toMatchObject({
        status: 0,
        stdout: '',
      });
      expect(run(node, ['use.mjs'], empty)).toMatchObject({ stdout: '0812345678 false true\n', status: 0 });
    });

    test('B-29 it lists its commands, refuses unknown ones, and prints one line on an old Node', () => {
      expect(contract('--help')).toMatchObject({ status: 0, stderr: '' });
      for (const name of ['drift', 'diff', 'lint', 'sandbox']) {
        const help = contract(name, '--help');
        expect(help).toMatchObject({ status: 0, stderr: '' });
        expect(help.stdout).toMatch(new RegExp(`^wallet-contract ${name} `));
        expect(contract(name, '-h')).toEqual(help);
      }
      expect(contract()).toMatchObject({ status: 2, stdout: '', stderr: contract('-h').stdout });
      expect(contract('drfit')).toEqual({
        ...{ status: 2, stdout: '' },
        stderr: '"drfit" is no command of wallet-contract: drift, diff, lint, sandbox, --help or --version.\n',
      });
      const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string }; // npm wrote it
      expect(contract('--version')).toEqual({ status: 0, stdout: `wallet-contract ${version}\n`, stderr: '' });
      const asOld = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`;
      const old = run(node, ['--import', asOld, 'node_modules/.bin/wallet-contract', 'lint'], empty);
      expect(old).toEqual({
        ...{ status: 2, stdout: '' },
        stderr: 'wallet-contract needs Node 20.19 or newer; on 18.20.8 none of its commands runs.\n',
      });
    });

    test('B-29 the licences of all bundled packages are in it, and no text names a command of this repository', () => {
      const licences = readFileSync(join(installed, 'THIRD_PARTY_LICENCES.md'), 'utf8');
      for (const name of ['ajv', 'hono', 'qrcode', 'socket.io', 'yaml', 'zod'])
        expect(licences).toMatch(new RegExp(`^## ${name} - \\d`, 'm'));
      expect(existsSync(join(installed, 'lib/redocly/THIRD_PARTY_NOTICES'))).toBe(true);
      const ours = /npm run (--silent )?(drift|contract|sandbox)/;
      for (const name of ['README.md', 'docs/drift.md', 'docs/sandbox.md'])
        expect(readFileSync(join(installed, name), 'utf8'), name).not.toMatch(ours);
    });
  },
);
