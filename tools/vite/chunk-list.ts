import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The files of a build. Vite's manifest does not name the modules of a chunk that has several. */
export interface ChunkList {
  /** By file: the files that it imports at once, and its style sheets. */
  chunks: Record<string, { imports: string[]; styles: string[] }>;
  /** The file of each module. */
  fileOf: Record<string, string>;
}

/** The chunks of a bundle, with paths relative to `root`. */
export function chunkListOf(bundle: Rolldown.OutputBundle, root: string): ChunkList {
  const list: ChunkList = { chunks: {}, fileOf: {} };
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue;
    const { fileName, imports, viteMetadata, moduleIds } = output;
    list.chunks[fileName] = { imports, styles: [...(viteMetadata?.importedCss ?? [])] };
    for (const id of moduleIds) {
      const path = relative(root, id);
      if (/^(src|node_modules)\//.test(path)) list.fileOf[path] = fileName;
    }
  }
  return list;
}

/** The scripts and style sheets that modules need at once. */
export function filesOf({ chunks, fileOf }: ChunkList, modules: readonly string[]) {
  const scripts = new Set<string>();
  const add = (file: string) => {
    if (scripts.has(file)) return;
    scripts.add(file);
    chunks[file]?.imports.forEach(add);
  };
  for (const name of modules) {
    const file = fileOf[name];
    if (file === undefined) throw new Error(`${name} is not in the build`);
    add(file);
  }
  return { scripts: [...scripts], styles: [...scripts].flatMap((file) => chunks[file]?.styles ?? []) };
}

/** Writes `.vite/chunks.json` for `npm run size`, with the modules that load each module by `import()`. */
export function chunkList(): Plugin {
  let root = '';
  return {
    name: 'wallet-chunk-list',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      ({ root } = resolved);
    },
    writeBundle({ dir = '' }, bundle) {
      const list = chunkListOf(bundle, root);
      const importersOf = (path: string) => this.getModuleInfo(join(root, path))?.dynamicImporters ?? [];
      const importers = Object.keys(list.fileOf).map(
        (path) => [path, importersOf(path).map((id) => relative(root, id))] as const,
      );
      mkdirSync(join(dir, '.vite'), { recursive: true });
      writeFileSync(
        join(dir, '.vite/chunks.json'),
        JSON.stringify({ ...list, importers: Object.fromEntries(importers) }),
      );
    },
  };
}
