import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { root } from '../support/contract.ts';
import { freePort } from './free-port.ts';

/** `npm run mock` behind its set-up. */
function mock(port: number | string): { process: ChildProcess; output: () => string } {
  let output = '';
  const child = spawn(process.execPath, ['tools/mock.ts'], { cwd: root, env: { ...process.env, PORT: String(port) } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { process: child, output: () => output };
}

describe('npm run mock', () => {
  let port: number;
  let running: ReturnType<typeof mock>;

  beforeAll(async () => {
    port = await freePort();
    running = mock(port);
    await vi.waitUntil(() => running.output().includes('Ask for an example'), { timeout: 9000 });
  });

  afterAll(() => running.process.kill());

  const send = (method: string, path: string, body: object, prefer?: string) =>
    fetch(`http://localhost:${port}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(prefer && { Prefer: prefer }) },
      body: JSON.stringify(body),
    });

  test('R-084 answers the example of a refused login that is asked for', async () => {
    const login = { username: '0812345678', password: 'naga1234' };
    const response = await send('POST', '/api/login', login, 'code=400, example=WRONG_CREDENTIAL');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'WRONG_CREDENTIAL' });
  });

  test('R-036 A-05 answers read-customer with its slash, and 404 without', async () => {
    const reader = { userId: '665f1c2ab7d94e0012a4c101', guestId: '' };
    expect((await send('PUT', '/api/chat/read-customer/', reader)).status).toBe(200);
    expect((await send('PUT', '/api/chat/read-customer', reader)).status).toBe(404);
  });

  test('says in its last two lines how to ask for an example', () => {
    expect(running.output().trim().split('\n').slice(-2)).toEqual([
      'Ask for an example by its status and its name in openapi.yaml:',
      expect.stringContaining(`http://localhost:${port}/api/login`),
    ]);
  });

  test.each([
    ['a busy port', () => port, () => `Port ${port} is in use: give Prism another with PORT=4011.\n`],
    ['no port', () => 'soon', () => 'NaN is not a port: give Prism another with PORT=4011.\n'],
  ])('refuses %s with one line', async (_, wanted, line) => {
    const refused = mock(wanted());
    const [code] = await once(refused.process, 'close');
    expect(code).toBe(1);
    expect(refused.output()).toBe(line());
  });
});
