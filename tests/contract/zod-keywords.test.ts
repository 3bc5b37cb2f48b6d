import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { readContract, type Schema } from '../../tools/generate/contract.ts';
import { zodSchemas } from '../../tools/generate/zod-schemas.ts';
import { entry, expectSameVerdict, validatorsOf } from '../support/same-verdict.ts';
import { instancesOf } from '../support/schema-instances.ts';
import { volume } from '../support/volume.ts';

/** What the contract may come to use; left alone, the zod generator drops or bends most of it. */
const components: Record<string, Schema> = {
  Default: object({ name: { type: 'string', default: 'x' } }),
  WriteOnly: object({ secret: { type: 'string', writeOnly: true }, shown: { type: 'string', readOnly: true } }, [
    'secret',
  ]),
  Int64: { type: 'integer', format: 'int64', minimum: 5, maximum: 90 },
  Multiple: { type: ['number', 'null'], multipleOf: 5, minimum: -100, exclusiveMaximum: 100 },
  Unique: {
    type: 'array',
    uniqueItems: true,
    maxItems: 4,
    items: { type: ['integer', 'string', 'null'], minimum: 0, maximum: 9 },
  },
  Pair: { type: 'array', minItems: 2, maxItems: 2, items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
  Short: { type: 'string', minLength: 2, maxLength: 4 },
  FourLetters: { type: ['string', 'null'], minLength: 4, maxLength: 4 },
  Counted: { ...object({ a: { type: 'string' }, b: { type: 'string' } }), minProperties: 1, maxProperties: 3 },
  Catchall: { ...object({ a: { type: 'string' } }, ['a']), additionalProperties: { type: 'integer' } },
  CountedRecord: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Short' }, minProperties: 1 },
  Open: { type: 'object' },
  Closed: { type: 'object', additionalProperties: false },
};

test('R-083 keywords that the zod generator drops are carried over', async () => {
  const { openapi, asyncapi } = readContract(new URL('../../', import.meta.url));
  const set = { ...openapi.components, schemas: components };
  const schemas = await load(await zodSchemas({ openapi: { ...openapi, components: set }, asyncapi }));
  const validators = validatorsOf(components);
  expect([...schemas.keys()].sort()).toEqual(Object.keys(components).sort());
  for (const [name, instances] of instancesOf(components)) {
    expectSameVerdict(instances, entry(validators, name), entry(schemas, name), {
      seed: 20261120,
      numRuns: volume({ gate: 150, full: 500 }),
    });
  }
});

function object(properties: Record<string, Schema>, required: string[] = []): Schema {
  return { type: 'object', properties, required };
}

async function load(code: string): Promise<Map<string, ZodMiniType>> {
  const folder = mkdtempSync(join(tmpdir(), 'zod-keywords-'));
  const file = join(folder, 'schemas.mjs');
  writeFileSync(file, code.replace("'zod/mini'", `'${import.meta.resolve('zod/mini')}'`));
  try {
    const module = (await import(pathToFileURL(file).href)) as Record<string, ZodMiniType>; // all that zodSchemas exports
    return new Map(Object.entries(module));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
