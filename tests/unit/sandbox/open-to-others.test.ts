import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import { namedAnswers } from '../../../mocks/sandbox/contract-example.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';
import { rich } from '../../support/test-world.ts';

const { sandbox, ask } = runningSandbox();

/** Sends a request with headers that fetch does not allow. */
async function statusOf(url: string, method: string, headers: Readonly<Record<string, string>>) {
  const asked = httpRequest(url, { method, headers });
  asked.flushHeaders();
  if (headers['Content-Length'] === undefined) asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // the type of Node's event
  asked.destroy();
  return answer.statusCode;
}

test.each([
  ['no page', 200, () => ({})],
  ['a page of its own origin', 200, (url: URL) => ({ Origin: url.origin })],
  ['the dev server', 200, () => ({ Host: 'localhost:5173', Origin: 'http://localhost:5173' })],
  ['IPv6', 200, (url: URL) => ({ Host: `[::1]:${url.port}` })],
  ['a page of another site', 403, () => ({ Origin: 'https://evil.example.com' })],
  ['a page of another port', 403, () => ({ Origin: 'http://127.0.0.1:1' })],
  ['a page without an origin', 403, () => ({ Origin: 'null' })],
  ['a page under https', 403, (url: URL) => ({ Origin: url.origin.replace('http:', 'https:') })],
  ['a picture on a page of another site', 403, () => ({ 'Sec-Fetch-Site': 'cross-site' })],
  ['a name rebound to this machine', 403, (url: URL) => ({ Host: `evil.com:${url.port}`, Origin: 'http://evil.com' })],
  ['a name that begins like a loopback address', 403, () => ({ Host: '127.0.0.1.evil.example.com' })],
])('A-138 control requests of %s get a %d', async (_, status, headersAt) => {
  sandbox().control.credit(rich, 20);
  const url = new URL(sandbox().url);
  for (const [method, path] of [
    ['GET', 'requests'] as const,
    ['DELETE', 'requests'] as const,
    ['POST', 'reset'] as const,
  ])
    expect(await statusOf(`${url.origin}/__sandbox/${path}`, method, headersAt(url))).toBe(status);
  expect(sandbox().control.ledger(rich).accounts['WALLET']).toBe(status === 200 ? '8180.00' : '8200.00');
});

test('A-138 the request log has no password and no token, whether the request is valid or not', async () => {
  const secret = 'Pass-phrase-1';
  const token = sandbox().control.signIn(rich);
  await ask('login', { json: { username: rich, password: secret } });
  await ask('login', { json: [{ deep: { PASSWORD: secret } }] });
  await ask('changePassword', { token, json: { oldPassword: secret, newPassword: secret } });
  await ask('autoLoginWithPassword', { token, params: { provider: 'pgslot', username: 'u', password: secret } });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${sandbox().url}/api/login`, { method: 'POST', headers, body: `{"password":"${secret}"` });
  await ask('login', { json: { username: 'x'.repeat(200_000), password: 'p' } });
  const { requests, control } = sandbox();
  const long: unknown = expect.stringMatching(/^\(\d{6} characters\)$/);
  expect(requests).toMatchObject([
    { body: { username: rich, password: '(hidden)' } },
    {},
    { headers: { authorization: 'Bearer (hidden)' }, body: { oldPassword: '(hidden)', newPassword: '(hidden)' } },
    { path: '/api/autoLogin/pgslot/u/(hidden)' },
    {},
    { body: long },
  ]);
  expect(JSON.stringify([requests, control.violations()])).not.toMatch(new RegExp(`${secret}|${token}`));
});

test('A-138 JSON that is nested 200,000 deep and a strange Host get a 400', async () => {
  const { url, port } = sandbox();
  const body = `{"to":"a","payload":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  const headers = { 'Content-Type': 'application/json' };
  for (const path of ['/api/login', '/__sandbox/reset', '/__sandbox/chat/raw'])
    expect((await fetch(url + path, { method: 'POST', headers, body })).status, path).toBe(400);
  for (const host of ['a b', '[', 'localhost:99999', 'x/y', 'a,b'])
    expect(
      await answerTo(port, [`GET /api/lookup/info HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`]),
    ).toMatch(/^HTTP\/1.1 400 /);
});

async function answerTo(port: number, sent: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const answer = text(socket);
  for (const part of sent) if (!socket.write(part)) await once(socket, 'drain');
  return answer;
}

test('A-138 a body over 20 MB is refused without waiting for its end, with and without a Content-Length', async () => {
  const { port, url, gameSite, control } = sandbox();
  const post = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const length = { 'Content-Length': String(20 * 1_048_576 + 65_537) };
  expect(await answerTo(port, [`${post}Content-Length: ${length['Content-Length']}\r\n\r\n`])).toContain('LOGIN_FAIL');
  const megabyte = `100000\r\n${'x'.repeat(1_048_576)}\r\n`;
  const endless = [`${post}Transfer-Encoding: chunked\r\n\r\n`, ...Array<string>(21).fill(megabyte)];
  expect(await answerTo(port, endless)).toContain('LOGIN_FAIL');
  expect(control.violations()[0]).toMatchObject({ where: 'login', message: 'the body is over 20 MB' });
  expect(await statusOf(`${url}/__sandbox/reset`, 'POST', length)).toBe(413);
  expect(await statusOf(`${gameSite}/ufabet/Default8.aspx`, 'POST', length)).toBe(413);
});

const openToAll = Object.values(operations).filter(({ security, body }) => security === 'public' && body !== null);

test.each(openToAll.map(({ id }) => id))(
  'A-117 A-138 %s answers a malformed request with a code of its own',
  async (id) => {
    const listed = namedAnswers(id).map(({ value }) => value);
    for (const json of [{}, [], null, 'text', { unknown: true }]) {
      const { status, body } = await ask(id, { json });
      expect(status).toBe(400);
      expect(listed).toContainEqual(body);
    }
  },
);
