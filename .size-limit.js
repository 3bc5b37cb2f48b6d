import { readFileSync } from 'node:fs';
import { modulesOf, textModulesOf } from './tools/pages.ts';
import { filesOf } from './tools/vite/chunk-list.ts';

// Bytes of JavaScript, gzipped, that a visit needs (docs/performance.md), from the chunks of the sandbox build. What a page has
// already loaded is not counted again for the modals and pages that follow.
const site = 'dist/sandbox';
/** @type {import('./tools/vite/chunk-list.ts').ChunkList & { importers: Record<string, string[]> }} */
const list = JSON.parse(readFileSync(`${site}/.vite/chunks.json`, 'utf8'));
const { fileOf, importers } = list;

/**
 * The files that the modules need, with those that are loaded already.
 * @param {string[]} names
 * @param {Set<string>} [loaded]
 */
const filesFor = (names, loaded) => new Set([...(loaded ?? []), ...filesOf(list, names).scripts]);

/** @param {Iterable<string>} files */
const inSite = (files) => [...files].map((file) => `${site}/${file}`);

/** @param {import('./tools/pages.ts').PageName} name */
const filesOfPage = (name) =>
  filesFor(['src/boot.ts', 'src/main.tsx', ...modulesOf(name), ...textModulesOf(name, 'th')]);
const login = filesOfPage('login');
const home = filesOfPage('home');
// Fetched once the page is painted, and awaited on submit.
const submit = ['src/features/login/login-form.ts', 'src/api/account.ts', 'src/api/lookup.ts'];
const submitOnly = [...filesFor(submit, login)].filter((file) => !login.has(file));

/** What is loaded later: every module that an `import()` names, but for the texts, which are summed up for each language. */
const lazyModules = Object.keys(importers).filter((name) => importers[name]?.length);
const lazy = lazyModules.filter((name) => !home.has(fileOf[name] ?? '') && !name.startsWith('src/i18n/'));
/** @param {string} language */
const allTexts = (language) =>
  new Set(lazyModules.filter((name) => name.startsWith(`src/i18n/${language}/`)).map((name) => fileOf[name] ?? ''));

export default [
  { name: 'to use /login', path: inSite(login), limit: '130 kB', gzip: true },
  { name: 'to submit /login adds', path: inSite(submitOnly), limit: '32 kB', gzip: true },
  { name: 'to use /user/home', path: inSite(home), limit: '180 kB', gzip: true },
  { name: 'before the first paint', path: `${site}/assets/before-paint-*.js`, limit: '3 kB', gzip: true },
  ...lazy.map((name) => {
    // A view of a modal is loaded after the modal.
    const [importer = name, ...others] = importers[name] ?? [];
    const loaded = filesFor(others.length === 0 ? [importer] : [], home);
    const more = filesFor([name], loaded);
    return {
      name: `${name.replace(/^(src\/(features\/)?|node_modules\/)/, '')} adds`,
      path: inSite([...more].filter((file) => !loaded.has(file))),
      limit: '45 kB',
      gzip: true,
    };
  }),
  ...['en', 'th', 'la'].map((language) => ({
    name: `all texts in ${language}`,
    path: inSite(allTexts(language)),
    limit: '40 kB',
    gzip: true,
  })),
];
