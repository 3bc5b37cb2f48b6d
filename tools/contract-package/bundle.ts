import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { inPackage } from './in-package.ts';

const root = join(import.meta.dirname, '../..');
/** Vite writes it for the packages whose code is in the bundles. */
const licences = 'THIRD_PARTY_LICENCES.md';

/**
 * Bundles the command and the schemas for Node. The bundles are two folders below the package root, as the tools are
 * here, so that relative paths work in both places.
 */
export async function bundle(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [commandsOfThePackage()],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      emptyOutDir: true,
      outDir: join(folder, 'lib/cli'),
      license: { fileName: licences },
      rolldownOptions: {
        input: {
          'wallet-contract': join(import.meta.dirname, 'wallet-contract.ts'),
          schemas: join(root, 'generated/schemas.ts'),
          'error-codes': join(root, 'generated/error-codes.ts'),
        },
        // Optional native modules of the socket package.
        external: ['bufferutil', 'utf-8-validate'],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          banner: (chunk) => (chunk.name === 'wallet-contract' ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  });
  renameSync(join(folder, 'lib/cli', licences), join(folder, licences));
}

/** Replaces the command and file names of this repository by those of the package. */
function commandsOfThePackage(): Plugin {
  return {
    name: 'commands-of-the-package',
    enforce: 'pre',
    transform: (code, id) => (id.includes('node_modules') ? undefined : inPackage(code)),
  };
}
