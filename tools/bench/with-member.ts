import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { withBuiltApp } from '../built-app.ts';
import { openPage } from '../open-page.ts';

interface Options {
  /** CPU slowdown of the page compared with this machine. */
  cpu?: number;
  phone?: string;
  path?: string;
}

/** Runs a measurement on the built app: signed in, with the screen of a phone and a CPU slowdown of 4. */
export async function withMember(
  measure: (page: Page, sandbox: Sandbox) => Promise<void>,
  { cpu = 4, phone = '0812345678', path = '/user/home' }: Options = {},
): Promise<void> {
  await withBuiltApp(async (browser, sandbox) => {
    const page = await openPage(browser, { token: sandbox.control.signIn(phone) });
    await page.goto(sandbox.url + path, { waitUntil: 'networkidle' });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await measure(page, sandbox);
  });
}
