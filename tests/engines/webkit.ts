import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { freePort } from '../../tools/free-port.ts';
import type { Engine, Key, Start } from './engine.ts';

const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
const isHere = miniBrowser !== undefined && ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every(existsSync);

/** The codes of keys in WebDriver. */
const keyCodes: Record<Key, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  PageDown: '\uE00F',
};

/** The key of an element in the answers of WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function start(binary: string): Promise<Engine> {
  const port = await freePort();
  // In a process group of its own, because xvfb-run does not end the driver and the display that it starts.
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', detached: true });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, init);
    const { value } = (await answer.json()) as { value: Value }; // the format of WebDriver
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const until = performance.now() + 20_000;
  const ready = (): Promise<unknown> =>
    fetch(`http://127.0.0.1:${port}/status`).catch((problem: unknown) => {
      if (performance.now() > until) throw problem;
      return new Promise((resolve) => setTimeout(resolve, 100)).then(ready);
    });
  await ready();
  const browserOptions = { binary, args: ['--automation'] };
  const opened = await call<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const { sessionId, capabilities } = opened;
  const of = <Value>(method: string, path: string, body?: object) => call<Value>(method, `/${sessionId}${path}`, body);
  await of('POST', '/window/rect', { width: 412, height: 915 });
  const find = async (selector: string) => {
    const found = await of<Record<string, string>>('POST', '/element', { using: 'css selector', value: selector });
    return `/element/${found[elementKey] ?? ''}`;
  };
  const type = async (selector: string, text: string) =>
    void (await of('POST', `${await find(selector)}/value`, { text }));
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: async (url) => void (await of('POST', '/url', { url })),
    run: (work, ...args) => of('POST', '/execute/sync', { script: `return (${String(work)})(...arguments)`, args }),
    click: async (selector) => void (await of('POST', `${await find(selector)}/click`, {})),
    type,
    async press(key) {
      const actions = ['keyDown', 'keyUp'].map((act) => ({ type: act, value: keyCodes[key] }));
      await of('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    back: async () => void (await of('POST', '/back', {})),
    reload: async () => void (await of('POST', '/refresh', {})),
    choose: type,
    async hasFocus(role, name) {
      const active = await of<Record<string, string>>('GET', '/element/active');
      const element = `/element/${active[elementKey] ?? ''}`;
      const computed = [
        await of<string>('GET', `${element}/computedrole`),
        await of<string>('GET', `${element}/computedlabel`),
      ];
      return computed[0] === role && computed[1] === name;
    },
    findsTexts: true,
    async close() {
      await of('DELETE', '');
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}

/** WebKit by WebDriver: WebKitGTK with its MiniBrowser on a display in memory. */
export const webkit: Start = {
  name: 'WebKit',
  needs: 'webkit2gtk-driver xvfb',
  start: isHere ? () => start(miniBrowser) : undefined,
};
