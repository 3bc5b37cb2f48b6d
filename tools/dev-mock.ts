/** `npm run dev:mock`: the dev server, Prism and the chat server together. */
import { addressOf, appPart, runTogether } from './run-together.ts';

const mock = { host: '127.0.0.1', port: 4010 };
const chat = { host: '127.0.0.1', port: 4020 };

await runTogether([
  appPart({ WALLET_DEV_BACKEND: addressOf(mock), WALLET_DEV_CHAT: addressOf(chat) }),
  { name: 'mock', ...mock, command: ['tools/mock.ts', '--verboseLevel', 'warn'], env: { PORT: String(mock.port) } },
  { name: 'chat', ...chat, command: ['mocks/chat-server.ts', '--port', String(chat.port)], env: {} },
]);
