/** `npm run mock`: `prism mock openapi.yaml` on a fixed port (PORT), in this process. Further arguments go to Prism. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { createExampleProxy } from './example-proxy.ts';
import { portProblem } from '../port-problem.ts';
import { isNewEnough } from '../setup/node.js';

const host = '127.0.0.1';
const port = process.env['PORT'] ?? '4010';
const document = join(import.meta.dirname, '../..', 'openapi.yaml');
const busy = await portProblem(port, host);
const problem = nodeProblem() ?? (busy && `${busy}: give Prism another with PORT=4011.`);

if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  const prismPort = await freePort();
  await startPrism(prismPort);
  await once(createExampleProxy(document, prismPort).listen(Number(port), host), 'listening');
  console.log(`Ask for an example by its status and its name in openapi.yaml:
curl -X POST http://localhost:${port}/api/login -H 'Content-Type: application/json' -H 'Prefer: code=400, example=WRONG_CREDENTIAL' -d '{"username":"0812345678","password":"naga1234"}'`);
}

function nodeProblem(): string | undefined {
  if (isNewEnough(process.versions.node)) return undefined;
  return `Prism needs Node 24.18 or newer, this is ${process.versions.node}: start it with \`npm run mock\`, which brings its own.`;
}

/** Starts Prism behind the proxy. The printed addresses are those of the proxy. */
async function startPrism(prismPort: number): Promise<void> {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (text: string | Uint8Array) =>
    write(typeof text === 'string' ? text.replaceAll(`${host}:${prismPort}`, `${host}:${port}`) : text);
  process.argv.splice(2, 0, 'mock', document, '--host', host, '--port', String(prismPort), '--no-multiprocess');
  await import('@stoplight/prism-cli/dist/index.js');
  while (!(await answers(prismPort))) await wait(50);
}

function answers(prismPort: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(prismPort, host);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
