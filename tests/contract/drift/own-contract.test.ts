import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drift, lineOf, places } from '../../support/drift-run.ts';
import { startWireServer, type Answer } from '../../support/wire-server.ts';

const file = 'tests/support/drift-contract.yaml';
const good = { name: 'Nong Khai', website: 'https://nongkhai.example.com/' };

let wire: Awaited<ReturnType<typeof startWireServer>>;
/** The service's answer to a valid request. */
let given: { status?: number; headers: Record<string, string>; body: unknown };

/** A service that matches the small contract by default. */
const service: Answer = (response, { url, headers }) => {
  const limit = Number(new URL(url, 'http://here').searchParams.get('limit') ?? 10);
  if (headers.authorization !== 'Bearer secret-of-mine') response.writeHead(401).end();
  else if (url.startsWith('/places/')) response.writeHead(204).end();
  else if (!Number.isInteger(limit) || limit < 1 || limit > 50) response.writeHead(400).end();
  else response.writeHead(given.status ?? 200, given.headers).end(JSON.stringify(given.body));
};

beforeAll(async () => {
  wire = await startWireServer();
  process.env['DRIFT_TEST_TOKEN'] = 'secret-of-mine';
});
beforeEach(() => {
  wire.reset();
  wire.answer = service;
  given = { headers: { 'Content-Type': 'application/json', 'X-Total': '1' }, body: { places: [good] } };
});
afterAll(() => wire.close());

const run = (...words: string[]) => drift(wire.origin, '--contract', file, '--auth-env', 'DRIFT_TEST_TOKEN', ...words);
const at = (pointer: string, ...lines: string[]) => `drift-contract.yaml:${lineOf(file, ...lines)} ${pointer}`;
const list = (...items: object[]) => ({ places: items });
const listAnswer = '/paths/~1places/get/responses/200';

test('R-085 a service that matches its contract has no findings', async () => {
  expect(await run()).toMatchObject({ result: 'clean', exitCode: 0, findings: [], blind: [] });
});

test.each([
  [
    'format-uri',
    list({ ...good, website: 'nongkhai' }),
    '/places/0/website',
    '/components/schemas/Place/properties/website/format',
    ['website:', 'format:'],
  ],
  [
    'min-items-max-items',
    list(),
    '/places',
    '/components/schemas/Places/properties/places/minItems',
    ['    Places:', 'minItems:'],
  ],
  [
    'min-items-max-items',
    list(good, good, good, good),
    '/places',
    '/components/schemas/Places/properties/places/maxItems',
    ['    Places:', 'maxItems:'],
  ],
  [
    'extra-property',
    list({ ...good, size: 1 }),
    '/places/0/size',
    '/components/schemas/Place/additionalProperties',
    ['    Place:', 'additionalProperties:'],
  ],
  [
    'write-only-field',
    list({ ...good, pin: '1234' }),
    '/places/0/pin',
    '/components/schemas/Place/properties/pin/writeOnly',
    ['        pin:', 'writeOnly:'],
  ],
  [
    'length',
    list({ ...good, name: 'x'.repeat(21) }),
    '/places/0/name',
    '/components/schemas/Place/properties/name/maxLength',
    ['        name:', 'maxLength:'],
  ],
  [
    'other-constraint',
    list({ ...good, rank: 7 }),
    '/places/0/rank',
    '/components/schemas/Place/properties/rank/multipleOf',
    ['        rank:', 'multipleOf:'],
  ],
])('R-085 %s', async (kind, body, instance, pointer, lines) => {
  given.body = body;
  const found = { kind, operationId: 'listPlaces', status: 200, at: instance, contract: at(pointer, ...lines) };
  expect(places(await run())).toEqual([found]);
});

test('R-085 missing-header', async () => {
  delete given.headers['X-Total'];
  const pointer = `${listAnswer}/headers/X-Total`;
  expect(places(await run())).toEqual([
    { kind: 'missing-header', operationId: 'listPlaces', status: 200, at: '', contract: at(pointer, 'X-Total:') },
  ]);
});

test.each([
  ['many', 'type', 'X-Total:'],
  ['-1', 'minimum', 'X-Total:'],
])('R-085 bad-header: %s', async (value, keyword) => {
  given.headers['X-Total'] = value;
  const report = await run();
  const pointer = `${listAnswer}/headers/X-Total/schema/${keyword}`;
  expect(places(report)).toEqual([
    {
      kind: 'bad-header',
      operationId: 'listPlaces',
      status: 200,
      at: '',
      contract: at(pointer, 'X-Total:', 'schema:'),
    },
  ]);
  expect(report.findings[0]?.id).toBe('bad-header:listPlaces:200:X-Total');
});

test('R-085 body-not-documented', async () => {
  wire.answer = (response, request) => {
    if (request.headers.authorization === undefined) response.writeHead(401).end('who are you?');
    else service(response, request);
  };
  const report = await run('--only', 'listPlaces');
  const pointer = '/paths/~1places/get/responses/401';
  expect(places(report)).toEqual([
    { kind: 'body-not-documented', operationId: 'listPlaces', status: 401, at: '', contract: at(pointer, "'401':") },
  ]);
});

test('R-085 undocumented-3xx, and redirects are not followed', async () => {
  given.status = 302;
  given.headers['Location'] = '/places/p1';
  const report = await run('--only', 'listPlaces');
  expect(report.findings.map(({ kind }) => kind)).toEqual(['undocumented-3xx']);
  expect(wire.received.some(({ url }) => url === '/places/p1')).toBe(false);
});

test('R-085 an accepted query parameter beyond its limits', async () => {
  wire.answer = (response, request) =>
    service(response, { ...request, url: request.url.replace('limit=51', 'limit=50') });
  const report = await run('--only', 'listPlaces');
  expect(places(report)).toMatchObject([
    {
      kind: 'invalid-request-accepted',
      at: '/query/limit',
      contract: at('/paths/~1places/get/parameters/0/schema/maximum', 'name: limit', 'schema:'),
    },
  ]);
});

test('R-085 B-28 a service whose paths are below another path', async () => {
  wire.answer = (response, request) => {
    if (request.url.startsWith('/v1/')) service(response, { ...request, url: request.url.slice(3) });
    else response.writeHead(404).end();
  };
  const words = ['--contract', file, '--auth-env', 'DRIFT_TEST_TOKEN'];
  expect(await drift(`${wire.origin}/v1/`, ...words)).toMatchObject({ result: 'clean', findings: [] });
});

test('R-085 a missing answer is a finding', async () => {
  wire.answer = (response, request) => {
    if (request.url !== '/places?limit=50') service(response, request);
  };
  const report = await run('--only', 'listPlaces', '--timeout', '0.3');
  expect(places(report)).toMatchObject([{ kind: 'no-answer', operationId: 'listPlaces', status: null }]);
});

test('R-085 the same seed sends the same requests', async () => {
  const sent = async (seed: string) => {
    wire.received.length = 0;
    await run('--seed', seed);
    return wire.received.map(({ method, url, body }) => `${method} ${url} ${body.toString('base64')}`);
  };
  const first = await sent('7');
  expect(first.length).toBeGreaterThan(8);
  expect(await sent('7')).toEqual(first);
});

test('R-085 the rate limit is respected', async () => {
  const start = performance.now();
  const { requests } = await run('--only', 'listPlaces', '--rate', '40');
  expect(performance.now() - start).toBeGreaterThanOrEqual(((requests - 1) * 1000) / 40 - 5);
});
