import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { createSandbox, type Sandbox } from '../mocks/sandbox/server.ts';
import { fullBrowser } from './browser.ts';

type Mode = 'sandbox' | 'sandbox-laos';

/** The folder of `npm run build:all`. Without it, throws an error that names the command. */
export function builtApp(mode: Mode = 'sandbox'): string {
  const site = join(import.meta.dirname, '../dist', mode);
  if (!existsSync(join(site, 'login.html'))) throw new Error('There is no built app: run `npm run build:all` first.');
  return site;
}

/** Opens the built app on its sandbox in a browser, and closes both after `work`. */
export async function withBuiltApp(
  work: (browser: Browser, sandbox: Sandbox) => Promise<void>,
  mode: Mode = 'sandbox',
): Promise<void> {
  const sandbox = await createSandbox({ site: builtApp(mode), laos: mode === 'sandbox-laos' });
  try {
    const opened = await chromium.launch(fullBrowser);
    try {
      await work(opened, sandbox);
    } finally {
      await opened.close();
    }
  } finally {
    await sandbox.close();
  }
}
