import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { oldestBrowsers } from './browser-targets.ts';

const name = 'before-paint.js';

async function bundled(root: string, laos: boolean): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __WALLET_SETTINGS__: JSON.stringify({ laos }), __OLDEST_BROWSERS__: JSON.stringify(oldestBrowsers()) },
    build: {
      // Older browsers than those of package.json run it too: it tells their members so (src/old-browser.ts).
      target: 'es2015',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/before-paint.ts'), output: { format: 'iife' } },
    },
  });
  const [built] = [result].flat().filter((each) => 'output' in each);
  if (!built) throw new Error('src/before-paint.ts made no script');
  return built.output[0].code;
}

/**
 * Adds src/before-paint.ts to the head as a blocking script. It is a separate file, because the CSP forbids inline
 * scripts, and a classic script, because a module would run after the first paint.
 */
export function beforePaint({ laos }: { laos: boolean }): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'wallet-before-paint',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    configResolved(config) {
      ({ root } = config);
      isBuild = config.command === 'build';
    },
    async buildStart() {
      if (isBuild) this.emitFile({ type: 'asset', name, source: await bundled(root, laos) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        // The dev server has no prerendered pages, so a module is early enough.
        const dev = { type: 'module', src: '/src/before-paint.ts' };
        const file = Object.values(bundle).find((each) => each.type === 'asset' && each.names.includes(name));
        if (isBuild && !file) throw new Error(`${name} is not in the build`);
        if (file) return [{ tag: 'script', attrs: { src: `/${file.fileName}` }, injectTo: 'head-prepend' }];
        // After Vite's client, which defines the settings.
        return [{ tag: 'script', attrs: dev, injectTo: 'head' }];
      },
    },
  };
}
