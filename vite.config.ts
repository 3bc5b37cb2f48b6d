import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { readSettings, type Settings } from './src/settings-schema.ts';
import { chunkList } from './tools/vite/chunk-list.ts';
import { compiledWithFile } from './tools/vite/compiled-with-file.ts';
import { compressedFiles } from './tools/vite/compressed-files.ts';
import { contractAnswers } from './tools/vite/contract-answers.ts';
import { contractVersion } from './tools/vite/contract-version.ts';
import { fetchedEarly, chunkGroups } from './tools/vite/chunk-groups.ts';
import { beforePaint } from './tools/vite/before-paint.ts';
import { browserTargets, oldestBrowsers } from './tools/vite/browser-targets.ts';
import { fileName } from './tools/vite/file-names.ts';
import { hostingFiles } from './tools/vite/hosting-files.ts';
import { mediaServer } from './tools/vite/media-server.ts';
import { preconnect } from './tools/vite/preconnect.ts';
import { prerender } from './tools/vite/prerender.ts';
import { siteIdentity } from './tools/vite/site-identity.ts';

/** Without its settings, a build for Laos would be a Thai one in the folder `dist/laos`. */
function checkMode(mode: string): void {
  const file = `.env.${mode}`;
  if (mode === 'production' || process.env['WALLET_LAOS'] !== undefined) return;
  if (existsSync(join(import.meta.dirname, file))) return;
  throw new Error(`There is no ${file} for --mode ${mode}: write it, or set WALLET_LAOS to true or false`);
}

function settingsOrExit(mode: string, isBuild: boolean): Settings {
  try {
    if (isBuild) checkMode(mode);
    return readSettings({ ...loadEnv(mode, import.meta.dirname, 'WALLET_'), ...process.env });
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  }
}

const router = join(import.meta.dirname, 'node_modules/react-router/dist/production');
/** The router without its development warnings. `exports` of the package names only the build that has them. */
const routerForProduction = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
];

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const settings = settingsOrExit(mode, command === 'build');
  const backend = process.env['WALLET_DEV_BACKEND'];
  const chat = process.env['WALLET_DEV_CHAT'] ?? backend;
  return {
    define: {
      __WALLET_SETTINGS__: JSON.stringify(settings),
      __CONTRACT_VERSION__: JSON.stringify(contractVersion()),
      __OLDEST_BROWSERS__: JSON.stringify(oldestBrowsers()),
    },
    envPrefix: [],
    // The documents are rendered in Node, which takes the package as it is.
    ...(command === 'build' && !isSsrBuild && { resolve: { alias: routerForProduction } }),
    cacheDir: '.cache/vite',
    // Without this, Vite would scan every HTML file here, such as the output of `npm run docs:api`.
    optimizeDeps: { entries: ['index.html'] },
    plugins: [
      react(),
      mediaServer(),
      contractAnswers(),
      hostingFiles(settings),
      siteIdentity(settings),
      fetchedEarly('src/main.tsx'),
      beforePaint(settings),
      chunkList(),
      compiledWithFile(),
      prerender(settings),
      preconnect(settings),
      compressedFiles(),
    ],
    build: {
      target: isSsrBuild ? 'node24' : browserTargets(),
      outDir: mode === 'production' ? 'dist/site' : `dist/${mode}`,
      // The CSP allows data: addresses for pictures only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Node renders the login page from separate files.
        ...(!isSsrBuild && {
          output: {
            codeSplitting: { groups: chunkGroups() },
            entryFileNames: ({ name }) => fileName('assets', name, '.js'),
            chunkFileNames: ({ name }) => fileName('assets', name, '.js'),
            assetFileNames: ({ names: [name = ''] }) => fileName('assets', parse(name).name, '[extname]'),
          },
        }),
      },
      reportCompressedSize: false,
    },
    server: {
      port: 5173,
      strictPort: true,
      ...(backend && {
        proxy: {
          // History and uploads are on the same server as the socket.
          ...(chat && { '/api/chat/': chat, '/media/': chat }),
          '/api': backend,
          // The sandbox takes control requests from its own origin only, so the Host stays that of the page.
          '/__sandbox': { target: backend, changeOrigin: false },
          // Files that mediaServer does not have are uploads.
          '/media': backend,
          ...(chat && { '/socket.io': { target: chat, ws: true } }),
        },
      }),
    },
  };
});
