import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readings, requirements } from '../../tools/ledger/requirements.ts';
import { asyncapi, openapi, operations, root } from '../support/contract.ts';
import { violations } from '../support/violations.ts';

const { schemas, responses, headers, parameters, securitySchemes } = openapi.components;
const info: string = openapi.info.description;

type Visit = (key: string, value: unknown, path: string) => void;

/** Visits every key of the document except in examples, whose keys are data. */
function walk(node: unknown, visit: Visit, path = ''): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'examples' || key === 'example') continue;
    visit(key, value, `${path}/${key}`);
    walk(value, visit, `${path}/${key}`);
  }
}

function valuesOf(wanted: string): Map<string, unknown> {
  const found = new Map<string, unknown>();
  walk(openapi, (key, value, path) => {
    if (key === wanted) found.set(path.replace(`/${wanted}`, ''), value);
  });
  return found;
}

describe('the form of the documents', () => {
  test.each(['openapi.yaml', 'asyncapi.yaml'])('B-28 %s has no line of more than 200 characters', (file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const long = lines.flatMap((line, index) => (line.length > 200 ? [`${file}:${index + 1}`] : []));
    expect(long).toEqual([]);
  });

  test('B-28 each schema, response, parameter and way to sign in has a description', () => {
    const groups = { schemas, responses, headers, parameters, securitySchemes };
    const silent = Object.entries(groups).flatMap(([group, nodes]) =>
      Object.entries(nodes).flatMap(([name, { description = '' }]) =>
        description.length > 5 ? [] : [`${group}/${name}`],
      ),
    );
    expect(silent).toEqual([]);
  });

  test('B-28 info explains each x- key of the document, and no other', () => {
    const used = new Set<string>();
    walk(openapi, (key) => {
      if (key.startsWith('x-')) used.add(key);
    });
    // `x-enum-descriptions` needs no explanation.
    used.delete('x-enum-descriptions');
    expect([...info.matchAll(/`(x-[a-z-]+)/g)].map(([, key]) => key).sort()).toEqual([...used].sort());
  });

  test('B-28 the address of the service is a variable', () => {
    expect(openapi.servers).toMatchObject([
      { url: '{address}', variables: { address: { default: 'http://localhost:4010' } } },
    ]);
  });
});

describe('x-assumed', () => {
  const assumed = valuesOf('x-assumed');

  test('A-135 each value is a requirement or reading of the ledger', () => {
    const known = new Set([...readings.keys(), ...requirements.map(({ id }) => id)]);
    expect([...assumed].filter(([, id]) => !known.has(String(id)))).toEqual([]);
    expect(assumed.size).toBeGreaterThan(60);
  });

  test.each([
    ...['SlipRules/properties/depositMin', 'SlipRules/properties/uploadFrom', 'SlipRules/properties/uploadTo'],
    ...['BankAccount/properties/currency', 'CurrentPromotion', 'MinimumBonusCheck', 'Ack', 'BanksLookup'],
    ...['Coupon/properties/_id', 'ActiveBonusCheck/properties/type', 'SentMessage'],
  ])('A-135 it marks %s, which the specification does not describe', (place) => {
    expect(assumed.has(`/components/schemas/${place}`)).toBe(true);
  });

  test('A-135 it marks every refusal, because the specification has no statuses', () => {
    expect(Object.keys(responses).filter((name) => !assumed.has(`/components/responses/${name}`))).toEqual([]);
  });

  test.each(['Profile', 'LoginResponse', 'WithdrawLimits', 'Promotion', 'StatementPage', 'Contact'])(
    'A-135 it does not mark %s, which the specification describes',
    (name) => {
      expect(assumed.has(`/components/schemas/${name}`)).toBe(false);
    },
  );
});

describe('refusals', () => {
  const written = Object.values(openapi.paths).flatMap(({ get, post, put, delete: remove }) =>
    [get, post, put, remove].flatMap((operation) => Object.entries(operation?.responses ?? {})),
  );

  test('B-28 each refusal is a named response', () => {
    expect(written.filter(([status, response]) => status !== '200' && !('$ref' in response))).toEqual([]);
  });

  test('A-117 any text may be answered everywhere, and no operation documents every status by a default', () => {
    expect([...valuesOf('x-any-text').keys()]).toEqual(['/components/schemas/ErrorBody/properties/message']);
    expect(written.filter(([status]) => !/^[1-5]\d\d$/.test(status))).toEqual([]);
  });

  test('A-135 429 has a Retry-After in seconds', () => {
    expect(responses['TooManyRequests']?.headers).toEqual({
      'Retry-After': { $ref: '#/components/headers/RetryAfter' },
    });
    expect(violations(headers['RetryAfter']?.schema ?? {}, 60)).toEqual([]);
    expect(violations(headers['RetryAfter']?.schema ?? {}, 'Fri, 20 Nov 2026 13:01:40 GMT')).not.toEqual([]);
  });
});

describe('values', () => {
  test('R-408 a sent chat message has at most 2000 characters, a received one may have more', () => {
    const text = (message: string) => ({ message_type: 'text', payload: { message } });
    const sent = (message: string) => violations({ $ref: '#/components/schemas/OutgoingMessageBody' }, text(message));
    expect(sent('ก'.repeat(2000))).toEqual([]);
    // Characters, not UTF-16 units.
    expect(sent('👍'.repeat(2000))).toEqual([]);
    expect(sent('ก'.repeat(2001))).not.toEqual([]);
    expect(violations({ $ref: '#/components/schemas/ChatMessageBody' }, text('ก'.repeat(2001)))).toEqual([]);
  });

  test('A-66 money has two decimals: amounts of answers and of requests', () => {
    const decimals = new Map(valuesOf('x-decimals'));
    expect([...decimals.keys()]).toEqual(
      expect.arrayContaining([
        '/components/schemas/Amount',
        '/components/schemas/AmountRequest/properties/amount',
        '/components/schemas/TransferRequest/properties/amount',
      ]),
    );
    expect([...decimals.values()].filter((places) => places !== 2)).toEqual([]);
  });

  test('A-136 the type of the active bonus is a type of the bonus list in every example', () => {
    const examples = operations.find(({ id }) => id === 'checkActiveBonus')?.responses[0]?.examples ?? {};
    const types = Object.values(examples).map((example) => (example as { type: unknown }).type); // valid: examples.test.ts
    expect(types).toEqual([null, 'day']);
  });
});

describe('names', () => {
  test('B-28 no schema has a name that orval derives from an operation', () => {
    const made = operations.flatMap(({ id }) => ['Result', 'Params'].map((end) => id + end));
    const lower = new Set(made.map((name) => name.toLowerCase()));
    expect(lower).toContain('spinresult');
    expect(Object.keys(schemas).filter((name) => lower.has(name.toLowerCase()))).toEqual([]);
  });

  test('B-28 a component has one name, whatever its kind', () => {
    const names = [schemas, responses].flatMap((group) => Object.keys(group));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('asyncapi.yaml', () => {
  const [server] = Object.values(asyncapi.servers);

  test('B-28 states the handshake: protocol, version and path', () => {
    expect(server).toMatchObject({ protocol: 'socket.io', protocolVersion: '5', pathname: '/socket.io/' });
    expect(asyncapi.info.description).toContain('**Handshake.** Engine.IO protocol 4');
  });

  test('R-037 states that the name of the room is the only authentication', () => {
    expect(server?.security).toEqual([]);
    expect(asyncapi.info.description).toMatch(
      /\*\*Authentication\.\*\* .*no token, no cookie[\s\S]*room name is the only key/,
    );
  });
});
