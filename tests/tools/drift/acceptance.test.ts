import { describe, expect, test } from 'vitest';
import type { Change, ForwardedAnswer } from '../../../tools/peers/drift-proxy.ts';
import { idsIn, placeIn, places } from '../../support/drift-run.ts';
import { runningDriftProxy } from '../../support/running-drift-proxy.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';

const { sandbox } = runningSandbox();
const proxy = runningDriftProxy(sandbox);

describe('drift: requests that a service must not accept', () => {
  const accept = (answer: ForwardedAnswer) => {
    answer.status = 200;
    answer.body = Buffer.from('{"refunds":[]}');
  };
  const accepted = { kind: 'invalid-request-accepted', operationId: 'listRefunds' };
  const driftAfter = (change: Change) => proxy.driftAfter('POST /api/refund', 'listRefunds', change);

  test('R-085 an accepted invalid request is reported with the violated constraint', async () => {
    const report = await driftAfter((answer, asked) => {
      const isJson = asked.headers['content-type'] === 'application/json';
      if (isJson && asked.body.toString() === '{"page":1,"limit":101}') accept(answer);
    });
    const contract = placeIn('openapi.yaml', '/components/schemas/PageRequest/properties/limit/maximum');
    expect(places(report)).toEqual([{ ...accepted, status: 200, at: '/limit', contract }]);
    expect(report.findings[0]?.curl).toContain(`--data-raw '{"page":1,"limit":101}'`);
  });

  test.each([
    ['missing required field', '/page', (body: string) => body === '{"limit":10}'],
    ['wrong media type', '', (_: string, type?: string) => type === 'text/plain'],
    ['malformed JSON', '', (body: string) => body === '{"drift":'],
    ['no body', '', (body: string) => body === ''],
    ['property too many', '/driftExtra', (body: string) => body.includes('driftExtra')],
  ])('R-085 an invalid request accepted: %s', async (_, at, isIt) => {
    const report = await driftAfter((answer, { body, headers }) => {
      if (isIt(body.toString(), headers['content-type'])) accept(answer);
    });
    expect(places(report)).toMatchObject([{ ...accepted, at }]);
  });

  test.each([
    ['no-token', (header: string | undefined) => header === undefined],
    ['bad-token', (header: string | undefined) => header?.includes('drift') === true],
  ])('R-085 auth not enforced: %s', async (detail, isIt) => {
    const report = await driftAfter((answer, { headers }) => {
      if (isIt(headers.authorization)) accept(answer);
    });
    const contract = placeIn('openapi.yaml', '/security');
    expect(idsIn(report)).toEqual([`auth-not-enforced:listRefunds:200:${detail}`]);
    expect(places(report)).toMatchObject([{ kind: 'auth-not-enforced', contract }]);
  });
});
