import { existsSync } from 'node:fs';
import { firefox as playwrights } from '@playwright/test';
import { installPeers } from '../../tools/install-peers.ts';
import type { Engine, Start } from './engine.ts';
import { startByPuppeteer } from './puppeteer.ts';

const found = ['/usr/bin/firefox-esr', '/usr/bin/firefox', playwrights.executablePath()].find(existsSync);

/** Starts Firefox with WebDriver BiDi. `options` are those of Puppeteer's `launch`. */
export async function startFirefox(options: object = {}): Promise<Engine> {
  const folder = await installPeers({ 'puppeteer-core': '25.16.0' });
  return startByPuppeteer(folder, { browser: 'firefox', executablePath: found, ...options }, 'bidi');
}

/** Firefox by WebDriver BiDi: Debian's, or Playwright's own build. */
export const firefox: Start = {
  name: 'Firefox',
  needs: 'firefox-esr',
  start: found === undefined ? undefined : () => startFirefox(),
};
