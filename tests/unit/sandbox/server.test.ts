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
