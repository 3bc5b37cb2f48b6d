import { existsSync } from 'node:fs';
import { firefox as playwrights } from '@playwright/test';
import type { Engine, Start } from './engine.ts';
import { installDrivers, startByPuppeteer } from './puppeteer.ts';

const found = ['/usr/bin/firefox-esr', '/usr/bin/firefox', playwrights.executablePath()].find(existsSync);

/** Starts Firefox with WebDriver BiDi. `options` are those of Puppeteer's `launch`. */
export async function startFirefox(options: object = {}): Promise<Engine> {
  const launch = { browser: 'firefox', executablePath: found, ...options };
  return startByPuppeteer(await installDrivers(), 'puppeteer-core', launch, 'bidi');
}

/** Firefox by WebDriver BiDi: Debian's, or Playwright's own build. */
export const firefox: Start = {
  name: 'Firefox',
  needs: 'firefox-esr',
  start: found === undefined ? undefined : () => startFirefox(),
};
