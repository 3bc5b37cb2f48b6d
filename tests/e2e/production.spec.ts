import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/contract.ts';
import { expect, test } from '../support/wallet-test.ts';

// Checks the built files without a browser. It is here because the browser tests use these builds.

/** Texts that only the development tools contain, and the names of their modules. */
const markers = [
  '/__contract',
  '/__sandbox/faults',
  'Contract violations',
  'Answer with it',
  'src/dev/',
  'start-dev-tools',
];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const sites = () =>
  readdirSync(join(root, 'dist'))
    .map((name) => join(root, 'dist', name))
    .filter((site) => existsSync(join(site, 'index.html')) && existsSync(join(site, 'headers.json')));

test('B-12 B-13 no build contains the development tools', () => {
  expect(sites().length).toBeGreaterThan(0);
  for (const site of sites()) {
    const files = filesIn(site).filter((file) => /\.(js|css|html|json)$/.test(file));
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((file) => {
      const built = readFileSync(file, 'utf8');
      return markers.filter((marker) => built.includes(marker)).map((marker) => `${marker} in ${file}`);
    });
    expect(found).toEqual([]);
  }
});

test('A-142 A-124 each document of each build has noindex, and says in each language that it needs JavaScript', () => {
  const documents = sites()
    .flatMap(filesIn)
    .filter((file) => file.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(10);
  const noindex = '<meta name="robots" content="noindex"';
  const needsScript = ['th', 'lo', 'en'].map((language) => new RegExp(`<p lang="?${language}"?[^>]*>[^<]*JavaScript`));
  for (const file of documents) {
    const html = readFileSync(file, 'utf8');
    expect(html, file).toContain(noindex);
    for (const said of needsScript) expect(html, file).toMatch(said);
  }
});
