import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible: ReadonlySet<string> = new Set(['.html', '.css', '.js', '.svg', '.webmanifest', '.vtt']);
/** Compressing smaller files does not save a network packet. */
const minimum = 1024;

/** Writes a gzip and a brotli version of each text file, so that no server compresses on each request. */
export function compressedFiles(): Plugin {
  let site = '';
  return {
    name: 'wallet-compressed-files',
    // Each site may have its own mode. The modes of the tests need no compressed files.
    apply: (_config, { command, mode, isSsrBuild }) =>
      command === 'build' && !mode.startsWith('sandbox') && !isSsrBuild,
    configResolved({ root, build }) {
      site = join(root, build.outDir);
    },
    writeBundle: {
      // After the documents are written.
      order: 'post',
      sequential: true,
      async handler() {
        for (const entry of await readdir(site, { recursive: true, withFileTypes: true })) {
          const file = join(entry.parentPath, entry.name);
          if (!entry.isFile() || !compressible.has(extname(file))) continue;
          const content = await readFile(file);
          if (content.length < minimum) continue;
          await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
          await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
        }
      },
    },
  };
}
