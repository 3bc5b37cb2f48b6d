import { expect, test } from 'vitest';
import { createSandbox } from '../../../mocks/sandbox/server.ts';
import { portProblem } from '../../../tools/port-problem.ts';
import { freePort } from '../../../tools/free-port.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';

const { sandbox } = runningSandbox();

test.each([
  ['its port is in use', () => ({ port: sandbox().port }), /EADDRINUSE/],
  ['there is no built app', () => ({ site: '/nowhere' }), /no built app/],
])('a sandbox that cannot start because %s leaves the port of the games’ site free', async (_, options, reason) => {
  const gamePort = await freePort();
  await expect(createSandbox({ ...options(), gamePort })).rejects.toThrow(reason);
  await expect.poll(() => portProblem(gamePort)).toBeUndefined();
});

test.each([
  ['of less than 1 kB', 'short', null],
  ['of more than 1 kB', 'long '.repeat(400), 'gzip'],
])('an answer %s comes compressed only if that saves bytes', async (_size, message, encoding) => {
  sandbox().control.fail('getInfo', { status: 500, body: { message } });
  const answer = await fetch(`${sandbox().url}/api/lookup/info`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(await answer.json()).toEqual({ message });
});
