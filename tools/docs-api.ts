/** `npm run docs:api`: a reference of both contracts in dist/docs: three pages that need no server and no network. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { redoclyCli, redoclyEnvironment } from './redocly.ts';
import { readArguments } from './read-arguments.ts';

const root = join(import.meta.dirname, '..');
const { words } = readArguments({ usage: 'npm run docs:api -- [<folder>]   (default: dist/docs)', words: 1 });
const [wanted = 'dist/docs'] = words;
const folder = resolve(root, wanted);

/** Redoc would load its vendor's logo. */
const nothingFromElsewhere = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data: blob:; font-src data:" />`;

interface Info {
  info: { title: string; version: string };
}

const pages = ['openapi', 'asyncapi'].map((name) => {
  // Lint guarantees these fields.
  const { info } = parse(readFileSync(join(root, `${name}.yaml`), 'utf8')) as Info;
  return { name, ...info };
});

mkdirSync(folder, { recursive: true });
for (const { name, title } of pages) build(name, title);
writeFileSync(join(folder, 'index.html'), contents());
console.log(join(folder, 'index.html'));

/** Redoc's page with its script inlined instead of loaded from the vendor's host. */
function build(name: string, title: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      redoclyCli,
      'build-docs',
      `${name}.yaml`,
      '--inlineBundle',
      '--openapi.showExtensions=x-assumed,x-any-text,x-decimals,x-invalid-request,x-link,x-order',
      '--title',
      title,
      '--output',
      join(folder, `${name}.html`),
    ],
    { cwd: root, encoding: 'utf8', env: redoclyEnvironment },
  );
  if (status !== 0) {
    console.error(stderr || stdout);
    process.exit(1);
  }
  const file = join(folder, `${name}.html`);
  writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head>${nothingFromElsewhere}`));
}

function contents(): string {
  const about: Record<string, string> = {
    openapi: 'Every call: what it takes, what it answers, by which codes it refuses',
    asyncapi: 'The socket of the support chat',
  };
  const items = pages.map(
    ({ name, title, version }) =>
      `<li><a href="${name}.html">${title}</a> ${version} (${name}.yaml)<br />${about[name] ?? ''}</li>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Member wallet: the contract</title>
    <style>
      :root { color-scheme: dark light; font: 16px/1.6 system-ui, sans-serif; }
      body { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; }
      li { margin: 1rem 0; }
    </style>
  </head>
  <body>
    <h1>Member wallet: the contract</h1>
    <ul>
      ${items.join('\n      ')}
    </ul>
  </body>
</html>
`;
}
