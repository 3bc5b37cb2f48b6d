/** `npm run mock`: Prism with openapi.yaml on a fixed port (PORT), behind the proxy of example-proxy.ts. */
import { once } from 'node:events';
import { portProblem } from '../port-problem.ts';
import { readArguments } from '../read-arguments.ts';
import { startPrism } from '../start-prism.ts';
import { createExampleProxy } from './example-proxy.ts';

const { verboseLevel } = readArguments({
  usage: 'npm run mock -- [--verboseLevel silent|warn|info]',
  options: { verboseLevel: { type: 'string', default: 'info' } },
}).values;
const host = '127.0.0.1';
const port = process.env['PORT'] ?? '4010';
const busy = await portProblem(port, host);
if (busy !== undefined) {
  console.error(`${busy}: give Prism another with PORT=4011.`);
  process.exit(1);
}
const { url } = await startPrism(verboseLevel);
await once(createExampleProxy(url).listen(Number(port), host), 'listening');
console.log(`Prism is at http://${host}:${port}. Ask for an example by its status and its name in openapi.yaml:
curl -X POST http://localhost:${port}/api/login -H 'Content-Type: application/json' -H 'Prefer: code=400, example=WRONG_CREDENTIAL' -d '{"username":"0812345678","password":"naga1234"}'`);
