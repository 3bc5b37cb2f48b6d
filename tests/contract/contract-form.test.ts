import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rules } from '../../tools/contract-diff/rules.ts';
import { readings, requirements } from '../../tools/ledger/requirements.ts';
import { asyncapi, openapi, root } from '../support/contract.ts';
import { violations } from '../support/violations.ts';

const { schemas, responses, headers, parameters, securitySchemes } = openapi.components;

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
  test('R-472 the files and folders that the stack names are at the top', () => {
    const wanted = 'openapi.yaml asyncapi.yaml codegen.config.ts vite.config.ts src generated mocks tests'.split(' ');
    expect(readdirSync(root)).toEqual(expect.arrayContaining(wanted));
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
});

describe('the extensions that docs/backend.md lists', () => {
  const text = readFileSync(join(root, 'docs/backend.md'), 'utf8');
  const rows = text.matchAll(/^\| `(x-[\w-]+)` \|.*\| ([a-z ]+) \|$/gm);
  const sides = new Map([...rows].map(([, name = '', side = '']) => [name, side]));

  test('B-28 are those of the contract', () => {
    const used = new Set<string>();
    walk(openapi, (key) => key.startsWith('x-') && used.add(key));
    expect([...sides.keys()].sort()).toEqual([...used].sort());
  });

  test('B-28 bind the side that contract:diff takes them to bind', () => {
    expect(Object.fromEntries(Object.keys(rules).map((name) => [name, sides.get(name)]))).toEqual(rules);
  });
});

describe('x-assumed', () => {
  const assumed = valuesOf('x-assumed');

  test('A-135 each value is a requirement or reading of the ledger', () => {
    const known = new Set([...readings.keys(), ...requirements.map(({ id }) => id)]);
    expect([...assumed].filter(([, id]) => !known.has(String(id)))).toEqual([]);
    expect(assumed.size).toBeGreaterThan(60);
  });

  test('A-135 it marks every refusal, because the specification has no statuses', () => {
    expect(Object.keys(responses).filter((name) => !assumed.has(`/components/responses/${name}`))).toEqual([]);
  });
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

  test('B-02 money has two decimals: amounts of answers and of requests', () => {
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
});

describe('asyncapi.yaml', () => {
  const [server] = Object.values(asyncapi.servers);

  test('B-28 states the handshake: protocol, version and path', () => {
    expect(server).toMatchObject({ protocol: 'socket.io', protocolVersion: '5', pathname: '/socket.io/' });
    expect(asyncapi.info.description).toContain('**Handshake.** Engine.IO protocol 4');
  });
});
