import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, resolveConfig, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../support/contract.ts';

const config = join(root, 'vite.config.ts');

/**
 * Notes the modules whose text is not that of their file. It comes after the plugins of the project and before those
 * of Vite and React, which compile. Style sheets stay out, because Vite reads them itself, and so do modules
 * without a file (`\0`) and files that Vite imports for their address (`?url`), which have no text.
 */
function compareWithFiles(seen: string[], changed: string[]): Plugin {
  return {
    name: 'compare-with-files',
    enforce: 'pre',
    transform(code, id) {
      const path = relative(root, id);
      if (!/^(src|generated|node_modules)\/[^?\0]*\.(tsx?|[cm]?js)$/.test(path)) return;
      seen.push(path);
      if (code !== readFileSync(id, 'utf8')) changed.push(path);
    },
  };
}

/** A plugin without `enforce` would change modules after the comparison. */
test('no plugin of the project has a hook that changes modules', async () => {
  const { plugins } = await resolveConfig({ configFile: config, root, mode: 'sandbox', logLevel: 'silent' }, 'build');
  const ours = plugins.filter(({ name }) => name.startsWith('wallet-'));
  expect(ours.length).toBeGreaterThan(5);
  expect(ours.filter(({ load, transform, renderChunk }) => load ?? transform ?? renderChunk)).toEqual([]);
  const others = plugins
    .map(({ name }) => name)
    .filter((name) => !/^(wallet-|vite:|builtin:|native:|alias$)/.test(name));
  expect(others).toEqual([]);
});

/** Builds in memory with the configuration of the project. */
async function built(plugins: Plugin[]): Promise<{ seen: string[]; changed: string[] }> {
  const seen: string[] = [];
  const changed: string[] = [];
  await build({
    root,
    configFile: config,
    mode: 'sandbox',
    logLevel: 'silent',
    plugins: [
      ...plugins,
      compareWithFiles(seen, changed),
      // All modules are read now. The rest of the build would write files.
      { name: 'stop', buildEnd: () => Promise.reject(new Error('all modules are read')) },
    ],
  }).catch((error: unknown) => {
    if (!String(error).includes('all modules are read')) throw error;
  });
  return { seen, changed };
}

test('every module of src, generated and the packages is built with the text of its file', async () => {
  const { seen, changed } = await built([]);
  expect(seen).toEqual(
    expect.arrayContaining([
      ...['src/main.tsx', 'src/api/lookup.ts', 'generated/schemas/wallet.ts'],
      ...['node_modules/i18next/dist/esm/i18next.js', 'node_modules/react-hook-form/dist/index.esm.mjs'],
    ]),
  );
  expect(changed).toEqual([]);
});

test('a plugin that changes a module is found', async () => {
  const edit: Plugin = {
    name: 'edit',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('/src/api/lookup.ts') ? `${code}\nvoid 0;` : undefined),
  };
  expect((await built([edit])).changed).toEqual(['src/api/lookup.ts']);
});
