import { readFileSync } from 'node:fs';

// Bytes of JavaScript, gzipped, that a visit needs (docs/performance.md), from the manifest of the sandbox build. What a page has
// already loaded is not counted again for the modals and pages that follow.
const site = 'dist/sandbox';
/** @type {Record<string, { file: string; imports?: string[]; isDynamicEntry?: boolean }>} */
const manifest = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, 'utf8'));

/**
 * The chunks that the modules need, with everything they import at once.
 * @param {string[]} names
 * @param {Set<string>} [seen]
 */
function closure(names, seen = new Set()) {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest of ${site}: build it first`);
    if (seen.has(name)) continue;
    seen.add(name);
    closure(chunk.imports ?? [], seen);
  }
  return seen;
}

/** @param {Set<string>} names */
const files = (names) => [...names].flatMap((name) => manifest[name]?.file ?? []).map((file) => `${site}/${file}`);

const text = (/** @type {string[]} */ ...names) => names.map((name) => `src/i18n/th/${name}.ts`);
const first = closure(['index.html', 'src/main.tsx', ...text('common')]);
const login = closure(
  ['src/app/PublicShell.tsx', 'src/features/login/LoginScreen.tsx', ...text('login')],
  new Set(first),
);
// Fetched once the page is painted, and awaited on submit.
const submit = [
  'src/features/login/login-form.ts',
  'src/api/account-login.ts',
  'src/api/lookup-active.ts',
  'src/api/lookup-info.ts',
];
const submitOnly = [...closure(submit, new Set(login))].filter((name) => !login.has(name));
const home = closure(
  ['src/app/Queries.tsx', 'src/app/MemberShell.tsx', 'src/app/MemberHome.tsx', ...text('titles', 'home', 'bank-name')],
  new Set(first),
);

/** What is loaded later: every module that an `import()` names, but for the texts, which are summed up for each language. */
const lazy = Object.keys(manifest).filter(
  (name) => manifest[name]?.isDynamicEntry && !home.has(name) && !name.startsWith('src/i18n/'),
);
const allTexts = (/** @type {string} */ language) =>
  new Set(Object.keys(manifest).filter((name) => name.startsWith(`src/i18n/${language}/`)));

export default [
  { name: 'to use /login', path: files(login), limit: '122 kB', gzip: true },
  { name: 'to submit /login adds', path: files(new Set(submitOnly)), limit: '20 kB', gzip: true },
  { name: 'to use /user/home', path: files(home), limit: '155 kB', gzip: true },
  { name: 'before the first paint', path: `${site}/assets/before-paint-*.js`, limit: '1 kB', gzip: true },
  ...lazy.map((name) => {
    const more = closure([name], new Set(home));
    return {
      name: `${name.replace(/^(src\/(features\/)?|node_modules\/)/, '')} adds`,
      path: files(new Set([...more].filter((each) => !home.has(each)))),
      limit: '35 kB',
      gzip: true,
    };
  }),
  ...['en', 'th', 'la'].map((language) => ({
    name: `all texts in ${language}`,
    path: files(allTexts(language)),
    limit: '40 kB',
    gzip: true,
  })),
];
