import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { staleness, write } from '../../tools/generate/files.ts';

const root = new URL('../../', import.meta.url);
const copies: string[] = [];
/** Loads two compilers, which is slow on a busy machine. */
const timeout = 60_000;

afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true });
});

test('R-083 generated/ matches the contract; npm run generate updates it', { timeout }, async () => {
  expect(await staleness(root)).toBe('');
});

test('R-083 outdated, missing and extra files are reported, and writing repairs them', { timeout }, async () => {
  const copy = copyOfContract();
  edit(copy, 'openapi.yaml', (text) => text.replace('enum: [LAK, BAHT]', 'enum: [LAK, BAHT, USD]'));
  rmSync(new URL('generated/error-codes.ts', copy));
  writeFileSync(new URL('generated/left-over.ts', copy), '');

  const report = await staleness(copy);
  expect(report).toContain('--- generated/schemas.ts');
  expect(report).toContain("-export const Currency = /*#__PURE__*/ z.enum(['LAK', 'BAHT']);");
  expect(report).toContain("+    'USD'");
  expect(report).toContain('+export const errorCodes = [');
  expect(report).toContain('generated/left-over.ts: no row of codegen.config.ts writes it');

  await write(copy);
  expect(await staleness(copy)).toBe('');
});

function copyOfContract(): URL {
  const folder = mkdtempSync(join(tmpdir(), 'freshness-'));
  copies.push(folder);
  const copy = pathToFileURL(`${folder}/`);
  for (const name of ['openapi.yaml', 'asyncapi.yaml', 'generated']) {
    cpSync(new URL(name, root), new URL(name, copy), { recursive: true });
  }
  return copy;
}

function edit(folder: URL, path: string, change: (text: string) => string): void {
  const file = new URL(path, folder);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
