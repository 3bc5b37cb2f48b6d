/** `npm run docs:api`: a reference of both contracts in dist/docs: three pages that need no server and no network. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readAsyncApi, readOpenApi } from './generate/contract.ts';
import { runRedocly } from './redocly.ts';
import { readArguments } from './read-arguments.ts';

const root = join(import.meta.dirname, '..');
const { words } = readArguments({ usage: 'npm run docs:api -- [<folder>]   (default: dist/docs)', words: 1 });
const [wanted = 'dist/docs'] = words;
const folder = resolve(root, wanted);

/** Redoc would load its vendor's logo. */
const nothingFromElsewhere = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data: blob:; font-src data:" />`;

const contract = new URL('../', import.meta.url);
const pages = [
  ['openapi', readOpenApi(contract), 'Every call: what it takes, what it answers, by which codes it refuses'],
  ['asyncapi', readAsyncApi(contract), 'The socket of the support chat'],
] as const;

mkdirSync(folder, { recursive: true });
const links: string[] = [];
for (const [name, { info }, what] of pages) {
  await build(name, info.title);
  links.push(`<li><a href="${name}.html">${info.title}</a> ${info.version} (${name}.yaml)<br>${what}</li>`);
}
const index = join(folder, 'index.html');
const title = 'Member wallet: the contract';
const style = ':root { color-scheme: dark light; font: 16px/1.6 system-ui, sans-serif; } li { margin: 1rem 0; }';
writeFileSync(
  index,
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style><h1>${title}</h1><ul>${links.join('\n')}</ul></html>\n`,
);
console.log(index);

/** Redoc's page with its script inlined instead of loaded from the vendor's host. */
async function build(name: string, heading: string): Promise<void> {
  const file = join(folder, `${name}.html`);
  const extensions = 'x-assumed,x-any-text,x-decimals,x-invalid-request,x-link,x-order';
  const options = ['--inlineBundle', `--openapi.showExtensions=${extensions}`, '--title', heading, '--output', file];
  const { passed, stdout, stderr } = await runRedocly('build-docs', join(root, `${name}.yaml`), ...options);
  if (!passed) {
    console.error(stderr || stdout);
    process.exit(1);
  }
  writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head>${nothingFromElsewhere}`));
}
