/** `npm run dev:mock`: the dev server, Prism and the chat server together. */
import { readDevPorts } from './dev-ports.ts';
import { addressOf, appServer, runServers } from './tasks/run-servers.ts';

const { app, moved, advice } = readDevPorts('npm run dev:mock');

const mock = { host: '127.0.0.1', port: moved(4010) };
const chat = { host: '127.0.0.1', port: moved(4020) };

await runServers(
  [
    appServer(app, { WALLET_DEV_BACKEND: addressOf(mock), WALLET_DEV_CHAT: addressOf(chat) }),
    {
      name: 'mock',
      ...mock,
      run: ['tools/mock.ts', 'openapi.yaml', '--port', String(mock.port), '--verboseLevel', 'warn'],
    },
    { name: 'chat', ...chat, run: ['mocks/chat-server.ts', '--port', String(chat.port)] },
  ],
  advice,
);
