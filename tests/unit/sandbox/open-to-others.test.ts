import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { operations, type OperationId } from '../../../generated/operations.ts';
import { namedAnswers } from '../../../mocks/sandbox/contract-example.ts';
import { logRequest, type LoggedRequest } from '../../../mocks/sandbox/request-log.ts';
import { createViolations } from '../../../mocks/sandbox/violations.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';
import { rich } from '../../support/test-world.ts';

const { sandbox, ask } = runningSandbox();

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request with headers that fetch does not allow. */
async function raw({ method = 'GET', path, headers = {}, body }: Sent) {
  const asked = httpRequest(sandbox().url + path, { method, headers }).end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // the type of Node's event
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

describe('sandbox: who may send control requests', () => {
  const ownOrigin = () => sandbox().url;
  const port = () => String(sandbox().port);

  test.each([
    ['no page', () => ({})],
    ['a page of its own origin', () => ({ Origin: ownOrigin() })],
    ['a page that calls it localhost', () => ({ Host: `localhost:${port()}`, Origin: `http://localhost:${port()}` })],
    ['the dev server', () => ({ Host: 'localhost:5173', Origin: 'http://localhost:5173' })],
    ['IPv6', () => ({ Host: `[::1]:${port()}` })],
  ])('A-138 %s may', async (_, headers) => {
    expect((await raw({ path: '/__sandbox/requests', headers: headers() })).status).toBe(200);
    expect((await raw({ method: 'POST', path: '/__sandbox/reset', headers: headers() })).status).toBe(200);
  });

  test.each([
    ['a page of another site', () => ({ Origin: 'https://evil.example.com' })],
    ['a page of another port', () => ({ Origin: 'http://127.0.0.1:1' })],
    ['a page without an origin', () => ({ Origin: 'null' })],
    ['a page under https', () => ({ Origin: ownOrigin().replace('http:', 'https:') })],
    ['a name that was rebound to this machine', () => ({ Host: `evil.example.com:${port()}` })],
    [
      'a page of a rebound name',
      () => ({ Host: `evil.example.com:${port()}`, Origin: `http://evil.example.com:${port()}` }),
    ],
    ['a name that begins like a loopback address', () => ({ Host: '127.0.0.1.evil.example.com' })],
  ])('A-138 %s may not', async (_, headers) => {
    sandbox().control.credit(rich, 20);
    for (const [method, path] of [
      ['GET', '/__sandbox/requests'],
      ['POST', '/__sandbox/reset'],
      ['DELETE', '/__sandbox/requests'],
      ['OPTIONS', '/__sandbox/reset'],
    ] as const) {
      const answer = await raw({ method, path, headers: headers() });
      expect(answer.status).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(sandbox().control.ledger(rich).accounts['WALLET']).toBe('8200.00');
  });
});

describe('sandbox: the request log', () => {
  test('A-138 the log has no password, whether the request is valid or not', async () => {
    const secret = 'Pass-phrase-1';
    await ask('login', { json: { username: rich, password: secret } });
    await ask('login', { json: [{ deep: { PASSWORD: secret } }] });
    await ask('changePassword', { as: rich, json: { oldPassword: secret, newPassword: secret } });
    const params = { provider: 'pgslot', username: 'u', password: secret };
    await ask('autoLoginWithPassword', { as: rich, params });
    const { requests } = sandbox();
    expect(requests).toMatchObject([
      { body: { username: rich, password: '(hidden)' } },
      {},
      { body: { oldPassword: '(hidden)', newPassword: '(hidden)' } },
      { path: '/api/autoLogin/pgslot/u/(hidden)' },
    ]);
    expect(JSON.stringify([requests, sandbox().control.violations()])).not.toContain(secret);
  });

  test('A-138 the invalid JSON of a login is not logged either', async () => {
    const body = '{"username":"0812345678","password":"Pass-phrase-1"';
    await raw({ method: 'POST', path: '/api/login', headers: { 'Content-Type': 'application/json' }, body });
    expect(JSON.stringify(sandbox().requests)).not.toContain('Pass-phrase-1');
  });

  test('A-138 the log keeps the latest 10,000 requests, with continuing numbers, and the latest 1,000 violations', () => {
    const log: LoggedRequest[] = [];
    const violations = createViolations(() => undefined);
    const headers = new Headers();
    for (let sent = 0; sent < 10_050; sent += 1) {
      logRequest(log, { operationId: null, method: 'GET', path: '/api/nothing', headers });
      violations.add({ kind: 'unknown', where: String(sent), pointer: '', message: '' });
    }
    expect([log.length, log[0]?.order, log.at(-1)?.order]).toEqual([10_000, 51, 10_050]);
    expect([violations.list.length, violations.list.at(-1)?.where]).toEqual([1_000, '10049']);
  });

  test('A-138 the log has only the length of a long body', async () => {
    await ask('login', { json: { username: 'x'.repeat(200_000), password: 'p' } });
    expect(sandbox().requests.at(-1)?.body).toMatch(/^\(\d{6} characters\)$/);
  });
});

describe('sandbox: large bodies', () => {
  const tooLong = 20 * 1_048_576 + 65_537;
  const post = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

  async function answerTo(sent: string[]): Promise<string> {
    const socket = connect(sandbox().port, '127.0.0.1');
    const answer = text(socket);
    for (const part of sent) if (!socket.write(part)) await once(socket, 'drain');
    return answer;
  }

  test('A-138 a body with a Content-Length over 20 MB is refused before it is sent', async () => {
    const answer = await answerTo([`${post}Content-Length: ${tooLong}\r\n\r\n`]);
    expect(answer).toContain('HTTP/1.1 400');
    expect(answer).toContain('LOGIN_FAIL');
    expect(sandbox().control.violations()).toMatchObject([{ where: 'login', message: 'the body is over 20 MB' }]);
  });

  test('A-138 a body without a Content-Length is refused when it exceeds 20 MB', async () => {
    const megabyte = `100000\r\n${'x'.repeat(1_048_576)}\r\n`;
    // An endless body. A server that waits for its end never answers.
    const answer = await answerTo([`${post}Transfer-Encoding: chunked\r\n\r\n`, ...Array<string>(21).fill(megabyte)]);
    expect(answer).toContain('LOGIN_FAIL');
  });

  test('A-138 large bodies to the control API and to the games’ site are refused too', async () => {
    const headers = { 'Content-Length': String(tooLong) };
    for (const url of [`${sandbox().url}/__sandbox/reset`, `${sandbox().gameSite}/ufabet/Default8.aspx`]) {
      const asked = httpRequest(url, { method: 'POST', headers });
      asked.flushHeaders();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // the type of Node's event
      expect(answer.statusCode).toBe(413);
      asked.destroy();
    }
  });
});

describe('sandbox: public operations', () => {
  // Every example of an error is an ErrorBody.
  const codesOf = (id: OperationId) => namedAnswers(id).map(({ value }) => (value as { message?: unknown }).message);
  const asked = Object.values(operations).filter(({ security, body }) => security === 'public' && body !== null);

  test.each(asked.map(({ id }) => id))(
    'A-117 A-138 %s answers a malformed request with a code of its own',
    async (id) => {
      const listed = codesOf(id);
      for (const json of [{}, [], null, 'text', { unknown: true }]) {
        const { status, body } = await ask(id, { json });
        expect(status).toBe(400);
        expect(listed).toContain((body as { message: string }).message); // every refusal is an ErrorBody
      }
    },
  );

  test('A-117 A-138 the active lookup answers a key that is too short with a code of its own', async () => {
    const { body } = await ask('getActive', { headers: { 'Idempotency-Key': 'short' } });
    expect(codesOf('getActive')).toContain((body as { message: string }).message); // every refusal is an ErrorBody
  });
});
