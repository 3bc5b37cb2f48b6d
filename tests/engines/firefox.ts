import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { firefox as playwrights } from '@playwright/test';
import { installPeers } from '../../tools/install-peers.ts';
import type { Engine, Start } from './engine.ts';

const found = ['/usr/bin/firefox-esr', '/usr/bin/firefox', playwrights.executablePath()].find(existsSync);

/** The part of puppeteer-core that is used, as its documentation states it. */
interface Puppeteer {
  launch: (
    options: object,
  ) => Promise<{ version: () => Promise<string>; newPage: () => Promise<Page>; close: () => Promise<void> }>;
}
interface Handle {
  uploadFile: (file: string) => Promise<void>;
  evaluate: <Result>(work: (element: Element) => Result) => Promise<Result>;
}
interface Page {
  setViewport: (size: { width: number; height: number }) => Promise<void>;
  goto: (address: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: Engine['run'];
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  keyboard: { press: (key: string) => Promise<void> };
  $: (selector: string) => Promise<Handle | null>;
  $$: (selector: string) => Promise<Handle[]>;
}

/** Starts Firefox with WebDriver BiDi. `options` are those of Puppeteer's `launch`. */
export async function startFirefox(options: object = {}): Promise<Engine> {
  const folder = await installPeers({ 'puppeteer-core': '25.16.0' });
  const puppeteer = createRequire(join(folder, 'package.json'))('puppeteer-core') as Puppeteer; // as documented
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: found, headless: true, ...options });
  const page = await browser.newPage();
  await page.setViewport({ width: 412, height: 915 });
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    run: (work, ...args) => page.evaluate(work, ...args),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    choose: async (selector, file) => (await page.$(selector))?.uploadFile(file),
    async hasFocus(role, name) {
      // BiDi's accessibility locator.
      const named = await page.$$(`aria/${name}[role="${role}"]`);
      const focused = await Promise.all(
        named.map((each) => each.evaluate((element) => element === document.activeElement)),
      );
      return focused.includes(true);
    },
    close: () => browser.close(),
  };
}

/** Firefox by WebDriver BiDi: Debian's, or Playwright's own build. */
export const firefox: Start = {
  name: 'Firefox',
  needs: 'firefox-esr',
  start: found === undefined ? undefined : () => startFirefox(),
};
