import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * The chunks that come first: one for a module and everything it imports at once, because a single file for the first page
 * compresses better than the many shared pieces a bundler would make of it (README, Speed); and beside it what every import()
 * needs, the boot script's too, which must not wait for the app.
 */
export function firstChunks(entry: string) {
  let members: Set<string> | undefined;
  const name = (id: string, graph: ModuleGraph): string | null => {
    members ??= closure(join(import.meta.dirname, '..', entry), graph);
    return members.has(id) && !id.includes('?part=') ? 'first' : null;
  };
  return [
    { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
    { name, debugName: 'first' },
  ];
}

function closure(entry: string, graph: ModuleGraph): Set<string> {
  const members = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (members.has(id)) continue;
    members.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return members;
}

/** Lets the browser fetch a module that the boot script will import, with its styles, while it paints the page. */
export function fetchedEarly(entry: string): Plugin {
  return {
    name: 'wallet-fetched-early',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const links = (files: Iterable<string>, rel: string): HtmlTagDescriptor[] =>
          [...files]
            .filter((file) => !html.includes(file))
            .map((file) => ({ tag: 'link', attrs: { rel, crossorigin: true, href: `/${file}` }, injectTo: 'head' }));
        const fetched = new Set<string>();
        const styles = new Set<string>();
        const add = (file: string) => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || fetched.has(file)) return;
          fetched.add(file);
          for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
          chunk.imports.forEach(add);
        };
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type === 'chunk' && output.facadeModuleId === join(import.meta.dirname, '..', entry)) add(file);
        }
        return [...links(fetched, 'modulepreload'), ...links(styles, 'stylesheet')];
      },
    },
  };
}
