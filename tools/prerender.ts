import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';

interface Prerendered {
  prerenderLogin(): Promise<string>;
}

/** The style sheets that a module and everything it imports at once need. */
function stylesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((next) => stylesOf(manifest, next, seen)), ...(chunk.css ?? [])];
}

/** Writes login.html beside index.html: the same document with the login page and its styles in it (quality.md, speed). */
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
      const manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8')) as Manifest; // Vite's own file
      const document = await readFile(join(site, 'index.html'), 'utf8');
      const missing = stylesOf(manifest, 'src/main.tsx').filter((style) => !document.includes(style));
      const links = missing.map((style) => `<link rel="stylesheet" href="/${style}">`);
      const written = document
        .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
      await writeFile(join(site, 'login.html'), written);
      await rm(serverDir, { recursive: true });
    },
  };
}
