import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { root } from '../support/contract.ts';
import { freePort } from '../../tools/free-port.ts';

/** `npm run mock` without its set-up. */
function mock(port: number | string): { process: ChildProcess; output: () => string } {
  let output = '';
  const child = spawn(process.execPath, ['tools/mock/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
  });
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
    await vi.waitUntil(() => running.output().includes('curl'), { timeout: 30_000 });
    announcement = running.output().trim().split('\n');
  }, 40_000);

  afterAll(() => running.process.kill());

  const send = (method: string, path: string, body: object, prefer?: string) =>
    fetch(`http://localhost:${port}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(prefer && { Prefer: prefer }) },
      body: JSON.stringify(body),
    });

  const login = { username: '0812345678', password: 'naga1234' };

  test('R-084 answers the requested example of a refused login', async () => {
    const response = await send('POST', '/api/login', login, 'code=400, example=WRONG_CREDENTIAL');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'WRONG_CREDENTIAL' });
  });

  test('R-084 a wrong name is answered with the existing names', async () => {
    const response = await send('POST', '/api/login', login, 'code=400, example=WRONG_CREDENTAIL');
    // Both are compared with the expected values below.
    const problem = (await response.json()) as { title: string; examples: string[] };
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(problem.title).toMatch(/POST \/api\/login \(login\): It has no example WRONG_CREDENTAIL\./);
    expect(problem.examples).toContain('code=400, example=WRONG_CREDENTIAL');
  });

  test('R-084 the query of the address can request an example too', async () => {
    const response = await fetch(`http://localhost:${port}/api/lookup/banks?__code=200&__example=emtpy`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('It has no example emtpy.');
  });

  test('R-084 a body that is not JSON gets an error', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`http://localhost:${port}/api/login`, {
      method: 'POST',
      headers,
      body: '{"username":',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('The body is not JSON');
  });

  test('R-084 an upload is forwarded to Prism', async () => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(100_000)], 'slip.png', { type: 'image/png' }));
    const response = await fetch(`http://localhost:${port}/api/wallet/slip`, {
      method: 'POST',
      body,
      headers: { Authorization: 'Bearer token' },
    });
    expect(response.status).toBe(200);
  });

  test('prints in its last two lines how to request an example', () => {
    expect(announcement.slice(-2)).toEqual([
      'Ask for an example by its status and its name in openapi.yaml:',
      expect.stringContaining(`http://localhost:${port}/api/login`),
    ]);
  });

  test.each<[string, () => number | string, RegExp]>([
    ['a busy', () => port, /^Port \d+ is in use: give Prism another with PORT=4011\.\n$/],
    ['an invalid', () => 'soon', /^soon is not a port: give Prism another with PORT=4011\.\n$/],
  ])('refuses %s port with one line', async (_what, wanted, line) => {
    const { process: refused, output } = mock(wanted());
    await once(refused, 'close');
    expect(refused.exitCode).toBe(1);
    expect(output()).toMatch(line);
  });
});
