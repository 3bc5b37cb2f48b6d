/** `npm run dev`: the dev server with the sandbox. Without the style CSP, because the dev server injects styles. */
import { addressOf, appServer, runServers } from './tasks/run-servers.ts';
import { readArguments } from './read-arguments.ts';

readArguments({ usage: 'npm run dev' });

const sandbox = { host: '127.0.0.1', port: 4001 };

await runServers([
  appServer({ WALLET_DEV_BACKEND: addressOf(sandbox), WALLET_DEV_CHAT: addressOf(sandbox) }),
  { name: 'sandbox', ...sandbox, run: ['mocks/sandbox/main.ts', '--port', String(sandbox.port)] },
]);
