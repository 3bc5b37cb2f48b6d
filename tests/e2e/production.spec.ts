import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../support/contract.ts';
import { expect, test } from '../support/wallet-test.ts';

// Checks the built files without a browser. It is here because the browser tests use these builds.

const source = join(root, 'src');
const developmentOnly = [
  ...readdirSync(join(source, 'dev')).map((name) => `dev/${name}`),
  'app/start-dev-tools.ts',
  'api/wire/read/contract-violations.ts',
  'api/wire/send/preferred-answers.ts',
  'api/wire/read/contract-violations.ts',
];

/** The texts of a module that a bundle would contain: literals and JSX text. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node)) texts.push(node.text.trim());
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text.trim());
    node.forEachChild(visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind));
  // Single words and header names can occur elsewhere.
  return texts.filter((text) => text.length >= 8 && !/^[A-Za-z]+(-[A-Z][a-z]+)*$/.test(text));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const sites = () =>
  readdirSync(join(root, 'dist'))
    .map((name) => join(root, 'dist', name))
    .filter((site) => existsSync(join(site, 'index.html')) && existsSync(join(site, 'headers.json')));

const others = filesIn(source)
  .filter((file) => !developmentOnly.some((name) => file === join(source, name)))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('B-12 B-13 no build contains a text, a style or a module of the development tools', () => {
  const texts = developmentOnly.filter((name) => /\.tsx?$/.test(name)).flatMap((name) => textsOf(join(source, name)));
  const own = [...new Set(texts)].filter((text) => !others.includes(text));
  expect(own).toEqual(
    expect.arrayContaining(['/__contract', '/__sandbox/faults', 'Contract violations', 'Answer with it']),
  );
  expect(sites().length).toBeGreaterThan(0);
  for (const site of sites()) {
    const files = filesIn(site).filter((file) => /\.(js|css|html|json)$/.test(file));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const built = readFileSync(file, 'utf8');
      expect(
        [...own, 'src/dev/', 'start-dev-tools'].filter((text) => built.includes(text)),
        file,
      ).toEqual([]);
    }
  }
});

test('A-142 each document of each build has noindex', () => {
  const documents = sites()
    .flatMap(filesIn)
    .filter((file) => file.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(10);
  for (const file of documents) {
    expect(readFileSync(file, 'utf8'), file).toContain('<meta name="robots" content="noindex"');
  }
});
