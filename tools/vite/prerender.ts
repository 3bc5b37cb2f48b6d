import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { modulesOf, prerenderedPages, textModulesOf } from '../pages.ts';
import { chunkListOf, filesOf } from './chunk-list.ts';

interface Prerendered {
  prerender(path: string): Promise<{ html: string; title: string }>;
}

/** Writes the documents of the prerendered pages: index.html with the rendered page in it (docs/performance.md). */
export function prerender({ laos }: { laos: boolean }): Plugin {
  let config: ResolvedConfig;
  const locale = laos ? 'la' : 'th';
  return {
    name: 'wallet-prerender',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      sequential: true,
      async handler(_options, bundle) {
        const site = join(config.root, config.build.outDir);
        const serverDir = join(config.root, 'node_modules/.cache/prerender', String(process.pid));
        await build({
          root: config.root,
          mode: config.mode,
          logLevel: 'error',
          build: { ssr: 'src/prerender.tsx', outDir: serverDir, emptyOutDir: true, manifest: false },
        });
        // The build has written this module from src/prerender.tsx.
        const app = (await import(pathToFileURL(join(serverDir, 'prerender.js')).href)) as Prerendered;
        const document = await readFile(join(site, 'index.html'), 'utf8');
        const chunks = chunkListOf(bundle, config.root);
        for (const { name, path } of prerenderedPages) {
          const { html, title } = await app.prerender(path);
          const { scripts, styles } = filesOf(chunks, [...modulesOf(name), ...textModulesOf(name, locale)]);
          const isNew = (file: string) => !document.includes(`/${file}"`);
          const links = [
            ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
            ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
          ];
          const written = document
            .replace(/<html /, () => `<html data-prerendered="${path}" `)
            // The page's script later sets the title "Login · service".
            .replace(/<title>.*<\/title>/, (generic) => (path === '/login' ? generic : `<title>${title}</title>`))
            .replace('</head>', () => `${links.join('\n    ')}\n  </head>`)
            .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
          const file = join(site, `${path}.html`);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, written);
        }
        await rm(serverDir, { recursive: true });
      },
    },
  };
}
