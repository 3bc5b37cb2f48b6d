import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { root } from '../support/contract.ts';
import { freePort } from '../support/free-port.ts';

/** `npm run mock` without its set-up. */
function mock(port: number | string): { process: ChildProcess; output: () => string } {
  let output = '';
  const child = spawn(process.execPath, ['tools/mock.ts'], { cwd: root, env: { ...process.env, PORT: String(port) } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return { process: child, output: () => output };
}

describe('npm run mock', () => {
  let port: number;
  let running: ReturnType<typeof mock>;
  let announcement: string[];

  beforeAll(async () => {
    port = await freePort();
    running = mock(port);
    await vi.waitUntil(() => running.output().includes('curl'), { timeout: 9000 });
    announcement = running.output().trim().split('\n');
  });

  afterAll(() => running.process.kill());

  const send = (method: string, path: string, body: object, prefer?: string) =>
    fetch(`http://localhost:${port}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(prefer && { Prefer: prefer }) },
      body: JSON.stringify(body),
    });

  test('R-084 answers the requested example of a refused login', async () => {
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

  test('explains in its last two lines how to request an example', () => {
    expect(announcement.slice(-2)).toEqual([
      'Ask for an example by its status and its name in openapi.yaml:',
      expect.stringContaining(`http://localhost:${port}/api/login`),
    ]);
  });

  const refusal = async (wanted: number | string) => {
    const refused = mock(wanted);
    await once(refused.process, 'close');
    return { code: refused.process.exitCode, output: refused.output() };
  };

  test('a port in use is one line', async () => {
    expect(await refusal(port)).toEqual({
      code: 1,
      output: `Port ${port} is in use: give Prism another with PORT=4011.\n`,
    });
  });

  test('an invalid port is one line', async () => {
    expect(await refusal('soon')).toEqual({
      code: 1,
      output: 'soon is not a port: give Prism another with PORT=4011.\n',
    });
  });
});
