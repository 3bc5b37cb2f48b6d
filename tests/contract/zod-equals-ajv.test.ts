import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import * as generated from '../../generated/schemas.ts';
import { readContract, type Schema } from '../../tools/generate/contract.ts';
import { instancesOf } from '../support/schema-instances.ts';

const seed = 20261120;
const instancesEach = 300;

const components = readContract(new URL('../../', import.meta.url)).openapi.components.schemas;
const schemas = new Map<string, ZodMiniType>(Object.entries(generated));
const validators = validatorsOf(components);
const instances = instancesOf(components);

describe(`R-083 the generated zod schemas judge as AJV does (${instancesEach} instances each, seed ${seed})`, () => {
  test('there is one schema per component', () => {
    expect([...schemas.keys()].sort()).toEqual(Object.keys(components).sort());
  });

  test.each(Object.keys(components))('%s', (name) => {
    const { valid, mutated } = pick(instances, name);
    compare(fc.oneof(valid, mutated), pick(validators, name), pick(schemas, name));
  });
});

function validatorsOf(set: Record<string, Schema>): Map<string, ValidateFunction> {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema({ $id: 'contract', components: { schemas: set } });
  return new Map(Object.keys(set).map((name) => [name, ajv.compile({ $ref: `contract#/components/schemas/${name}` })]));
}

/** Same verdict on every instance, and what is accepted comes back as it was. Fails when either verdict is rare. */
function compare(values: fc.Arbitrary<unknown>, validate: ValidateFunction, schema: ZodMiniType): void {
  let accepted = 0;
  const property = fc.property(values, (value) => {
    const expected = validate(value);
    const before = structuredClone(value);
    const result = schema.safeParse(value);
    expect(result.success, result.error?.message ?? 'AJV refuses it').toBe(expected);
    if (!result.success) return;
    accepted += 1;
    if (!isDeepStrictEqual(result.data, before)) expect(result.data).toStrictEqual(before);
  });
  fc.assert(property, { seed, numRuns: instancesEach });
  expect(accepted, 'accepted instances').toBeGreaterThan(instancesEach / 4);
  expect(accepted, 'accepted instances').toBeLessThan(instancesEach * 0.9);
}

function pick<Value>(map: Map<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new Error(`Nothing is called ${name}`);
  return value;
}
