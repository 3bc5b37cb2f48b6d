import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { portProblem } from '../../tools/port-problem.ts';
import { startTool } from '../support/run-tool.ts';

const dev = (port: number) => startTool(['tools/dev.ts', '--port', String(port)]);

/** Distances from the port of the app. */
const [sandbox, games] = [4001 - 5173, 4006 - 5173];

/** A port of the app with which all three are free. */
async function freePorts(): Promise<number> {
  const port = await freePort();
  const problems = await Promise.all([sandbox, games].map((distance) => portProblem(port + distance)));
  return problems.every((problem) => problem === undefined) ? port : freePorts();
}

/** A run whose three servers say their addresses. */
async function startOnFreePorts() {
  const port = await freePorts();
  const { child, ended, said } = dev(port);
  const addresses = [port, port + sandbox, port + games].map((each) => new RegExp(`http://[a-z0-9.]+:${each}\\b`));
  let code: number | null | undefined;
  void ended.then((exit) => (code = exit));
  const isUp = () => addresses.every((address) => address.test(said.output));
  await vi.waitUntil(() => isUp() || code !== undefined, { timeout: 120_000 });
  // Another program of this machine has taken one of the ports since.
  if (said.output.includes('is in use')) return startOnFreePorts();
  expect(isUp(), said.output).toBe(true);
  return { port, child, ended };
}

test('npm run dev -- --port moves the app, the sandbox and the game sites', async () => {
  const { port, child, ended } = await startOnFreePorts();
  const answer = await fetch(`http://localhost:${port}/api/lookup/active`);
  expect(answer.status).toBe(200);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});

test('a port in use ends npm run dev with one line that says how to move all', async () => {
  const busy = await freePort();
  const port = busy - sandbox;
  const server = createServer().listen(busy, '127.0.0.1');
  await once(server, 'listening');
  const { ended, said } = dev(port);
  expect(await ended).toBe(2);
  const advice = `stop what uses it, or move all ports: npm run dev -- --port ${port + 1}`;
  expect(said.output).toBe(`Port ${busy} is in use, and the sandbox would use it: ${advice}\n`);
  server.close();
});
