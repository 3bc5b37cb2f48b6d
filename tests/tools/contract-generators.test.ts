import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installPeers } from '../../tools/install-peers.ts';
import { operations, root } from '../support/contract.ts';

const contract = join(root, 'openapi.yaml');

const packages = {
  orval: '8.38.0',
  oazapfts: '7.5.0',
  'swagger-typescript-api': '13.13.0',
};

/** Where the generators write: in the folder of the packages, so that generated code finds the libraries it imports. */
let out = '';
let problem = '';

beforeAll(async () => {
  try {
    out = join(await installPeers(packages), 'out');
  } catch (reason) {
    problem = String(reason);
    return;
  }
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
}, 320_000);
afterAll(() => {
  if (out) rmSync(out, { recursive: true });
});

/** The output of a program; empty if it succeeds without output. */
async function said(program: string, words: string[]): Promise<string> {
  return promisify(execFile)(process.execPath, [program, ...words], { cwd: out }).then(
    ({ stdout }) => stdout,
    // execFile rejects with this when a program exits with a code.
    (failed: unknown) => (failed as { stdout: string }).stdout,
  );
}

function compilerErrors(file: string): Promise<string> {
  const options = '--noEmit --strict --skipLibCheck --target es2022 --lib es2022,dom,dom.iterable --module esnext';
  const words = [...options.split(' '), '--moduleResolution', 'bundler', file];
  return said(join(root, 'node_modules/typescript/bin/tsc'), words);
}

const generators = [
  { name: 'orval', words: (file: string) => ['--input', contract, '--output', file, '--client', 'fetch'] },
  { name: 'oazapfts', words: (file: string) => [contract, file] },
  {
    name: 'swagger-typescript-api',
    words: (file: string) => ['generate', '-p', contract, '-o', out, '-n', basename(file)],
  },
];

describe('other generators read openapi.yaml', () => {
  test.for(generators)(
    'B-28 $name writes a client that compiles',
    { timeout: 120_000 },
    async ({ name, words }, { skip }) => {
      if (problem) skip(`not run: ${problem}`);
      const file = join(out, `${name}.ts`);
      await said(join(out, '..', 'node_modules', '.bin', name), words(file));
      const client = readFileSync(file, 'utf8');
      const missing = operations.filter(
        ({ id }) => !client.includes(id) && !client.includes(`${id.charAt(0).toUpperCase()}${id.slice(1)}`),
      );
      expect(missing).toEqual([]);
      expect(await compilerErrors(file)).toBe('');
    },
  );
});
