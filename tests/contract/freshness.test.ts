import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readContract, type Schema } from '../../tools/generate/contract.ts';
import { staleness, write } from '../../tools/generate/files.ts';
import { zodSchemas } from '../../tools/generate/zod-schemas.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = new URL('../../', import.meta.url);
const copy = pathToFileURL(`${temporaryFolder('freshness')}/`);
/** Loads two compilers, which is slow on a busy machine. */
const timeout = 60_000;

test('R-083 generated/ matches the contract; npm run generate updates it', { timeout }, async () => {
  expect(await staleness(root)).toBe('');
});

test('R-083 outdated, missing and extra files are reported, and writing repairs them', { timeout }, async () => {
  for (const name of ['openapi.yaml', 'asyncapi.yaml', 'generated']) {
    cpSync(new URL(name, root), new URL(name, copy), { recursive: true });
  }
  const contract = new URL('openapi.yaml', copy);
  const text = readFileSync(contract, 'utf8');
  writeFileSync(contract, text.replace('enum: [LAK, BAHT]', 'enum: [LAK, BAHT, USD]'));
  rmSync(new URL('generated/error-codes.ts', copy));
  rmSync(new URL('generated/operations', copy), { recursive: true });
  writeFileSync(new URL('generated/left-over.ts', copy), '');
  mkdirSync(new URL('generated/old/', copy));
  writeFileSync(new URL('generated/old/left-over.ts', copy), '');

  const report = await staleness(copy);
  expect(report).toContain('--- generated/schemas.ts');
  expect(report).toContain("-export const Currency = /*#__PURE__*/ z.enum(['LAK', 'BAHT']);");
  expect(report).toContain("+    'USD'");
  expect(report).toContain('+export const errorCodes = [');
  expect(report).toContain('+export const getWallet = {');
  expect(report).toContain('generated/left-over.ts: no row of codegen.config.ts writes it');
  expect(report).toContain('generated/old/left-over.ts: no row of codegen.config.ts writes it');

  await write(copy);
  expect(await staleness(copy)).toBe('');
});

test.each<[string, Schema]>([
  ['multipleOf', { type: 'number', multipleOf: 5 }],
  ['uniqueItems', { type: 'array', items: { type: 'string' }, uniqueItems: true }],
  ['minLength: 2', { type: 'string', minLength: 2 }],
  ['default', { type: 'object', properties: { name: { type: 'string', default: 'x' } } }],
])('R-083 %s, which the zod generator drops or changes, stops it', async (keyword, schema) => {
  const contract = readContract(root);
  contract.openapi.components.schemas['Added'] = schema;
  await expect(zodSchemas(contract)).rejects.toThrow(`Nothing generates ${keyword}`);
});
