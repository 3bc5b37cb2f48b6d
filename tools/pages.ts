import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Table from '../src/app/pages.ts';
import { destinationOf, paths } from '../src/paths.ts';

export type { SheetName } from '../src/paths.ts';

const root = join(import.meta.dirname, '..');
const file = pathToFileURL(join(root, 'src/app/pages.ts')).href;

// Vite bundles its configuration with all files that an import names, `import()` included, and the table names the pages. So
// this import has no name, and no type of its own.
const { pages, pageNames, pathOf, shellOf, textsOf } = (await import(file)) as typeof Table;

export type PageName = (typeof pageNames)[number];

/** The module that a row of the table imports. Its text names it; calling it would load the component. */
function moduleOf({ load }: { load: () => unknown }): string {
  const [, imported = ''] = /\bimport\(['"](.+?)['"]\)/.exec(String(load)) ?? [];
  return relative(root, fileURLToPath(new URL(imported, file)));
}

/** The modules of a page: its shell, the query cache and its screen. */
export function modulesOf(name: PageName): string[] {
  const shell = shellOf(name);
  const cache = shell && !pages[name].withoutQueries ? ['src/app/Queries.tsx'] : [];
  return [...(shell ? [moduleOf(shell)] : []), ...cache, moduleOf(pages[name])];
}

/** The namespaces of a page with its shell. */
const namespacesOf = (name: PageName) => [
  ...new Set(['common', ...(shellOf(name)?.texts ?? []), ...textsOf(pages[name])]),
];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The modules of a page's texts, `bankName` in bank-name.ts. */
export const textModulesOf = (name: PageName, language: string): string[] =>
  namespacesOf(name).map((namespace) => `src/i18n/${language}/${kebab(namespace)}.ts`);

/** The modals that one tap on home opens. */
export const sheetsOfHome = [...(pages.home.oneTap?.sheets ?? [])];

/** The path that stands for all unknown paths: its document is /404.html. */
const unknownPath = '/404';

const pathOfPage = (name: PageName) => (name === 'notFound' ? unknownPath : pathOf(name));

/** An address of each page, with its name in file names. */
export const pageAddresses = pageNames.map((name) => ({ name: kebab(name), path: pathOfPage(name) }));

/** The prerendered pages. The document of `/user/home` is `/user/home.html`. */
export const prerenderedPages = pageNames
  .filter((name) => pages[name].document !== null)
  .map((name) => ({ name, path: pathOfPage(name) }));

/** The document of every known path (R-121…R-131). A page without one gets index.html and is rendered in the browser. */
export const documentOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(paths).map((path) => {
    const shown = destinationOf(path);
    return [path, prerenderedPages.some((page) => page.path === shown) ? `${shown}.html` : '/index.html'] as const;
  }),
);

/** The document of every other path, with status 404. */
export const notFoundDocument = `${unknownPath}.html`;
