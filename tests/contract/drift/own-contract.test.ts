import { beforeEach, expect, test } from 'vitest';
import { drift, placeIn, places } from '../../support/drift-run.ts';
import { goodAnswer, goodPlace as good, placesServiceWith, runningPlaces } from '../../support/places-service.ts';

const { wire, words, run } = await runningPlaces();
/** The service's answer to a valid request. */
let given = goodAnswer();
const service = placesServiceWith(() => given);

beforeEach(() => {
  wire.answer = service;
  given = goodAnswer();
});

const at = (pointer: string) => placeIn('tests/support/drift-contract.yaml', pointer);
const list = (...items: object[]) => ({ places: items });
const ofList = '/paths/~1places/get/responses';
const found = { operationId: 'listPlaces', status: 200, at: '' };

test('R-085 a service that matches its contract has no findings', async () => {
  expect(await run()).toMatchObject({ result: 'clean', exitCode: 0, findings: [], blind: [] });
});

test.each([
  ['format-uri', list({ ...good, website: 'nongkhai' }), '/places/0/website', 'Place/properties/website/format'],
  ['min-items-max-items', list(), '/places', 'Places/properties/places/minItems'],
  ['min-items-max-items', list(good, good, good, good), '/places', 'Places/properties/places/maxItems'],
  ['extra-property', list({ ...good, size: 1 }), '/places/0/size', 'Place/additionalProperties'],
  ['write-only-field', list({ ...good, pin: '1234' }), '/places/0/pin', 'Place/properties/pin/writeOnly'],
  ['other-constraint', list({ ...good, rank: 7 }), '/places/0/rank', 'Place/properties/rank/multipleOf'],
])('R-085 %s', async (kind, body, instance, pointer) => {
  given.body = body;
  const contract = at(`/components/schemas/${pointer}`);
  expect(places(await run())).toEqual([{ ...found, kind, at: instance, contract }]);
});

test.each([
  ['many', 'type'],
  ['-1', 'minimum'],
])('R-085 bad-header: %s', async (value, keyword) => {
  given.headers['X-Total'] = value;
  const report = await run();
  const contract = at(`${ofList}/200/headers/X-Total/schema/${keyword}`);
  expect(places(report)).toEqual([{ ...found, kind: 'bad-header', contract }]);
  expect(report.findings[0]?.id).toBe('bad-header:listPlaces:200:X-Total');
});

test('R-085 body-not-documented', async () => {
  wire.answer = (response, request) => {
    if (request.headers.authorization === undefined) response.writeHead(401).end('who are you?');
    else service(response, request);
  };
  const report = await run('--only', 'listPlaces');
  const contract = at(`${ofList}/401`);
  expect(places(report)).toEqual([{ ...found, kind: 'body-not-documented', status: 401, contract }]);
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
  const contract = at('/paths/~1places/get/parameters/0/schema/maximum');
  expect(places(report)).toMatchObject([{ kind: 'invalid-request-accepted', at: '/query/limit', contract }]);
});

test('R-085 B-28 a service whose paths are below another path', async () => {
  wire.answer = (response, request) => {
    if (request.url.startsWith('/v1/')) service(response, { ...request, url: request.url.slice(3) });
    else response.writeHead(404).end();
  };
  expect(await drift(`${wire.origin}/v1/`, ...words)).toMatchObject({ result: 'clean', findings: [] });
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
