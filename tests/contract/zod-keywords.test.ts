import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { readContract, type Schema } from '../../tools/generate/contract.ts';
import { zodSchemas } from '../../tools/generate/zod-schemas.ts';
import { entry, expectSameVerdict, validatorsOf } from '../support/same-verdict.ts';
import { instancesOf } from '../support/schema-instances.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { volume } from '../support/volume.ts';

const folder = temporaryFolder('zod-keywords');

/** Keywords that the zod generator changes by default, as the contract uses them. */
const components: Record<string, Schema> = {
  WriteOnly: object({ secret: { type: 'string', writeOnly: true }, shown: { type: 'string' } }, ['secret']),
  Bounded: { type: ['number', 'null'], exclusiveMinimum: 0, maximum: 100 },
  Filled: { type: ['string', 'null'], minLength: 1 },
  List: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
  Short: { type: 'string', maxLength: 4 },
  Codes: { type: 'string', enum: ['A', 'B'] },
  Texts: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Filled' } },
  Open: { type: 'object' },
  Closed: { ...object({ a: { type: 'string' } }, ['a']), additionalProperties: false },
};

function schemasOf(other: Record<string, Schema>): Promise<string> {
  const { openapi, asyncapi } = readContract(new URL('../../', import.meta.url));
  return zodSchemas({ openapi: { ...openapi, components: { ...openapi.components, schemas: other } }, asyncapi });
}

test('R-083 keywords that the zod generator changes are carried over', async () => {
  const schemas = await load(await schemasOf(components));
  const validators = validatorsOf(components);
  expect([...schemas.keys()].sort()).toEqual(Object.keys(components).sort());
  for (const [name, instances] of instancesOf(components)) {
    const options = { seed: 20261120, numRuns: volume({ gate: 150, full: 500 }) };
    expectSameVerdict(instances, entry(validators, name), entry(schemas, name), options);
  }
});

test.each<[string, Schema]>([
  ['multipleOf', { type: 'number', multipleOf: 5 }],
  ['uniqueItems', { type: 'array', items: { type: 'string' }, uniqueItems: true }],
  ['minProperties', { type: 'object', minProperties: 1 }],
  ['minLength: 2', { type: 'string', minLength: 2 }],
  ['default', object({ name: { type: 'string', default: 'x' } })],
  ['readOnly', object({ name: { type: 'string', readOnly: true } })],
  ['format: int64', { type: 'integer', format: 'int64' }],
])('R-083 %s, which nothing carries over, stops the generator instead of being left out', async (keyword, schema) => {
  await expect(schemasOf({ Some: schema })).rejects.toThrow(`Nothing generates ${keyword}`);
});

function object(properties: Record<string, Schema>, required: string[] = []): Schema {
  return { type: 'object', properties, required };
}

async function load(code: string): Promise<Map<string, ZodMiniType>> {
  const file = join(folder, 'schemas.mjs');
  writeFileSync(file, code.replace("'zod/mini'", `'${import.meta.resolve('zod/mini')}'`));
  const module = (await import(pathToFileURL(file).href)) as Record<string, ZodMiniType>; // all exports of zodSchemas
  return new Map(Object.entries(module));
}
