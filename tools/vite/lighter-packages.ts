import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
const router = join(root, 'node_modules/react-router/dist/production');

/** The replacement of a package, or of one file of it. */
const replaced: Readonly<Record<string, string>> = {
  // `exports` of the package offers only the build with development warnings.
  'react-router': join(router, 'index.mjs'),
  'react-router/dom': join(router, 'dom-export.mjs'),
  // All supported browsers have their own.
  'resize-observer-polyfill': '\0native-resize-observer',
};

const routerFile = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
const queryFile = /\/query-core\/build\/modern\/query\.js$/;
const formFile = /\/react-hook-form\/dist\/index\.esm\.mjs$/;
const i18nextFile = /\/i18next\/dist\/esm\/i18next\.js$/;

/** Code that this app does not use and a bundler cannot remove. */
const edits: readonly { file: RegExp; from: string; to: string }[] = [
  {
    // Only the router's own framework prefetches pages.
    file: routerFile,
    from: '/* @__PURE__ */ React10.createElement(PrefetchPageLinks, { page: href })',
    to: 'null',
  },
  {
    // Only a data router has this state.
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
    // Assigning a property keeps an unused component and all its imports.
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
    // The app does not use `isReady`. Setting it renders every form twice before it is painted.
    file: formFile,
    from: `        updateFormState((data) => ({
            ...data,
            isReady: true,
        }));
`,
    to: '',
  },
  {
    // This app has no infinite queries.
    file: queryFile,
    from: 'infiniteQueryBehavior(this.options.pages)',
    to: 'undefined',
  },
  {
    // The texts use plain placeholders only: `{name}`, never `{name, number}`.
    file: i18nextFile,
    from: 'formatter = Formatter;',
    to: 'formatter = undefined;',
  },
  {
    // No text contains another: `$t(key)`.
    file: i18nextFile,
    from: '  nest(str, fc, options = {}) {',
    to: '  nest(str, fc, options = {}) { return str;',
  },
  {
    // All three languages are written from left to right.
    file: i18nextFile,
    from: '  dir(lng) {',
    to: "  dir() { return 'ltr';",
  },
  {
    // The app has one instance.
    file: i18nextFile,
    from: '  cloneInstance(options = {}, callback = noop) {',
    to: '  cloneInstance(options = {}, callback = noop) { return this;',
  },
];

/** Fails the build if a new version of a package has changed these lines. */
function edited(code: string, id: string): string {
  // The router's other file is for data routers.
  if (routerFile.test(id) && !code.includes('function _renderMatches(')) return code;
  return edits
    .filter(({ file }) => file.test(id))
    .reduce((text, { from, to }) => {
      if (text.split(from).length !== 2) throw new Error(`tools/vite/lighter-packages.ts: not once in ${id}: ${from}`);
      return text.replace(from, () => to);
    }, code);
}

/** Removes code of packages that this app does not use (docs/performance.md). */
export function lighterPackages(): Plugin {
  return {
    name: 'wallet-lighter-packages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId: (id) => replaced[id],
    load: (id) => (id === '\0native-resize-observer' ? 'export default globalThis.ResizeObserver;' : undefined),
    transform: { filter: { id: [routerFile, queryFile, formFile, i18nextFile] }, handler: edited },
  };
}
