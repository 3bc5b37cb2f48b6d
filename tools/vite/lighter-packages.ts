import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const router = join(root, 'node_modules/react-router/dist/production');

/** What stands in for a package, or the file of it that is taken. */
const replaced: Readonly<Record<string, string>> = {
  // `exports` of the package name only the build with the warnings of development.
  'react-router': join(router, 'index.mjs'),
  'react-router/dom': join(router, 'dom-export.mjs'),
  // Every browser that the build is for has its own.
  'resize-observer-polyfill': '\0native-resize-observer',
};

const routerFile = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
const i18nextFile = /\/i18next\/dist\/esm\/i18next\.js$/;

/** What this app has no use for; a bundler cannot know that. */
const edits: readonly { file: RegExp; from: string; to: string }[] = [
  {
    // Only the router's own framework fetches pages early.
    file: routerFile,
    from: '/* @__PURE__ */ React10.createElement(PrefetchPageLinks, { page: href })',
    to: 'null',
  },
  {
    // Only a router with loaders has such a state.
    file: routerFile,
    from: 'let dataRouterState = dataRouterOpts?.state;',
    to: 'const dataRouterState = undefined;',
  },
  {
    file: routerFile,
    from: 'RenderErrorBoundary.contextType = RSCRouterContext;',
    to: '',
  },
  {
    // Writing a property keeps a component that nobody uses, with all that it imports.
    file: routerFile,
    from: 'Form.displayName = "Form";',
    to: '',
  },
  {
    file: routerFile,
    from: 'var Form = React10.forwardRef(',
    to: 'var Form = /* @__PURE__ */ React10.forwardRef(',
  },
  {
    // Texts hold names and numbers as they are: `{name}`, never `{name, number}`.
    file: i18nextFile,
    from: 'formatter = Formatter;',
    to: 'formatter = undefined;',
  },
];

/** Fails the build where a new version of a package has changed the lines, so that its bytes do not come back unseen. */
function edited(code: string, id: string): string {
  // The router's other file is the part for data routers.
  if (routerFile.test(id) && !code.includes('function _renderMatches(')) return code;
  return edits
    .filter(({ file }) => file.test(id))
    .reduce((text, { from, to }) => {
      if (text.split(from).length !== 2) throw new Error(`tools/vite/lighter-packages.ts: not once in ${id}: ${from}`);
      return text.replace(from, () => to);
    }, code);
}

/** Leaves out of packages what no browser of ours needs and what a bundler cannot know to be of no use (docs/performance.md). */
export function lighterPackages(): Plugin {
  return {
    name: 'wallet-lighter-packages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId: (id) => replaced[id],
    load: (id) => (id === '\0native-resize-observer' ? 'export default globalThis.ResizeObserver;' : undefined),
    transform: { filter: { id: [routerFile, i18nextFile] }, handler: edited },
  };
}
