import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import * as generated from '../../generated/schemas.ts';
import { readContract } from '../../tools/generate/contract.ts';
import { entry, expectSameVerdict, validatorsOf } from '../support/same-verdict.ts';
import { instancesOf } from '../support/schema-instances.ts';
import { volume } from '../support/volume.ts';

const options = { seed: 20261120, numRuns: volume({ gate: 200, soak: 4_000 }) };

const components = readContract(new URL('../../', import.meta.url)).openapi.components.schemas;
const schemas = new Map<string, ZodMiniType>(Object.entries(generated));
const validators = validatorsOf(components);

describe(`R-083 generated zod schemas and AJV agree (${options.numRuns} instances each, seed ${options.seed})`, () => {
  const instances = instancesOf(components);

  test('there is one schema per component', () => {
    expect([...schemas.keys()].sort()).toEqual(Object.keys(components).sort());
  });

  test.each(Object.keys(components))('%s', (name) => {
    expectSameVerdict(entry(instances, name), entry(validators, name), entry(schemas, name), options);
  });
});

const date = (written: string) => `{"updatedAt":"${written}"}`;

/** Known differences, with the reason why they stay. AJV accepts all of them; the instances above contain none. */
const exceptions: [component: string, json: string, zod: 'refuses' | 'alters'][] = [
  // A leap second is a date-time to AJV. No clock of a payment service tells one, and dates in the app know none.
  ['BonusReceipt', date('2016-12-31T23:59:60Z'), 'refuses'],
  // RFC 3339 lets t and z be small. No serialiser writes them so.
  ['BonusReceipt', date('2026-11-20t20:01:40z'), 'refuses'],
  // AJV takes a space for the T, which RFC 3339 only mentions. Browsers differ in reading it.
  ['BonusReceipt', date('2026-11-20 20:01:40+07:00'), 'refuses'],
  // AJV takes an offset without colon, which RFC 3339 does not.
  ['BonusReceipt', date('2026-11-20T20:01:40+0700'), 'refuses'],
  // An integer beyond 2^53 has lost digits before anybody judges it. It is refused rather than shown wrong.
  ['StatementPage', '{"total":9007199254740993,"statements":[]}', 'refuses'],
  // zod drops a key __proto__, which would otherwise become the prototype of a copy.
  ['Ack', '{"__proto__":{"message":"OK"}}', 'alters'],
];

describe('R-083 the known differences between zod and AJV still exist', () => {
  test.each(exceptions)('%s %s: zod %s it', (component, json, zod) => {
    const value: unknown = JSON.parse(json);
    const result = entry(schemas, component).safeParse(value);
    expect(entry(validators, component)(value)).toBe(true);
    expect(result.success ? (isDeepStrictEqual(result.data, value) ? 'accepts' : 'alters') : 'refuses').toBe(zod);
  });
});
