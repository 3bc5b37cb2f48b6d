import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startDriftProxy } from '../../../tools/peers/drift-proxy.ts';
import { drift, login } from '../../support/drift-run.ts';
import { placesContract, placesService } from '../../support/places-service.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';
import { startWireServer, type Answer } from '../../support/wire-server.ts';

const origin = 'https://wallet.example.com';
const { sandbox } = runningSandbox();
let wire: Awaited<ReturnType<typeof startWireServer>>;
let proxy: Awaited<ReturnType<typeof startDriftProxy>>;

beforeAll(async () => {
  process.env['DRIFT_TEST_TOKEN'] = 'secret-of-mine';
  wire = await startWireServer();
  proxy = await startDriftProxy(sandbox().url);
});
beforeEach(() => wire.reset());
afterAll(async () => {
  await wire.close();
  await proxy.close();
});

const words = ['--contract', placesContract, '--auth-env', 'DRIFT_TEST_TOKEN', '--origin', origin];
const run = (...more: string[]) => drift(wire.origin, ...words, ...more);

describe('--origin with the small contract', () => {
  const allowed = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'Authorization',
    'Access-Control-Expose-Headers': 'X-Total',
  };
  const withCors =
    (headers: Record<string, string>, status = 204): Answer =>
    (response, request) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (request.method === 'OPTIONS') response.writeHead(status).end();
      else placesService(response, request);
    };
  const details = async () => (await run('--only', 'listPlaces')).findings.map(({ id }) => id);

  test('R-085 B-28 a service that allows the origin has no findings', async () => {
    wire.answer = withCors(allowed);
    expect(await run()).toMatchObject({ result: 'clean', findings: [] });
    expect(wire.received.find(({ method }) => method === 'OPTIONS')?.headers).toMatchObject({
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    });
  });

  test.each([
    [
      'a star does not stand for Authorization',
      { ...allowed, 'Access-Control-Allow-Headers': '*' },
      ['cors:listPlaces:204:preflight-authorization'],
    ],
    [
      'a header that is not exposed',
      { ...allowed, 'Access-Control-Expose-Headers': 'Date' },
      ['cors:listPlaces:answer-exposed-X-Total'],
    ],
    [
      'another origin',
      { ...allowed, 'Access-Control-Allow-Origin': 'https://other.example' },
      ['cors:listPlaces:204:preflight-origin', 'cors:listPlaces:answer-origin'],
    ],
    ['no CORS at all', {}, ['cors:listPlaces:204:preflight-origin', 'cors:listPlaces:answer-origin']],
  ])('R-085 B-28 %s', async (_, headers, ids) => {
    wire.answer = withCors(headers);
    expect(await details()).toEqual(ids);
  });

  test('R-085 B-28 the messages tell the preflight from the answer', async () => {
    wire.answer = withCors({});
    const { findings } = await run('--only', 'listPlaces');
    expect(findings.map(({ message }) => message.split('because ')[1])).toEqual([
      `Access-Control-Allow-Origin of the preflight is absent, not ${origin}.`,
      `Access-Control-Allow-Origin of the answer is absent, not ${origin}.`,
    ]);
  });

  test('R-085 B-28 a header that the answer does not have need not be exposed', async () => {
    const withoutTotal = withCors({ ...allowed, 'Access-Control-Expose-Headers': '' });
    wire.answer = (response, request) => {
      const writeHead = response.writeHead.bind(response);
      response.writeHead = (status: number) => writeHead(status, { 'Content-Type': 'application/json' });
      withoutTotal(response, request);
    };
    expect(await details()).toEqual(['missing-header:listPlaces:200:X-Total']);
  });

  test('R-085 B-28 a refused preflight', async () => {
    wire.answer = withCors(allowed, 404);
    expect(await details()).toEqual(['cors:listPlaces:404:preflight-status']);
  });
});

describe('--origin with the sandbox', () => {
  test('R-085 B-28 a page of another origin can use it, its public calls with a token included', async () => {
    const only = 'getInfo,getActive,transfer';
    const report = await drift(sandbox().url, ...login, '--write', '--origin', origin, '--only', only);
    expect(report).toMatchObject({ result: 'clean', findings: [] });
  });

  test('R-085 A-120 B-28 the Date of a QR code that a page cannot read', async () => {
    proxy.only('GET /api/qrcode/WW', (answer) => delete answer.headers['access-control-expose-headers']);
    const words = ['--origin', origin, '--only', 'getQrcode'];
    const { findings } = await drift(proxy.url, ...login, ...words);
    expect(findings.map(({ id }) => id)).toEqual(['cors:getQrcode:answer-exposed-Date']);
  });

  test('R-085 B-28 a public call that a page with a token could not make', async () => {
    const name = 'access-control-allow-headers';
    proxy.only('OPTIONS /api/lookup/info', (answer) => (answer.headers[name] = 'X-Client'));
    const { findings } = await drift(proxy.url, '--origin', origin, '--only', 'getInfo');
    expect(findings.map(({ id }) => id)).toEqual(['cors:getInfo:204:preflight-authorization']);
  });
});
