import type { ErrorObject } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContract } from '../../../../tools/generate/contract.ts';
import { entry, validatorsOf } from '../../../support/same-verdict.ts';
import { instancesOf } from '../../../support/schema-instances.ts';
import { done, everyOperation, readAs, typicalOf } from '../../../support/read-as.ts';
import { volume } from '../../../support/volume.ts';

const options = { seed: 20261120, numRuns: volume({ gate: 40, full: 120, soak: 1_000 }) };
const components = readContract(new URL('../../../../', import.meta.url)).openapi.components.schemas;
const validators = validatorsOf(components, { allErrors: true, verbose: true });
const instances = instancesOf(components);

/** Unknown texts of an enum are kept. */
const isOfShape = ({ keyword, data }: ErrorObject) => !(keyword === 'enum' && typeof data === 'string');

describe(`quality 7, 9: any JSON at all as the answer, seed ${options.seed} (${options.numRuns} bodies for each operation)`, () => {
  test.each(everyOperation.map(({ id, response }) => [id, response] as const))(
    'quality 9: %s reads it without throwing, and accepted bodies are valid to AJV but for texts of an enum',
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
          if (reading.ok) {
            expect(status).toBeLessThan(300);
            const validate = entry(validators, response);
            validate(reading.body);
            expect(validate.errors?.filter(isOfShape) ?? [], JSON.stringify(reading.body)).toEqual([]);
          } else {
            expect(['refused', 'unknown']).toContain(reading.outcome);
          }
        },
      );
      fc.assert(property, options);
    },
  );
});

describe('quality 7: keys with a special meaning in JavaScript', () => {
  const hostile =
    '"__proto__":{"message":"gone","token":"forged","admin":true},"constructor":{"prototype":{"admin":true}}';

  test('quality 7: __proto__ and constructor are plain keys', () => {
    const reading = readAs('login', JSON.parse(`{"token":"real",${hostile}}`));
    expect(reading).toMatchObject({ ok: true, body: { token: 'real' } });
    const body = (reading as { body: Record<string, unknown> }).body; // read above
    expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
    expect(body['admin']).toBeUndefined();
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined(); // other objects are not polluted either
  });

  test('quality 7: a payload inside __proto__ is ignored', () => {
    expect(readAs('login', JSON.parse(`{${hostile}}`))).toMatchObject({ ok: false, outcome: 'unknown' });
    expect(readAs('getSlotAccount', JSON.parse(`{"username":"u","password":"p","event":{${hostile}}}`)).ok).toBe(false);
  });
});

describe('quality 7: extremely large bodies', () => {
  const nested = (opening: string, closing: string, depth: number): unknown =>
    JSON.parse(opening.repeat(depth) + 'null' + closing.repeat(depth));

  test.each([
    ['envelopes', nested('{"data":', '}', 50_000)],
    ['messages', nested('{"message":', '}', 50_000)],
    ['lists', nested('[', ']', 50_000)],
    ['extra fields', { token: 't', extra: nested('{"extra":', '}', 50_000) }],
  ])('quality 7: %s within each other, 50,000 deep', (_what, body) => {
    for (const id of ['login', 'getWallet', 'transfer', 'listInvites', 'getCurrentPromotion'] as const) {
      for (const status of [200, 400, 500]) expect(() => readAs(id, body, status), `${id} ${status}`).not.toThrow();
    }
  });

  test('quality 7: a list of 20,000 entries is read whole', () => {
    const [invite] = typicalOf('listInvites').invites;
    const body = { invites: Array.from({ length: 20_000 }, () => invite) };
    expect(readAs('listInvites', body)).toEqual(done(body));
  });

  test('quality 7: a message of a million characters is read unchanged', () => {
    const text = 'ก'.repeat(1_000_000);
    expect(readAs('transfer', { message: text }, 400)).toStrictEqual({ ok: false, outcome: 'refused', text });
  });
});
