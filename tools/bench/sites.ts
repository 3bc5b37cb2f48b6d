import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import { builtApp } from '../built-app.ts';
import { siteRules } from '../hosting/site-rules.ts';

const root = join(import.meta.dirname, '../..');

const writeRules = (site: string) => {
  writeFileSync(join(site, 'headers.json'), JSON.stringify(siteRules({})));
};

/** The control pages: /login and home as static HTML without JavaScript, the lower bound of every load time. */
export function controlSite(): string {
  const site = join(root, 'dist/bench/control');
  mkdirSync(site, { recursive: true });
  cpSync(join(builtApp(), 'assets'), join(site, 'assets'), { recursive: true });
  mkdirSync(join(site, 'user'), { recursive: true });
  for (const file of ['index.html', 'login.html', 'user/home.html']) {
    const page = readFileSync(join(builtApp(), file), 'utf8')
      .replace(/<script[^>]*><\/script>/g, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '');
    writeFileSync(join(site, file), page);
  }
  writeRules(site);
  return site;
}

/** The floor app: the required packages with an empty app, built with the same settings. */
export async function floorSite(): Promise<string> {
  const site = join(root, 'dist/bench/floor');
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'floor'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: site, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  cpSync(join(site, 'index.html'), join(site, 'login.html'));
  mkdirSync(join(site, 'user'), { recursive: true });
  cpSync(join(site, 'index.html'), join(site, 'user/home.html'));
  writeRules(site);
  return site;
}
