import { describe, expect, test } from 'vitest';
import type { ForwardedAnswer } from '../../../tools/peers/drift-proxy.ts';
import { drift, lineOf, login, places } from '../../support/drift-run.ts';
import { runningDriftProxy } from '../../support/running-drift-proxy.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';

const { sandbox } = runningSandbox();
const proxy = runningDriftProxy(sandbox);

describe('drift: requests that a service must not accept', () => {
  const accept = (answer: ForwardedAnswer) => {
    answer.status = 200;
    answer.body = Buffer.from('{"refunds":[]}');
  };

  test('R-085 an accepted invalid request is reported with the violated constraint', async () => {
    proxy().only('POST /api/refund', (answer, asked) => {
      const isJson = asked.headers['content-type'] === 'application/json';
      if (isJson && asked.body.toString() === '{"page":1,"limit":101}') accept(answer);
    });
    const report = await drift(proxy().url, ...login, '--only', 'listRefunds');
    const line = lineOf('openapi.yaml', '    PageRequest:', '        limit:', 'maximum:');
    expect(places(report)).toEqual([
      {
        kind: 'invalid-request-accepted',
        operationId: 'listRefunds',
        status: 200,
        at: '/limit',
        contract: `openapi.yaml:${line} /components/schemas/PageRequest/properties/limit/maximum`,
      },
    ]);
    expect(report.findings[0]?.curl).toContain(`--data-raw '{"page":1,"limit":101}'`);
  });

  test.each([
    ['missing required field', '/page', (body: string) => body === '{"limit":10}'],
    ['wrong media type', '', (_: string, type?: string) => type === 'text/plain'],
    ['malformed JSON', '', (body: string) => body === '{"drift":'],
    ['no body', '', (body: string) => body === ''],
    ['property too many', '/driftExtra', (body: string) => body.includes('driftExtra')],
  ])('R-085 an invalid request accepted: %s', async (_, at, isIt) => {
    proxy().only('POST /api/refund', (answer, { body, headers }) => {
      if (isIt(body.toString(), headers['content-type'])) accept(answer);
    });
    const { findings } = await drift(proxy().url, ...login, '--only', 'listRefunds');
    expect(findings).toMatchObject([
      { kind: 'invalid-request-accepted', operationId: 'listRefunds', instancePointer: at },
    ]);
  });

  test.each([
    ['no-token', (header: string | undefined) => header === undefined],
    ['bad-token', (header: string | undefined) => header?.includes('drift') === true],
  ])('R-085 auth not enforced: %s', async (detail, isIt) => {
    proxy().only('POST /api/refund', (answer, { headers }) => {
      if (isIt(headers.authorization)) accept(answer);
    });
    const report = await drift(proxy().url, ...login, '--only', 'listRefunds');
    const line = lineOf('openapi.yaml', 'security:');
    expect(report.findings.map(({ id }) => id)).toEqual([`auth-not-enforced:listRefunds:200:${detail}`]);
    expect(places(report)).toMatchObject([{ kind: 'auth-not-enforced', contract: `openapi.yaml:${line} /security` }]);
  });
});
