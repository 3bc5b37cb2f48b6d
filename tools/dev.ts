import { createServer } from 'vite';
import { createSandbox } from '../mocks/sandbox/server.ts';
import { printSandbox } from '../mocks/sandbox/banner.ts';

// `npm run dev`: the app with hot reload, beside the sandbox. Without the style CSP, because the dev server injects styles.
const sandbox = await createSandbox({ port: Number(process.env['SANDBOX_PORT'] ?? 4001) });
process.env['WALLET_DEV_BACKEND'] = sandbox.url;
const vite = await createServer({ mode: process.env['WALLET_MODE'] ?? 'sandbox' });
await vite.listen();
vite.printUrls();
