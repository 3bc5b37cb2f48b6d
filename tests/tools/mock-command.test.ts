import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTool } from '../support/run-tool.ts';
import { freePort } from '../../tools/free-port.ts';

/** `npm run mock` without its set-up. */
const mock = (port: number) => startTool(['tools/mock/main.ts'], { env: { PORT: String(port) } });

describe('npm run mock', () => {
  let port: number;
  let running: ReturnType<typeof mock>;

  beforeAll(async () => {
    port = await freePort();
    running = mock(port);
    await vi.waitUntil(() => running.said.output.includes('curl'), { timeout: 30_000 });
  }, 40_000);

  afterAll(() => running.child.kill());

  const json = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ username: '0812345678', password: 'naga1234' });
  const send = (path: string, init: RequestInit) =>
    fetch(`http://localhost:${port}${path}`, { method: 'POST', ...init });

  test('R-084 answers the requested example of a refused login', async () => {
    const headers = { ...json, Prefer: 'code=400, example=WRONG_CREDENTIAL' };
    const response = await send('/api/login', { headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'WRONG_CREDENTIAL' });
  });

  test.each([
    ['a wrong name', 'POST', '/api/login', 'code=400, example=WRONG_CREDENTAIL'],
    ['a name without its code', 'POST', '/api/login', 'example=WRONG_CREDENTIAL'],
    ['another status', 'POST', '/api/login', 'code=404'],
    ['a wrong name in the query', 'GET', '/api/lookup/banks?__code=200&__example=emtpy', undefined],
  ])('R-084 %s is answered with the existing names', async (_what, method, path, prefer) => {
    const headers = { ...json, ...(prefer !== undefined && { Prefer: prefer }) };
    const response = await send(path, { method, headers, body: method === 'POST' ? body : null });
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.text()).toMatch(/has no answer [^]*"code=200, example=typical"/);
  });

  test('R-084 a body that is not JSON gets an error', async () => {
    const response = await send('/api/login', { headers: json, body: '{"username":' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('The body is not JSON');
  });

  test('R-084 an upload is forwarded to Prism', async () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(100_000)], 'slip.png', { type: 'image/png' }));
    const response = await send('/api/wallet/slip', { body: form, headers: { Authorization: 'Bearer token' } });
    expect(response.status).toBe(200);
  });

  test('says how to request an example, and refuses a busy port with one line', async () => {
    expect(running.said.output).toContain(`curl -X POST http://localhost:${port}/api/login`);
    const { ended, said } = mock(port);
    expect(await ended).toBe(1);
    expect(said.output).toMatch(/^Port \d+ is in use: give Prism another with PORT=4011\.\n$/);
  });
});
