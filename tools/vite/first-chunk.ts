import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * The files of a build. The modules of the first page and those of home become one file each, with everything that they import at
 * once: few large files load sooner than many small ones on a slow line, and compress better. A module
 * belongs to the first group that has it; what no group has stays with its own `import()`.
 */
export function chunkGroups() {
  const entries = {
    first: ['src/main.tsx'],
    login: ['src/app/PublicShell.tsx', 'src/features/login/LoginScreen.tsx'],
    // How calls are made: /login needs it on submit, every other page at once.
    wire: [
      'src/features/login/login-form.ts',
      'src/api/account-login.ts',
      'src/api/lookup-active.ts',
      'src/api/lookup-info.ts',
    ],
    // Every page but /login needs it.
    query: ['src/app/Queries.tsx'],
    home: ['src/app/MemberShell.tsx', 'src/app/MemberHome.tsx'],
  };
  let chunks: { name: string; members: Set<string> }[] | undefined;
  const chunkOf = (id: string, graph: ModuleGraph): string | undefined => {
    // The file that gathers the constants of the contract would bring all of them.
    if (id.includes('?part=')) return undefined;
    chunks ??= Object.entries(entries).map(([name, files]) => ({ name, members: closure(files, graph) }));
    const [found, ...others] = chunks.filter(({ members }) => members.has(id));
    // Member pages must not bring the login page for what both use.
    return found?.name === 'login' && others.length > 0 ? 'first' : found?.name;
  };
  const names = Object.keys(entries);
  return [
    // It must not wait for the app.
    { name: 'boot', test: ofBoot, priority: names.length + 1 },
    // A group takes what its modules import from the groups below it, so each has a priority of its own.
    ...names.map((name, index) => ({
      name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === name ? name : null),
      debugName: name,
      priority: names.length - index,
    })),
  ];
}

/** What the boot script imports. Every part of the app may import it too. */
const ofBoot = new RegExp(
  [
    'vite/preload-helper',
    'src/(api/wire/(early-load|client-headers|stored-token)|lib/(browser-storage|incidents|timings)|paths|settings)\\.ts$',
    'operations\\.ts\\?part=(refreshSlots|getWallet)$',
  ].join('|'),
);

function closure(entries: readonly string[], graph: ModuleGraph): Set<string> {
  const members = new Set<string>();
  const waiting = entries.map((entry) => join(import.meta.dirname, '../..', entry));
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
          if (output.type === 'chunk' && output.facadeModuleId === join(import.meta.dirname, '../..', entry)) add(file);
        }
        return [...links(fetched, 'modulepreload'), ...links(styles, 'stylesheet')];
      },
    },
  };
}
