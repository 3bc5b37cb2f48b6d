import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installPeers } from '../../tools/install-peers.ts';
import type { Engine } from './engine.ts';

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
interface Answers {
  'Runtime.evaluate': { result: { objectId?: string } };
  'Accessibility.getPartialAXTree': { nodes: { role: { value: string }; name: { value: string } }[] };
}
interface Session {
  send: <Method extends keyof Answers>(method: Method, parameters: object) => Promise<Answers[Method]>;
}
interface Page {
  setViewport: (size: { width: number; height: number }) => Promise<void>;
  goto: (address: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  evaluate: Engine['run'];
  click: (selector: string) => Promise<void>;
  keyboard: { press: (key: string) => Promise<void>; type: (text: string) => Promise<void> };
  target: () => { createCDPSession: () => Promise<Session> };
  $: (selector: string) => Promise<Handle | null>;
  $$: (selector: string) => Promise<Handle[]>;
}

/** The folder with the installed drivers. */
export const installDrivers = (): Promise<string> => installPeers(join(import.meta.dirname, 'packages'));

/** Starts a browser with a Puppeteer of the folder of `installDrivers`. `options` are those of its `launch`. */
export async function startByPuppeteer(
  folder: string,
  driver: 'puppeteer-core' | 'puppeteer-core-19',
  options: object,
  protocol: 'bidi' | 'cdp',
): Promise<Engine> {
  const puppeteer = createRequire(join(folder, 'package.json'))(driver) as Puppeteer; // as documented
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  await page.setViewport({ width: 412, height: 915 });
  const session = protocol === 'cdp' ? await page.target().createCDPSession() : undefined;
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    run: (work, ...args) => page.evaluate(work, ...args),
    click: (selector) => page.click(selector),
    async type(selector, text) {
      // The start of the app may have replaced the field: Puppeteer's own `type` then presses the keys at no field.
      const hasFocus = await page.evaluate((at) => {
        const field = document.querySelector<HTMLElement>(at);
        field?.focus();
        return field !== null && field === document.activeElement;
      }, selector);
      if (!hasFocus) throw new Error(`${selector} does not take the focus`);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    async choose(selector, file) {
      const field = await page.$(selector);
      if (!field) throw new Error(`There is no ${selector}`);
      await field.uploadFile(file);
    },
    async hasFocus(role, name) {
      // Both by the accessibility tree of the browser. In Chromium 109 a search through the whole tree may never end.
      if (session) {
        const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
        const asked = { objectId: result.objectId, fetchRelatives: false };
        const { nodes } = await session.send('Accessibility.getPartialAXTree', asked);
        return nodes[0]?.role.value === role && nodes[0].name.value === name;
      }
      const named = await page.$$(`aria/${name}[role="${role}"]`);
      const focused = await Promise.all(
        named.map((each) => each.evaluate((element) => element === document.activeElement)),
      );
      return focused.includes(true);
    },
    findsTexts: true,
    close: () => browser.close(),
  };
}
