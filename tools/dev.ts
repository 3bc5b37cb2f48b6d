/** `npm run dev`: the dev server with the sandbox. Without the style CSP, because the dev server injects styles. */
import { gamePortStep } from '../mocks/sandbox/command-line.ts';
import { readDevPorts } from './dev-ports.ts';
import { addressOf, appServer, runServers } from './tasks/run-servers.ts';

const { app, moved, advice } = readDevPorts('npm run dev');

const sandbox = { host: '127.0.0.1', port: moved(4001) };

await runServers(
  [
    appServer(app, { WALLET_DEV_BACKEND: addressOf(sandbox), WALLET_DEV_CHAT: addressOf(sandbox) }),
    {
      name: 'sandbox',
      ...sandbox,
      gamePort: sandbox.port + gamePortStep,
      run: ['mocks/sandbox/main.ts', '--port', String(sandbox.port)],
    },
  ],
  advice,
);
