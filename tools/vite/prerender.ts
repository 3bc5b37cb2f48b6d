import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

interface Prerendered {
  prerenderLogin(): Promise<string>;
}

/** Writes login.html beside index.html: the same document with the login page in it (docs/performance.md). */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'wallet-prerender',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const site = join(config.root, config.build.outDir);
      const serverDir = join(config.root, 'node_modules/.cache/prerender', String(process.pid));
      await build({
        root: config.root,
        mode: config.mode,
        logLevel: 'error',
        build: { ssr: 'src/prerender.tsx', outDir: serverDir, emptyOutDir: true, manifest: false },
      });
      // The build above wrote this module from src/prerender.tsx.
      const page = (await import(pathToFileURL(join(serverDir, 'prerender.js')).href)) as Prerendered;
      const html = await page.prerenderLogin();
      const document = await readFile(join(site, 'index.html'), 'utf8');
      const written = document.replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
      await writeFile(join(site, 'login.html'), written);
      await rm(serverDir, { recursive: true });
    },
  };
}
