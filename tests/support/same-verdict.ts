import { isDeepStrictEqual } from 'node:util';
import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import type { Schema } from '../../tools/generate/contract.ts';
import type { Instances } from './schema-instances.ts';

/** AJV validators of all components of a set. */
export function validatorsOf(components: Record<string, Schema>, options: Options = {}): Map<string, ValidateFunction> {
  const ajv = new Ajv2020({ strict: false, ...options });
  addFormats(ajv);
  const isExact = (places: number, value: number) => Math.abs(value) <= Number.MAX_SAFE_INTEGER / 10 ** places;
  ajv.addKeyword({ keyword: 'x-decimals', type: 'number', validate: isExact });
  ajv.addSchema({ $id: 'contract', components: { schemas: components } });
  const validator = (name: string) => ajv.compile({ $ref: `contract#/components/schemas/${name}` });
  return new Map(Object.keys(components).map((name) => [name, validator(name)]));
}

/**
 * Both validators must agree on every instance, and zod must return accepted values unchanged. Also fails when one of
 * the verdicts is too rare.
 */
export function expectSameVerdict(
  { valid, mutated }: Instances,
  validate: ValidateFunction,
  schema: ZodMiniType,
  options: { seed: number; numRuns: number },
): void {
  let accepted = 0;
  const judgement = fc.property(fc.oneof(valid, mutated), (value) => {
    const before = structuredClone(value);
    const expected = validate(value);
    const result = schema.safeParse(value);
    expect(result.success, result.error?.message ?? 'AJV refuses it').toBe(expected);
    if (!result.success) return;
    accepted += 1;
    if (!isDeepStrictEqual(result.data, before)) expect(result.data).toStrictEqual(before);
  });
  fc.assert(judgement, options);
  expect(accepted / options.numRuns, 'share of accepted instances').toBeGreaterThan(0.25);
  expect(accepted / options.numRuns, 'share of accepted instances').toBeLessThan(0.9);
}

/** The value of a key that must exist. */
export function entry<Value>(map: Map<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`There is no ${key}`);
  return value;
}
