import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { Sandbox } from '../mocks/sandbox/server.ts';
import { fullBrowser } from './browser.ts';
import { freePort } from './free-port.ts';

/** Starts a browser in which Lighthouse and Playwright open pages with the same storage. */
export async function startLighthouseBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'wallet-lighthouse-'));
  const port = await freePort();
  const args = [...fullBrowser.args, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(profile, { ...fullBrowser, args });
  return {
    context,
    /** Signs in for a member page, and out for any other. */
    async signInFor(path: string, { url, control }: Sandbox): Promise<void> {
      const page = await context.newPage();
      await page.goto(`${url}/terminated`);
      await page.evaluate(
        (token) => {
          localStorage.clear();
          localStorage.setItem('remember-agreement', 'true');
          if (token !== null) localStorage.setItem('token', token);
        },
        path.startsWith('/user') ? control.signIn('0812345678') : null,
      );
      await page.close();
    },
    async run(url: string, onlyCategories: string[]) {
      const result = await lighthouse(url, { port, logLevel: 'error', disableStorageReset: true, onlyCategories });
      if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
      return result.lhr;
    },
    async close(): Promise<void> {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
