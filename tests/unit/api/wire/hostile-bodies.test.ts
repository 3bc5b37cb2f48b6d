import type { ErrorObject } from 'ajv';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContract, type Schema } from '../../../../tools/generate/contract.ts';
import { entry, instancesOf } from '../../../support/schema-instances.ts';
import { done, everyOperation, readAs, typicalOf } from '../../../support/read-as.ts';
import { volume } from '../../../support/volume.ts';

/** AJV validators of all components of a set. */
function validatorsOf(components: Record<string, Schema>): Map<string, ValidateFunction> {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  addFormats(ajv);
  const isExact = (places: number, value: number) => Math.abs(value) <= Number.MAX_SAFE_INTEGER / 10 ** places;
  ajv.addKeyword({ keyword: 'x-decimals', type: 'number', validate: isExact });
  ajv.addSchema({ $id: 'contract', components: { schemas: components } });
  const validator = (name: string) => ajv.compile({ $ref: `contract#/components/schemas/${name}` });
  return new Map(Object.keys(components).map((name) => [name, validator(name)]));
}

const options = { seed: 20261120, numRuns: volume({ gate: 60, full: 150, soak: 2_000 }) };
const components = readContract(new URL('../../../../', import.meta.url)).openapi.components.schemas;
const validators = validatorsOf(components);
const instances = instancesOf(components);

/** Unknown texts of an enum are kept. */
const isOfShape = ({ keyword, data }: ErrorObject) => !(keyword === 'enum' && typeof data === 'string');

/** All numbers in a body, including numeric texts, as decimals without trailing zeros. */
function figuresIn(body: unknown): string[] {
  if (typeof body === 'object' && body !== null) return Object.values(body).flatMap(figuresIn);
  if (typeof body === 'number') return [String(body + 0)];
  const text = typeof body === 'string' ? body.trim() : '';
  if (!/^-?\d+(\.\d+)?$/.test(text)) return [];
  return [(text.includes('.') ? text.replace(/\.?0+$/, '') : text).replace(/^-0$/, '0')];
}

describe(`quality 7, 9: any JSON at all as the answer, seed ${options.seed} (${options.numRuns} bodies for each operation)`, () => {
  test.each(everyOperation.map(({ id, response }) => [id, response] as const))(
    'quality 9: %s reads it without throwing; what it accepts is valid (but for A-119), with given numbers',
    (id, response) => {
      const { valid, mutated } = entry(instances, response);
      const near = fc.oneof(valid, mutated);
      const body = fc.oneof(
        near,
        near.map((data) => ({ data })),
        fc.jsonValue({ maxDepth: 4 }),
      );
      const property = fc.property(
        body,
        fc.constantFrom(200, 200, 200, 201, 204, 400, 401, 500, 0),
        (value, status) => {
          const reading = readAs(id, value, status);
          if (!reading.ok) {
            expect(['refused', 'unknown']).toContain(reading.outcome);
            expect(reading).not.toHaveProperty('body');
            return;
          }
          expect(status).toBeLessThan(300);
          const answer = { ...(reading.body as object), leftOut: undefined }; // every success is an object
          const validate = entry(validators, response);
          validate(answer);
          expect(validate.errors?.filter(isOfShape) ?? [], JSON.stringify(answer)).toEqual([]);
          const said = figuresIn(value);
          for (const figure of figuresIn(answer)) expect(said).toContain(figure);
        },
      );
      fc.assert(property, options);
    },
  );
});

test('quality 7: __proto__ and constructor are plain keys', () => {
  const hostile =
    '"__proto__":{"message":"gone","token":"forged","admin":true},"constructor":{"prototype":{"admin":true}}';
  const reading = readAs('login', JSON.parse(`{"token":"real",${hostile}}`));
  expect(reading).toMatchObject({ ok: true, body: { token: 'real' } });
  const body = (reading as { body: Record<string, unknown> }).body; // read above
  expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
  // Other objects are not polluted either.
  expect([body['admin'], ({} as Record<string, unknown>)['admin']]).toEqual([undefined, undefined]);
  expect(readAs('login', JSON.parse(`{${hostile}}`))).toMatchObject({ ok: false, outcome: 'unknown' });
});

describe('quality 7: extremely large bodies', () => {
  const nested = (opening: string, closing: string): unknown =>
    JSON.parse(opening.repeat(50_000) + 'null' + closing.repeat(50_000));

  test.each([
    ['envelopes', nested('{"data":', '}')],
    ['messages', nested('{"message":', '}')],
    ['lists', nested('[', ']')],
    ['extra fields', { token: 't', extra: nested('{"extra":', '}') }],
  ])('quality 7: %s within each other, 50,000 deep', (_what, body) => {
    for (const id of ['login', 'getWallet', 'transfer', 'listInvites', 'getCurrentPromotion'] as const) {
      for (const status of [200, 400, 500]) expect(() => readAs(id, body, status), `${id} ${status}`).not.toThrow();
    }
  });

  test('quality 7: a list of 20,000 entries is read whole, a message of a million characters unchanged', () => {
    const [invite] = typicalOf('listInvites').invites;
    const body = { invites: Array.from({ length: 20_000 }, () => invite) };
    expect(readAs('listInvites', body)).toEqual(done(body));
    const text = 'ก'.repeat(1_000_000);
    expect(readAs('transfer', { message: text }, 400)).toStrictEqual({ ok: false, outcome: 'refused', text });
  });
});
