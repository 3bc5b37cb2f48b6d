/** `npm run compat`: compares the built files with what the browsers of `browserslist` have, by MDN's data. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceptions } from './exceptions.ts';
import { lackingIn } from './lacking.ts';

const dist = join(import.meta.dirname, '../../dist');
/** Most files of the builds differ in the hashes of the names that they import only. */
const distinct = new Map<string, string>();
for (const file of globSync('sandbox*/assets/*.{css,js}', { cwd: dist })) {
  distinct.set(readFileSync(join(dist, file), 'utf8').replaceAll(/-[\w-]{8}(?=\.(css|js)\b)/g, ''), file);
}
const unused = new Set(Object.keys(exceptions));
const problems: string[] = [];
for (const [text, file] of distinct) {
  for (const [feature, browsers] of lackingIn(file, text)) {
    const exception = Object.keys(exceptions).find((known) => `${feature}.`.startsWith(`${known}.`));
    if (exception === undefined) problems.push(`${file}: ${feature} is not in ${browsers.join(', ')}`);
    else unused.delete(exception);
  }
}
if (distinct.size === 0) problems.push('There is no built app: run `npm run build:all` first.');
else for (const name of unused) problems.push(`tools/compat/exceptions.ts: nothing uses ${name}`);
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(`${distinct.size} different files of the builds use only what the browsers of the list have`);
process.exitCode = problems.length > 0 ? 1 : 0;
