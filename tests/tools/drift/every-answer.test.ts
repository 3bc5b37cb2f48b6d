import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import * as generated from '../../../generated/schemas.ts';
import { readDriftContract, type Operation } from '../../../tools/drift/contract.ts';
import { responseDrifts } from '../../../tools/drift/response-check.ts';
import { schemaCheck } from '../../../tools/drift/schema-check.ts';
import { readContract, refName } from '../../../tools/generate/contract.ts';
import { root } from '../../support/contract.ts';
import { entry } from '../../support/same-verdict.ts';
import { instancesOf } from '../../support/schema-instances.ts';
import { volume } from '../../support/volume.ts';

const options = { seed: 20261122, numRuns: volume({ gate: 60, soak: 2_000 }) };
const contract = readDriftContract(join(root, 'openapi.yaml'));
const check = schemaCheck(contract);
const instances = instancesOf(readContract(new URL('../../../', import.meta.url)).openapi.components.schemas);
const schemas = new Map<string, ZodMiniType>(Object.entries(generated));

const nameOf = (operation: Operation): string => {
  const schema = operation.responseOf(200)?.content?.['application/json']?.schema;
  return refName(schema as { $ref: string }); // every body is a named component
};

/** What drift refuses although the wallet accepts it. */
const stricter: readonly string[] = [
  ...['decimals', 'link', 'known-value-case', 'says-nothing', 'secret-field', 'unsafe-number'],
];

function errorsIn(operation: Operation, body: Buffer): string[] {
  const request = {
    method: operation.method,
    url: 'http://service/',
    template: '/',
    params: {},
    headers: {},
    body: null,
  };
  const response = { status: 200, headers: { 'content-type': 'application/json' }, body };
  const drifts = responseDrifts(contract, check, { operation, request, response });
  return drifts.map(({ kind }) => kind).filter((kind) => kind !== 'undeclared-property');
}

test.each(contract.operations)(
  'R-085 B-28 drift refuses the answers that the schemas of the wallet refuse, and no others: $title',
  (operation) => {
    const name = nameOf(operation);
    const schema = entry(schemas, name);
    const { valid, mutated } = entry(instances, name);
    let refused = 0;
    const refusal = fc.property(fc.oneof(valid, mutated), (value) => {
      const text = JSON.stringify(value);
      const kinds = errorsIn(operation, Buffer.from(text));
      if (schema.safeParse(JSON.parse(text)).success) {
        expect(
          kinds.filter((kind) => !stricter.includes(kind)),
          text,
        ).toEqual([]);
        return;
      }
      refused += 1;
      expect(kinds, text).not.toEqual([]);
    });
    fc.assert(refusal, options);
    expect(refused).toBeGreaterThan(0);
  },
);
