import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('R-472 the files and folders that the stack names are at the top', () => {
  const files = 'package.json openapi.yaml asyncapi.yaml codegen.config.ts vite.config.ts tsconfig.json'.split(' ');
  for (const name of files) expect(statSync(join(root, name)).isFile(), name).toBe(true);
  for (const name of ['src', 'generated', 'mocks', 'tests']) {
    expect(statSync(join(root, name)).isDirectory(), name).toBe(true);
  }
});

test('node_modules is never committed, as a folder or as a link', () => {
  // With a trailing slash the pattern would not match a symbolic link.
  expect(readFileSync(join(root, '.gitignore'), 'utf8').split('\n')).toContain('node_modules');
});

test('a tool is one file or one folder, not both', () => {
  const names = readdirSync(join(root, 'tools'), { withFileTypes: true }).map(({ name }) =>
    name.replace(/\.[jt]s$/, ''),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
