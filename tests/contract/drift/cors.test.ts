import { describe, expect, test } from 'vitest';
import { idsIn } from '../../support/drift-run.ts';
import { placesService, runningPlaces } from '../../support/places-service.ts';
import type { Answer } from '../../support/wire-server.ts';

const origin = 'https://wallet.example.com';
const { wire, run } = await runningPlaces('--origin', origin);

describe('--origin with the small contract', () => {
  const allowOrigin = 'Access-Control-Allow-Origin';
  const allowHeaders = 'Access-Control-Allow-Headers';
  const exposeHeaders = 'Access-Control-Expose-Headers';
  const allowed = { [allowOrigin]: origin, [allowHeaders]: 'Authorization', [exposeHeaders]: 'X-Total' };
  const withCors =
    (headers: Record<string, string>, status = 204): Answer =>
    (response, request) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (request.method === 'OPTIONS') response.writeHead(status).end();
      else placesService(response, request);
    };
  const details = async () => idsIn(await run('--only', 'listPlaces'));

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
    ['a star does not stand for Authorization', { ...allowed, [allowHeaders]: '*' }, ['204:preflight-authorization']],
    ['a header that is not exposed', { ...allowed, [exposeHeaders]: 'Date' }, ['answer-exposed-X-Total']],
    [
      'another origin',
      { ...allowed, [allowOrigin]: 'https://other.example' },
      ['204:preflight-origin', 'answer-origin'],
    ],
    ['no CORS at all', {}, ['204:preflight-origin', 'answer-origin']],
  ])('R-085 B-28 %s', async (_, headers, ids) => {
    wire.answer = withCors(headers);
    expect(await details()).toEqual(ids.map((id) => `cors:listPlaces:${id}`));
  });

  test('R-085 B-28 a header that the answer does not have need not be exposed', async () => {
    const withoutTotal = withCors({ ...allowed, [exposeHeaders]: '' });
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
